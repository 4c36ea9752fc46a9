import { LONG_DAY } from '#server/planner/pace-limits.ts';
import type { MealSlot, Span } from '#server/planner/problem.ts';

type Day = { kind: string; window: Span; meals: readonly MealSlot[] };

const TRAVEL_DAYS = new Set<string>(['Arrival Day', 'Departure Day']);

/** Whether a day may last so long that it needs a rest. */
export function isLongDay([start, end]: Span): boolean {
  return end - start > LONG_DAY;
}

/** The hours of a day; of arrival or departure without a rest before dinner only as many as need none. */
export function windowWithRest({ kind, window, meals }: Day): Span {
  const [start, end] = window;
  const hasRest = meals.some(({ rest }) => rest !== undefined);

  return TRAVEL_DAYS.has(kind) && !hasRest ? [start, Math.min(end, start + LONG_DAY)] : window;
}
