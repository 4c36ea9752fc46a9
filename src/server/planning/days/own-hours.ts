import type { PlannedRoute, PlannedStop } from '#server/planner/problem.ts';
import { durationText, timeOf } from '#shared/dates.ts';
import type { PlannedActivity } from '#shared/generation/generated-trip.schema.ts';

/** A shorter gap is a pause and needs no words; before dinner one wants to know sooner. */
const LEAST_IDLE = 75;
const LEAST_BEFORE_DINNER = 45;
/** A table no further than this, in minutes, is close. */
const NEXT_DOOR = 15;
/** Left before the way to the next stop. */
const PAUSE = 10;
/** Longer than this nobody strolls: the hours are one's own. */
const LONGEST_STROLL = 75;

/** Where a stop leaves the party: beside or in it ("in Old Town"), and its name where there is nothing but nature around. */
export type Surroundings = { where: string; wild?: string };

/**
 * The long gaps of a route in which no rest was found, as time of one's own beside the stop before. `after` tells
 * where a stop leaves the party; a gap after a stop of which nobody knows stays untold.
 */
export function ownHours(
  { stops }: PlannedRoute,
  after: (id: string) => Surroundings | undefined,
): PlannedActivity[] {
  return stops.slice(1).flatMap((next, i): PlannedActivity[] => {
    const before = stops[i];
    const around = before && after(before.id);
    const isBeforeDinner = next.meal === 'dinner';
    const idle = before ? next.start - next.leg.minutes - before.end : 0;
    const minutes = idle > LEAST_IDLE ? idle - PAUSE : idle;

    if (!before || !around) return [];
    if (idle < (isBeforeDinner ? LEAST_BEFORE_DINNER : LEAST_IDLE)) return [];
    return [
      {
        ...(around.wild === undefined ? inTown(around.where, next, idle) : inTheWild(around.wild)),
        time: timeOf(before.end),
        duration: durationText(minutes - (minutes % 5)),
        category: 'Free time',
        kind: 'free',
      },
    ];
  });
}

type Words = Pick<PlannedActivity, 'activity' | 'description'>;

function inTown(where: string, next: PlannedStop, idle: number): Words {
  if (next.meal !== 'dinner')
    return {
      activity: `Time to explore ${where}`,
      description: 'Sit down for a drink, look into the shops, or stay where you liked it.',
    };
  return {
    activity:
      idle <= LONGEST_STROLL ? `A stroll ${where} before dinner` : `Time to explore ${where}`,
    description:
      next.leg.minutes <= NEXT_DOOR
        ? 'Look around or sit down for a while: dinner is close.'
        : 'Look around or sit down for a while before you go on to dinner.',
  };
}

function inTheWild(place: string): Words {
  return {
    activity: `More time at ${place}`,
    description: 'Stay for the view, walk a little further, or set off sooner for what comes next.',
  };
}
