import { toastError } from '#client/lib/toast-error.ts';

/** Days could not be planned. */
export function tellPlanFailure(error: unknown): void {
  toastError('Failed to Generate Itinerary', error);
}
