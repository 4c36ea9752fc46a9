import { settleTickets } from '#server/planning/assembly/settle-tickets.ts';
import type { CheckFacts } from '#server/planner/check-facts.ts';
import type { ItineraryProblem } from '#shared/trips/itinerary-edit.schema.ts';
import type { TripItineraryDay } from '#shared/trips/trip.schema.ts';
import { costsOf } from './day-costs.ts';
import { stopName } from './edit-faults.ts';
import type { EditWorld } from './edit-world.ts';
import { judgePlan } from './judge-plan.ts';
import type { Fitness } from './place-choice.ts';
import { savedPlan } from './saved-plan.ts';

type Days = readonly TripItineraryDay[];

/** Asks the checker what a change of the days would break that holds now. */
export function createFitness(before: Days, world: EditWorld, facts: CheckFacts) {
  const known = new Set(problemsOf(before, world, facts).map(keyOf));

  return (after: Days, placeId: string): Fitness => {
    const found = problemsOf(after, world, facts).filter((problem) => !known.has(keyOf(problem)));
    const isOwn = ({ day, index }: ItineraryProblem) =>
      index !== undefined && placeAt(after, day, index) === placeId;
    // What is wrong with the place itself is said before what it does to others.
    const own = found.find(isOwn);
    const [other] = found;

    if (own) return { fits: false, reason: own.message };
    return other ? { fits: false, reason: toldOf(other, after) } : { fits: true };
  };
}

/** What the checker has against these days, whatever else is stored of the trip. */
export function problemsOf(laid: Days, world: EditWorld, facts: CheckFacts): ItineraryProblem[] {
  const days = settleTickets(laid, world.catalogue);

  return judgePlan({ ...savedPlan(world, days), costs: costsOf(days, world) }, facts).problems;
}

/** What is wrong elsewhere names the stop that it happens to. */
function toldOf({ day, index, message }: ItineraryProblem, days: Days): string {
  const entry = days.find(({ dayNumber }) => dayNumber === day)?.activities[index ?? -1];

  return entry ? `${stopName(entry)}: ${message}` : message;
}

function placeAt(days: Days, day: number, index: number): string | undefined {
  return days.find(({ dayNumber }) => dayNumber === day)?.activities[index]?.place?.id;
}

function keyOf({ day, rule, message }: ItineraryProblem): string {
  return `${day}|${rule}|${message}`;
}
