import { errorMessage } from './error-message.ts';
import { toastFailure } from './toast.tsx';

/** Says that something went wrong, and what the failed call says of it. */
export function toastError(title: string, error: unknown): void {
  toastFailure(title, errorMessage(error));
}
