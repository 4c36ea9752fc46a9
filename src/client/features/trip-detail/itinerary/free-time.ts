import { minutesOf, parseDuration } from '#shared/dates.ts';
import type { PlannedActivity } from '#shared/generation/generated-trip.schema.ts';

/** Less than this is no free time, only a way without hurry. */
const LEAST_MINUTES = 30;

/** A ride is an entry of its own: nothing is left for before it. */
function wayMinutes({ kind, travel }: PlannedActivity): number {
  return kind === 'ride' ? 0 : Math.round(travel?.minutes ?? 0);
}

/** Minutes between the end of one entry and leaving for the next; undefined when they are not worth a word. */
export function freeMinutes(
  before: PlannedActivity | undefined,
  next: PlannedActivity,
): number | undefined {
  const stay = before && parseDuration(before.duration);

  if (!before || stay === undefined) return undefined;
  const free = minutesOf(next.time) - (minutesOf(before.time) + stay) - wayMinutes(next);

  return free >= LEAST_MINUTES ? free : undefined;
}
