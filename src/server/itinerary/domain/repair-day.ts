import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { mealsInside } from '#server/catalogue/meals-inside.ts';
import type { Effort } from '#server/planning/assembly/solve-plan-input.ts';
import { settleTickets } from '#server/planning/assembly/settle-tickets.ts';
import { inNames } from '#server/planning/understanding/in-names.ts';
import {
  destinationInput,
  type DestinationInput,
} from '#server/planning/assembly/planning-input.ts';
import type { Journey } from '#server/planning/days/day-windows.ts';
import { estimateFlight, homePoint } from '#server/planning/days/flight-estimate.ts';
import type { PlanRequest } from '#server/planning/assembly/plan-request.ts';
import type { CheckFacts } from '#server/planner/check-facts.ts';
import { PlanningError } from '#server/planner/planning-error.ts';
import { dayTripStart } from '#server/planning/day-trips/is-day-trip.ts';
import type { HeldDayTrip } from '#server/planning/day-trips/choose-day-trips.ts';
import { settledStay } from '#server/planning/candidates/settled-stay.ts';
import { AppError } from '#shared/app-error.ts';
import { minutesOf, monthOf } from '#shared/dates.ts';
import type { ItineraryProblem } from '#shared/trips/itinerary-edit.schema.ts';
import type { TripDetail, TripItineraryDay } from '#shared/trips/trip.schema.ts';
import { dayWith } from './add-stop.ts';
import type { DayOfTrip, Freedom } from './day-input.ts';
import { dayAt } from './edit-faults.ts';
import { editWorld, type EditWorld } from './edit-world.ts';
import { createFitness, problemsOf } from './fitness.ts';
import { judgeFacts } from './judge-plan.ts';
import { withLostInterests } from './lost-interests.ts';
import { layDayAgain } from './replan-day.ts';
import { withDay } from './order-day.ts';

export type DayRepair = {
  trip: TripDetail;
  request: PlanRequest;
  journey?: Journey | undefined;
  /** Number of the day to put right. */
  day: number;
  /** The place that the traveller has just moved, added or retimed. */
  touched?: string | undefined;
};

type Bench = { world: EditWorld; facts: CheckFacts; effort: Effort };

/**
 * Lays a day out anew around what is locked, so that the checker passes it: first with every stop kept,
 * what was just touched at its very time, then more and more freely. A stop that the day can't hold goes to
 * another day where it fits. An interest that only a dropped stop met is given up last. Throws a 422 that says what stands in the way.
 */
export function repairDay(
  { trip, request, journey, day: dayNumber, touched }: DayRepair,
  { catalogue, ...effort }: { catalogue: Catalogue } & Effort,
): TripItineraryDay[] {
  const world = editWorld(trip, { request, journey }, catalogue);

  if (!world) throw new AppError('CONFLICT', 'This trip has no planned days yet.');
  const days = trip.itineraryDays;
  const day = dayAt(days, dayNumber, 'edit.day');
  const bench = { world, facts: judgeFacts(world), effort };
  const before = problemsOf(days, world, bench.facts);

  if (!before.some((problem) => problem.day === dayNumber)) return days;
  const base = destinationInputOf(world);
  const ofTrip = {
    days,
    at: days.indexOf(day),
    base,
    stay: settledStay(world.stay, world.destination),
  };

  const laid = withDropped(days, firstThatHolds(ofTrip, { before, touched, day }, bench), bench);

  return settleTickets(laid, catalogue);
}

function firstThatHolds(
  ofTrip: DayOfTrip,
  {
    before,
    touched,
    day,
  }: { before: ItineraryProblem[]; touched: string | undefined; day: TripItineraryDay },
  { world, facts, effort }: Bench,
): TripItineraryDay[] {
  const wholeTrip = before.filter((problem) => problem.day === 0).length;
  let reason = '';
  let withoutAnInterest: TripItineraryDay[] | undefined;

  for (const freedom of freedoms(day, touched)) {
    try {
      const laid = layDayAgain(ofTrip, freedom, { world, effort });
      const after = withDay(ofTrip.days, laid);
      const holds = (found: readonly ItineraryProblem[]) =>
        found.every((problem) => problem.day !== day.dayNumber) &&
        found.filter((problem) => problem.day === 0).length <= wholeTrip;
      const problems = problemsOf(after, world, facts);

      if (holds(problems)) return after;
      if (holds(problemsOf(after, warnedWorld(world, after, facts), facts))) {
        withoutAnInterest ??= after;
      }
      const own = problems.find((problem) => problem.day === day.dayNumber);

      reason = (own ?? problems[0])?.message ?? reason;
    } catch (error) {
      if (!(error instanceof PlanningError)) throw error;
      reason = inNames(error.detail, world.catalogue);
    }
  }
  if (withoutAnInterest) return withoutAnInterest;
  throw new AppError(
    'UNPROCESSABLE',
    `Day ${day.dayNumber} can't be repaired as it is: ${reason.replace(/\.?$/, '.')} Unlock a stop, or move one to another day.`,
  );
}

/** The world with a warning for each interest that these days do not meet. */
function warnedWorld(
  world: EditWorld,
  days: readonly TripItineraryDay[],
  facts: CheckFacts,
): EditWorld {
  const { interests } = world.request;
  const warnings = withLostInterests(world.trip.warnings, days, { interests, facts });

  return { ...world, trip: { ...world.trip, warnings } };
}

/** From keeping everything to keeping what is locked. */
function freedoms(day: TripItineraryDay, touched: string | undefined): Freedom[] {
  const visits = day.activities.flatMap(({ kind, place }) =>
    kind === 'stop' && place ? [place.id] : [],
  );
  const all = new Set(visits);
  const own = new Set(visits.filter((id) => id === touched));
  const time = new Set(touched === undefined ? [] : [touched]);
  const none = new Set<string>();

  return [
    ...(time.size > 0 ? [{ mandatory: all, pinned: time, mayAdd: false }] : []),
    { mandatory: all, pinned: none, mayAdd: false },
    { mandatory: own, pinned: none, mayAdd: false },
    { mandatory: own, pinned: none, mayAdd: true },
    { mandatory: none, pinned: none, mayAdd: true },
  ];
}

/**
 * What the day could not hold, on the day where it fits best without moving anything there; it is left out where it
 * fits nowhere.
 */
function withDropped(
  before: readonly TripItineraryDay[],
  after: TripItineraryDay[],
  { world, facts }: Bench,
): TripItineraryDay[] {
  const there = idsOf(after);
  const dropped = [...idsOf(before)].filter((id) => !there.has(id));

  return dropped.reduce((days, id) => {
    const place = world.catalogue.place(id);

    if (place?.type !== 'sight') return days;
    const judge = createFitness(days, world, facts);
    const [best] = days
      .map((day) => ({ ...dayWith(day, { place, toIndex: undefined }, world), old: day }))
      .filter(({ fits, day, old }) => fits && keepsItsTimes(old, day))
      .toSorted((a, b) => a.travelMinutes - b.travelMinutes)
      .map(({ day }) => withDay(days, day))
      .filter((changed) => judge(changed, id).fits);

    return best ?? days;
  }, after);
}

/** Whether every stop of the day still begins when it did. */
function keepsItsTimes(before: TripItineraryDay, after: TripItineraryDay): boolean {
  return before.activities.every(
    ({ place, time }) =>
      !place || after.activities.some((one) => one.place?.id === place.id && one.time === time),
  );
}

function idsOf(days: readonly TripItineraryDay[]): Set<string> {
  return new Set(
    days.flatMap(({ activities }) =>
      activities.flatMap(({ kind, place }) => (kind === 'stop' && place ? [place.id] : [])),
    ),
  );
}

/** The day trips of a plan, and its tours that bring a meal, each on its day. */
function dayTripsOf(days: readonly TripItineraryDay[], catalogue: Catalogue): HeldDayTrip[] {
  return days.flatMap(({ activities }, day) =>
    activities.flatMap(({ place, partOf, time, locked }) =>
      place && isHeldTour(place, catalogue) && (partOf ?? place.id) === place.id
        ? [
            {
              id: place.id,
              day,
              start: partOf === undefined ? minutesOf(time) : dayTripStart(activities, partOf),
              isLocked: locked === true,
            },
          ]
        : [],
    ),
  );
}

function isHeldTour({ id, kind }: { id: string; kind: string }, catalogue: Catalogue): boolean {
  const known = catalogue.place(id);

  return kind === 'day-trip' || (known?.type === 'sight' && mealsInside(known.file).length > 0);
}

/** What the planner knows of the trip, at the stay and by the journey that the saved plan has. */
function destinationInputOf({
  trip,
  catalogue,
  request,
  wishes,
  destination,
  journey,
  taste,
}: EditWorld): DestinationInput {
  const flight = estimateFlight(homePoint(request.homeAirport, catalogue), destination, {
    month: monthOf(request.departureDate),
    level: taste.level,
  });

  return destinationInput(
    {
      catalogue,
      request,
      wishes,
      dayTrips: { held: dayTripsOf(trip.itineraryDays, catalogue), others: 'none' },
    },
    { destination, score: 0, reasons: [], flight },
    journey,
  );
}
