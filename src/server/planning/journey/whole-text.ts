import type { PlanRequest } from '../assembly/plan-request.ts';

/** The field and the notes as one text, for what may stand in either. */
export function wholeText({
  destinations = '',
  additionalPreferences,
}: Pick<PlanRequest, 'destinations' | 'additionalPreferences'>): string {
  return `${destinations}. ${additionalPreferences}`;
}
