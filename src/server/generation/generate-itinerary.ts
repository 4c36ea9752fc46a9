import type { Destination } from '#server/catalogue/catalogue.ts';
import { AppError } from '#shared/app-error.ts';
import { daysBetween, monthOf } from '#shared/dates.ts';
import type { ItineraryTrip } from '#shared/generation/generated-trip.schema.ts';
import { toBudgetLevel } from '#shared/preferences/options.ts';
import type { StayChoice } from '#server/planning/candidates/choose-stay.ts';
import { estimateFlight, homePoint } from '#server/planning/days/flight-estimate.ts';
import { explainTrip } from '#server/planning/assembly/explain-trip.ts';
import { checkFacts } from '#server/planning/assembly/prove.ts';
import {
  type Lock,
  lockedDayTrips,
  pinSights,
  pinRestaurants,
} from '#server/planning/days/locks.ts';
import { festiveStay } from '#server/planning/journey/festive-stay.ts';
import { placesSeen } from '#server/planning/journey/places-seen.ts';
import { namedDestinations } from '#server/planning/understanding/named-destination.ts';
import {
  destinationInput,
  type DestinationInput,
} from '#server/planning/assembly/planning-input.ts';
import { readDates } from '#server/planning/understanding/read-dates.ts';
import { refineWishes } from '#server/planning/understanding/refine-wishes.ts';
import { refuseLength } from '#server/planning/assembly/refuse-length.ts';
import { isOwnStay, settledStay } from '#server/planning/candidates/settled-stay.ts';
import { readWishes, type Wishes } from '#server/planning/understanding/wishes.ts';
import type { GenerationWorld } from './generation-world.ts';
import type { ItineraryRequest } from './itinerary-request.ts';
import { rerouted } from './rerouted.ts';
import { planFromStays, type ProvedPlan } from './plan-from-stays.ts';
import type { PlanRequest } from '#server/planning/assembly/plan-request.ts';
import { joinTrips } from '#server/planning/journey/join-trips.ts';
import type { PlaceOfRoute } from '#server/planning/journey/trip-places.ts';
import { proveJourney, withAsked } from '#server/planning/journey/prove-journey.ts';

/**
 * Plans the days of a trip at its own destination. Locked stops stay where they are. Throws a 422 that says
 * what stands in the way when no plan holds.
 */
export function generateItinerary(asked: ItineraryRequest, world: GenerationWorld): ItineraryTrip {
  refuseLength(asked.request);
  const settled = asked.route ? rerouted(asked, world) : asked;
  const { stays = [] } = settled;

  if (stays.length > 0) {
    const feast = feastIn(settled, world);
    const plans: ProvedPlan[] = [];

    for (const [index, stay] of stays.entries()) {
      const request = { ...stay.request, isFestiveDinnerTaken: index !== feast };

      plans.push(planSettled({ ...stay, request }, world, takenByOthers(index, stays, plans)));
    }
    return joinSettledStays(settled, plans);
  }
  const found = planSettled(asked, world);

  world.onStage?.('writing');
  return explainTrip(found.trip, found.draft, checkFacts(found.draft));
}

/** What other stays in the same place have: those planned before, and what is locked in those to come. */
function takenByOthers(
  index: number,
  stays: readonly ItineraryRequest[],
  plans: readonly ProvedPlan[],
): string[] {
  return stays.flatMap(({ destination, locks }, at) => {
    if (at === index || destination !== stays[index]?.destination) return [];
    const plan = plans[at];

    return plan ? placesSeen(plan.trip) : locks.map(({ placeId }) => placeId);
  });
}

/** The stay that has the one festive dinner of the trip, by its index. */
function feastIn(
  { places = [], request }: ItineraryRequest,
  { catalogue }: GenerationWorld,
): number {
  return festiveStay(
    places.map(({ id, arrive, depart }) => ({
      arrive,
      depart,
      destination: catalogue.destination(id) ?? { food: [] },
    })),
    readDates(request.additionalPreferences, request),
  );
}

/** The proved plan for one settled place, without what is taken by other stays there. */
function planSettled(
  asked: ItineraryRequest,
  world: GenerationWorld,
  taken: readonly string[] = [],
): ProvedPlan {
  const { catalogue, onStage } = world;
  const { request, locks } = asked;

  onStage?.('understanding');
  const destination = destinationOf(asked, world);
  const read = refineWishes(
    readWishes(request.additionalPreferences, catalogue),
    { wishes: request.wishes },
    catalogue,
  );
  const wishes = withLocks(withSightsOf(destination, read), locks, taken);

  onStage?.('collecting');
  const home = homePoint(request.homeAirport, catalogue);
  const flight = estimateFlight(home, destination, {
    month: monthOf(request.departureDate),
    level: toBudgetLevel(request.budget),
  });
  const base = destinationInput(
    {
      catalogue,
      request,
      wishes,
      dayTrips: { held: lockedDayTrips(locks, destination), others: 'all' },
    },
    { destination, score: 0, reasons: [], flight },
    asked.journey,
  );
  const input = pinned(base, locks);
  const found = planFromStays(input, staysToTry(asked, destination, input.stays), world);

  if ('reason' in found)
    throw new AppError(
      'UNPROCESSABLE',
      `These days can't be planned: ${found.reason.replace(/\.?$/, '.')} ${advice(asked)}`,
    );
  return found;
}

/** What is locked stays where it is, whichever day trips are chosen. */
function pinned(base: DestinationInput, locks: readonly Lock[]): DestinationInput {
  const { withFewerDayTrips: fewer } = base;

  return {
    ...base,
    candidates: pinSights(base.candidates, locks),
    restaurants: pinRestaurants(base.restaurants, locks),
    withFewerDayTrips: fewer && (() => pinned(fewer(), locks)),
  };
}

/** The trip's own stay first; what the traveller has chosen is not traded for another. */
function staysToTry(
  { stay }: ItineraryRequest,
  destination: Destination,
  others: readonly StayChoice[],
): readonly StayChoice[] {
  if (!stay) return others;
  const settled = settledStay(stay, destination);

  return isOwnStay(stay, destination)
    ? [settled]
    : others.toSorted((a, b) => Number(b.stay === settled.stay) - Number(a.stay === settled.stay));
}

function destinationOf(
  { destination }: ItineraryRequest,
  { catalogue }: GenerationWorld,
): Destination {
  const known =
    catalogue.destination(destination) ?? namedDestinations(destination, catalogue).destinations[0];

  if (!known) throw new AppError('UNPROCESSABLE', 'This trip has no destination that we know.');
  return known;
}

/** The place is settled: "my mother comes along" wishes for no restaurant called Mother in another town. */
function withSightsOf({ id }: Destination, wishes: Wishes): Wishes {
  const { wanted, avoided } = wishes.places;

  return {
    ...wishes,
    places: { wanted: wanted.filter((one) => one.startsWith(`${id}/`)), avoided },
  };
}

/** A locked place is wanted, whatever the notes say of its kind. */
function withLocks(wishes: Wishes, locks: readonly Lock[], taken: readonly string[]): Wishes {
  const ids = locks.filter(({ meal }) => meal === undefined).map(({ placeId }) => placeId);

  return {
    ...wishes,
    places: {
      wanted: [...new Set([...wishes.places.wanted.filter((id) => !taken.includes(id)), ...ids])],
      avoided: [...wishes.places.avoided, ...taken],
    },
  };
}

function advice({ locks, request }: ItineraryRequest): string {
  if (locks.length > 0) return 'Unlock a stop and try again.';
  return daysBetween(request.departureDate, request.returnDate) < 2
    ? 'Stay a day longer, or take other flights.'
    : 'Change the flights or the dates and try again.';
}

type Settled = {
  request: PlanRequest;
  places?: readonly PlaceOfRoute[];
  flightsUsd?: number;
};

/** Stays that are planned anew, as one trip over the same places. Throws a 422 when the whole breaks a rule. */
function joinSettledStays(
  { request, places: before = [], flightsUsd = 0 }: Settled,
  plans: readonly ProvedPlan[],
): ItineraryTrip {
  const drafts = plans.map(({ draft }) => draft);
  const trips = plans.map(({ trip, draft }) => explainTrip(trip, draft, checkFacts(draft)));
  const places = before.flatMap((place, index) => {
    const trip = trips[index];

    return trip ? [{ ...place, stay: trip.accommodation }] : [];
  });
  const joined = joinTrips({ request, trips, places, flightsUsd, drafts });
  const trip = withAsked(joined, { request, drafts, leftOut: [] });
  const checks = proveJourney(trip, { request, drafts });
  const broken = checks.find(({ ok }) => !ok);

  if (broken) throw new AppError('UNPROCESSABLE', `These days can't be planned: ${broken.detail}.`);
  return { ...trip, checks };
}
