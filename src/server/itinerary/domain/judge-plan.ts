import { takenHours } from '#server/planning/asked/asked-facts.ts';
import { checkFacts } from '#server/planning/assembly/prove.ts';
import type { CheckFacts, PlaceFacts } from '#server/planner/check-facts.ts';
import { reportPlan, verdicts } from '#server/planner/check-plan.ts';
import type { Span } from '#server/planner/problem.ts';
import type { ItineraryTrip, PlanCheck } from '#shared/generation/generated-trip.schema.ts';
import type { ItineraryProblem } from '#shared/trips/itinerary-edit.schema.ts';
import type { EditWorld } from './edit-world.ts';
import { stopProblems } from './stop-problems.ts';

export type Verdict = { checks: PlanCheck[]; problems: ItineraryProblem[] };

/** The independent checker's word on a plan: each rule, and each fault where it happens. */
export function judgePlan(plan: ItineraryTrip, facts: CheckFacts): Verdict {
  const reports = reportPlan(plan, facts);

  return { checks: verdicts(reports), problems: stopProblems(reports, plan.itinerary) };
}

/** The facts of the trip's world, with each place's hours of a date read once. */
export function judgeFacts(world: EditWorld): CheckFacts {
  const facts = checkFacts(world);
  const known = new Map<string, PlaceFacts | undefined>();

  return {
    ...facts,
    takenHours: takenHours(world.request),
    place(id) {
      if (!known.has(id)) known.set(id, withKnownHours(facts.place(id)));
      return known.get(id);
    },
  };
}

function withKnownHours(place: PlaceFacts | undefined): PlaceFacts | undefined {
  if (!place) return undefined;
  const known = new Map<string, readonly Span[]>();

  return {
    ...place,
    openOn(date) {
      const spans = known.get(date) ?? place.openOn(date);

      known.set(date, spans);
      return spans;
    },
  };
}
