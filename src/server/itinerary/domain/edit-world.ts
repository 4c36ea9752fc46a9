import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import { splitBudget, transfersOf } from '#server/planning/assembly/budget.ts';
import { type DayFacts, dayFacts } from '#server/planning/days/day-facts.ts';
import { frameDays, type Journey } from '#server/planning/days/day-windows.ts';
import { journeyOfDays } from '#server/planning/days/journey-of-days.ts';
import { travelFor } from '#server/planning/days/party-travel.ts';
import { tripAsTravelled } from '#server/planning/day-trips/trip-as-travelled.ts';
import { isVeganParty } from '#server/planning/diet/vegan-party.ts';
import { tasteOf } from '#server/planning/candidates/taste.ts';
import {
  distantDayTrips,
  withDistantDayTrips,
} from '#server/planning/candidates/distant-day-trips.ts';
import type { PlanBasis } from '#server/planning/assembly/plan-draft.ts';
import type { PlanRequest } from '#server/planning/assembly/plan-request.ts';
import type { Taste } from '#server/planning/candidates/trip-taste.ts';
import { readWishes } from '#server/planning/understanding/wishes.ts';
import type { TravelModel } from '#server/planner/problem.ts';
import { daysBetween } from '#shared/dates.ts';
import type { PlanCosts, StayPoint } from '#shared/generation/generated-trip.schema.ts';
import { toBudgetLevel } from '#shared/preferences/options.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';

/** What a saved plan is edited and judged by: the party, the place, the ways, the money and the dates. */
export type EditWorld = PlanBasis & {
  trip: TripDetail;
  destination: Destination;
  /** Destinations that a town outside the catalogue has its day trips to. */
  dayTripDestinations: readonly Destination[];
  taste: Taste;
  travel: TravelModel;
  stay: StayPoint;
  costs: PlanCosts;
  /** Airport transfers both ways, for the party, in US dollars. */
  transfers: number;
  factsOn: (date: string) => DayFacts;
};

type Asked = { request: PlanRequest; journey?: Journey | undefined };

/** Undefined for a trip without a plan of ours: there is nothing to judge an edit by. */
export function editWorld(
  trip: TripDetail,
  { request, journey }: Asked,
  catalogue: Catalogue,
): EditWorld | undefined {
  const destination = catalogue.destination(trip.destinationId ?? '');
  const { stay, costs, itineraryDays: days } = trip;

  if (!destination || !stay || !costs || days.length === 0) return undefined;
  const wishes = readWishes(request.additionalPreferences, catalogue);
  const level = toBudgetLevel(request.budget);
  const { travelers } = request;
  const factsOn = factsOf(destination);
  const way = journey ?? journeyOfDays(days);
  const taste = tasteOf(request, wishes, level);
  const transfers = Math.round(transfersOf(destination, way, request) * travelers);
  const isVegan = isVeganParty(request, wishes);
  const facts = days.map(({ date }) => factsOn(date));
  const far = distantDayTrips(
    { destination, catalogue, days: facts, taste, isVegan },
    frameDays(request, wishes, {
      destination,
      journey: way,
      isHoliday: (date) => factsOn(date).holiday !== undefined,
    }),
    request.isEcoFriendly,
  );

  return {
    trip,
    catalogue,
    request,
    wishes,
    destination,
    dayTripDestinations: far.dayTrips.map((dayTrip) => dayTrip.destination),
    stay,
    costs,
    match: { destination },
    journey: way,
    planInput: { facts },
    budget: splitBudget(
      level,
      { travelers, nights: Math.max(1, daysBetween(trip.startDate, trip.endDate)) },
      {
        destination,
        nightly: stay.pricePerNight,
        flightPerPerson: costs.flights / travelers,
        transfersPerPerson: transfersOf(destination, way, request),
        toldUsd: toldLimit(trip),
      },
    ),
    transfers,
    isVegan,
    taste,
    travel: ways({ request, wishes, level }, far.dayTrips, { stay, destination, catalogue }),
    factsOn,
  };
}

/** The ways of a party, with those of the town's day trips and of trips from other towns. */
function ways(
  party: Parameters<typeof travelFor>[0],
  far: ReturnType<typeof distantDayTrips>['dayTrips'],
  { stay, destination, catalogue }: Pick<EditWorld, 'stay' | 'destination' | 'catalogue'>,
): TravelModel {
  const own = destination.dayTrips.map((one) =>
    tripAsTravelled(one, party.wishes, { destination, catalogue }),
  );

  return withDistantDayTrips(travelFor(party, own, { stay, destination }), far, party.request);
}

/**
 * The limit that a trip was saved with, whatever its days cost now: one that grew with the days would never be met. A
 * surprise is saved without one, so its days may cost what the level allows.
 */
function toldLimit({ totalBudget, isSurprise }: TripDetail): number {
  return totalBudget === 0 && isSurprise ? Infinity : totalBudget;
}

/** What dates mean at a destination, each worked out once. */
function factsOf(destination: Destination): EditWorld['factsOn'] {
  const known = new Map<string, DayFacts>();

  return (date) => {
    const facts = known.get(date) ?? dayFacts(destination, date);

    known.set(date, facts);
    return facts;
  };
}
