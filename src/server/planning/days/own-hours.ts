import type { PlannedRoute } from '#server/planner/problem.ts';
import { durationText, timeOf } from '#shared/dates.ts';
import type { PlannedActivity } from '#shared/generation/generated-trip.schema.ts';

/** A shorter gap is a pause and needs no words. */
const LEAST_IDLE = 75;
/** Left before the way to the next stop. */
const PAUSE = 10;

/**
 * The long gaps of a route in which no rest was found, as time of one's own beside the stop before. `areaOf` names the
 * area of a stop; a gap after a stop without one stays untold.
 */
export function ownHours(
  { stops }: PlannedRoute,
  areaOf: (id: string) => string | undefined,
): PlannedActivity[] {
  return stops.slice(1).flatMap((next, i): PlannedActivity[] => {
    const before = stops[i];
    const area = before && areaOf(before.id);
    const minutes = before ? next.start - next.leg.minutes - before.end - PAUSE : 0;

    if (!before || !area || minutes < LEAST_IDLE) return [];
    return [
      {
        activity: `Time of your own in ${area}`,
        time: timeOf(before.end),
        duration: durationText(minutes - (minutes % 5)),
        description: 'Sit down for a drink, look into the shops, or stay where you liked it.',
        category: 'Free time',
        kind: 'free',
      },
    ];
  });
}
