import { planChanges } from '#server/planner/plan-changes.ts';
import type { ItineraryTrip } from '#shared/generation/generated-trip.schema.ts';

/** How two plans of the same trip differ: names of sights, minutes on the way and dollars for the party. */
export type PlanDifference = {
  added: string[];
  removed: string[];
  travelMinutes: number;
  usd: number;
  stops: number;
};

/** What a plan does otherwise than the one before it. */
export function comparePlans(before: ItineraryTrip, after: ItineraryTrip): PlanDifference {
  const { added, removed } = planChanges(before.itinerary, after.itinerary);
  const sights = (changes: typeof added | typeof removed) =>
    changes.filter(({ kind }) => kind === 'stop').map(({ name }) => name);

  return {
    added: sights(added),
    removed: sights(removed),
    travelMinutes: Math.round(travelMinutes(after) - travelMinutes(before)),
    usd: after.costs.total - before.costs.total,
    stops: stopCount(after) - stopCount(before),
  };
}

function stopCount({ itinerary }: ItineraryTrip): number {
  return itinerary.flatMap(({ activities }) => activities.filter(({ kind }) => kind === 'stop'))
    .length;
}

function travelMinutes({ itinerary }: ItineraryTrip): number {
  return itinerary.reduce(
    (sum, { activities, back }) =>
      sum +
      activities.reduce((minutes, { travel }) => minutes + (travel?.minutes ?? 0), 0) +
      (back?.minutes ?? 0),
    0,
  );
}
