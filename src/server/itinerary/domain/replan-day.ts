import { assembleDay } from '#server/planning/assembly/assemble-day.ts';
import { rested } from '#server/planning/assembly/assemble-trip.ts';
import { splitBudget } from '#server/planning/assembly/budget.ts';
import { type Effort, solvePlanInput } from '#server/planning/assembly/solve-plan-input.ts';
import { daysBetween } from '#shared/dates.ts';
import type { PlannedActivity, PlannedDay } from '#shared/generation/generated-trip.schema.ts';
import type { TripItineraryDay } from '#shared/trips/trip.schema.ts';
import { type DayOfTrip, dayInput, type Freedom } from './day-input.ts';
import { costsOfDay, dayRoute } from './day-route.ts';
import type { EditWorld } from './edit-world.ts';
import { isJourney } from './lay-day.ts';
import { NO_COSTS } from '#server/planning/assembly/assemble-trip.ts';

/** One day of a saved trip planned anew by the planner. Throws a PlanningError when no plan holds. */
export function layDayAgain(
  trip: DayOfTrip,
  freedom: Freedom,
  { world, effort }: { world: EditWorld; effort: Effort },
): TripItineraryDay {
  const { base, stay, days, at } = trip;
  const before = days[at];

  if (!before) throw new RangeError(`No day at ${at}`);
  const { request, match, level } = base;
  const nights = Math.max(1, daysBetween(request.departureDate, request.returnDate));
  const budget = splitBudget(
    level,
    { travelers: request.travelers, nights },
    { destination: match.destination, nightly: stay.nightly, flightPerPerson: 0 },
  );
  const bare = solvePlanInput(base, { budget, planInput: dayInput(trip, freedom, world), effort });
  const { draft, index } = rested(bare);
  const route = draft.solution.routes[draft.built.dayIndexes.indexOf(0)];
  const laid = assembleDay(draft, index, { day: 0, route, costs: NO_COSTS });
  const activities = withJourney(laid, before).map((one) => unpinned(one, before));
  const costs = costsOfDay(activities, dayRoute(activities, world), request.travelers);

  return {
    ...laid,
    id: before.id,
    dayNumber: before.dayNumber,
    activities,
    cost: costs.food + costs.activities + costs.transport,
  };
}

/** Coming and going in the words that the day had, as long as they are at the same hours. */
function withJourney({ activities }: PlannedDay, before: PlannedDay): PlannedActivity[] {
  return activities.map((activity) => {
    if (!isJourney(activity)) return activity;
    const was = before.activities.find(({ kind }) => kind === activity.kind);

    return was?.time === activity.time && was.duration === activity.duration ? was : activity;
  });
}

/** Only what the traveller has locked is locked. */
function unpinned(activity: PlannedActivity, before: PlannedDay): PlannedActivity {
  const { locked: _, ...open } = activity;
  const isLocked = before.activities.some(
    ({ place, locked }) => locked === true && place?.id === activity.place?.id,
  );

  return activity.place && isLocked ? { ...open, locked: true } : open;
}
