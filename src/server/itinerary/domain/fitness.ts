import type { CheckFacts } from '#server/planner/check-facts.ts';
import type { ItineraryProblem } from '#shared/trips/itinerary-edit.schema.ts';
import type { TripItineraryDay } from '#shared/trips/trip.schema.ts';
import { costsOf } from './day-costs.ts';
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
    const worst = found.find(isOwn) ?? found[0];

    return worst ? { fits: false, reason: worst.message } : { fits: true };
  };
}

/** What the checker has against these days, whatever else is stored of the trip. */
export function problemsOf(days: Days, world: EditWorld, facts: CheckFacts): ItineraryProblem[] {
  return judgePlan({ ...savedPlan(world, days), costs: costsOf(days, world) }, facts).problems;
}

function placeAt(days: Days, day: number, index: number): string | undefined {
  return days.find(({ dayNumber }) => dayNumber === day)?.activities[index]?.place?.id;
}

function keyOf({ day, rule, message }: ItineraryProblem): string {
  return `${day}|${rule}|${message}`;
}
