import { AppError } from '#shared/app-error.ts';
import type { ItineraryTrip } from '#shared/generation/generated-trip.schema.ts';
import type { Destination } from '#server/catalogue/catalogue.ts';
import { loadRides } from '#server/catalogue/rides.ts';
import { askedDetails, askedJourney } from '#server/planning/asked/asked-details.ts';
import { explainTrip } from '#server/planning/assembly/explain-trip.ts';
import type { PlanRequest } from '#server/planning/assembly/plan-request.ts';
import { destinationInput } from '#server/planning/assembly/planning-input.ts';
import { checkFacts } from '#server/planning/assembly/prove.ts';
import { assumedJourney } from '#server/planning/days/day-windows.ts';
import { homePoint } from '#server/planning/days/flight-estimate.ts';
import type { RouteWish } from '#server/planning/journey/choose-route.ts';
import { chooseRouteHome } from '#server/planning/journey/last-night.ts';
import { festiveStay } from '#server/planning/journey/festive-stay.ts';
import { type JourneyFlights, journeyFlights } from '#server/planning/journey/journey-flights.ts';
import type { JourneyPlan, JourneyStay } from '#server/planning/journey/journey-plan.ts';
import { joinTrips } from '#server/planning/journey/join-trips.ts';
import { tripsOnTheWay } from '#server/planning/journey/trips-on-the-way.ts';
import { landingAt, leavingFrom } from '#server/planning/journey/flight-ends.ts';
import { themesMet } from '#server/planning/themes/once-themes.ts';
import { missedChiefSights } from '#server/planning/journey/missed-chief-sights.ts';
import { placesSeen } from '#server/planning/journey/places-seen.ts';
import { proveJourney, withAsked } from '#server/planning/journey/prove-journey.ts';
import { unwantedRides } from '#server/planning/journey/joined-warnings.ts';
import { readRideWishes } from '#server/planning/journey/ride-wishes.ts';
import { stayJourney } from '#server/planning/journey/stay-journey.ts';
import { restStay } from '#server/planning/journey/rest-stay.ts';
import {
  withoutTripsToOthers,
  withoutWantedTrips,
} from '#server/planning/journey/trips-to-others.ts';
import { stayLimits, stayRequest } from '#server/planning/journey/stay-request.ts';
import { withRoadStops } from '#server/planning/journey/with-road-stops.ts';
import { stopovers } from '#server/planning/journey/stopovers.ts';
import { toTripPlace, underWayUsd } from '#server/planning/journey/trip-places.ts';
import { isOffCatalogue } from '#server/planning/destination/off-catalogue-destination.ts';
import { kindShares } from '#server/planning/understanding/kind-shares.ts';
import type { Wishes } from '#server/planning/understanding/wishes.ts';
import type { GenerationWorld } from './generation-world.ts';
import { matchesFor, wishesOf } from './request-wishes.ts';
import { withinLimit } from './within-limit.ts';
import { planFromStays, type ProvedPlan } from './plan-from-stays.ts';

type Journey = { trip: ItineraryTrip; stays: readonly JourneyStay[] };

/**
 * A trip to several places, planned stay by stay between the rides and proved as a whole. Throws a 422 that says
 * what stands in the way.
 */
export function generateJourney(
  request: PlanRequest,
  wish: RouteWish,
  world: GenerationWorld,
): ItineraryTrip {
  const found = tryJourney(request, wish, world);

  if ('reason' in found) throw refusal(found.reason, found.onTheWay);
  return found.trip;
}

/** The same; where there is none, what stands in the way, and which places on the way would help. */
export function tryJourney(
  request: PlanRequest,
  wish: RouteWish,
  world: GenerationWorld,
): Journey | { reason: string; onTheWay?: readonly Destination[] } {
  const { catalogue, onStage } = world;
  const home = homePoint(request.homeAirport, catalogue);

  onStage?.('choosing');
  const rides = loadRides();
  const wishes = readRideWishes(request);
  const chosen = chooseRouteHome(request, wish, { home, rides, wishes, catalogue });

  if ('reason' in chosen) {
    const { reason, unjoined } = chosen;
    const date = request.departureDate;

    return {
      reason,
      ...(unjoined ? { onTheWay: stopovers(unjoined, { catalogue, rides, date, wishes }) } : {}),
    };
  }
  const stays = withRoadStops(chosen.stays, { catalogue, request, wishes });
  const route = { ...chosen, stays };

  onStage?.('collecting');
  const flights = journeyFlights(route.stays, request, catalogue);
  const found = withinLimit(request, (changed) =>
    planStays({ request: withoutWantedTrips(changed, stays), route, flights }, world),
  );

  if ('reason' in found) return found;
  onStage?.('writing');
  return { trip: found.trip, stays: route.stays };
}

/** Says what stands in the way, and which places on the way would join those that no ride does. */
function refusal(reason: string, onTheWay: readonly Destination[] = []): AppError {
  const names = onTheWay.map(({ name }) => name);
  const advice =
    names.length > 0
      ? `Add a night on the way, in ${names.join(' or ')}, or leave a place out.`
      : 'Stay longer, or leave a place out.';

  return new AppError(
    'UNPROCESSABLE',
    `This trip can't be planned: ${reason.replace(/\.?$/, '.')} ${advice}`,
  );
}

type Journeying = { request: PlanRequest; route: JourneyPlan; flights: JourneyFlights };

/** All stays planned and joined, if each can be and the whole keeps every rule. */
function planStays(
  { request, route, flights }: Journeying,
  world: GenerationWorld,
): { trip: ItineraryTrip } | { reason: string } {
  const { stays } = route;
  const rideUsd = stays.reduce(
    (sum, { ride }) => sum + (ride ? underWayUsd(ride, request.travelers) : 0),
    0,
  );
  const isFlightCounted = askedDetails(request).limitWithout?.includes('flights') !== true;
  const limits = stayLimits(request, stays, (isFlightCounted ? flights.usd : 0) + rideUsd);
  // A field that names a part of the world names no destination.
  const { destinations: _, ...named } = request;
  const feast = festiveStay(stays, wishesOf(named, world).dates ?? []);
  const rest = restStay(stays, request);
  const plans: ProvedPlan[] = [];

  for (const [index, stay] of stays.entries()) {
    const planned = plans.flatMap(({ trip }) => trip.itinerary);
    const shares = kindShares(request.additionalPreferences, {
      days: planned,
      staysLeft: stays.length - index,
    });
    const own = stayRequest(request, stay, {
      limitUsd: limits[index],
      dayTrips: route.leftOut.flatMap(({ dayTrip }) => dayTrip ?? []),
      hasFeast: index === feast,
      hasRest: index === rest,
      metThemes: themesMet(request, planned, world.catalogue),
      ...(shares ? { kindShares: shares } : {}),
      seen: [...seenIn(stay, stays, plans), ...tripsOnTheWay(stay, stays)],
    });
    const plan = planStay({ request: own, whole: request, stays, index, flights }, world);

    if ('reason' in plan) return { reason: `in ${stay.destination.name}, ${plan.reason}` };
    plans.push(plan);
  }
  return wholeTrip({ request, route, flights }, plans, world);
}

/** What earlier stays have seen, in the same place or in the neighbour that a town beyond the catalogue is left for. */
function seenIn(
  { destination: { id } }: JourneyStay,
  stays: readonly JourneyStay[],
  plans: readonly ProvedPlan[],
): string[] {
  return plans.flatMap(({ trip }, index) =>
    isOffCatalogue(id) || stays[index]?.destination.id === id ? placesSeen(trip) : [],
  );
}

type StayAsked = {
  request: PlanRequest;
  whole: PlanRequest;
  stays: readonly JourneyStay[];
  index: number;
  flights: JourneyFlights;
};

/** A town that the catalogue does not hold is left for sights of its neighbour, where an earlier stay may have been. */
function withoutSeen(wishes: Wishes, { asked }: PlanRequest): Wishes {
  if (!isOffCatalogue(asked?.places[0]?.id ?? '')) return wishes;
  const avoided = [...wishes.places.avoided, ...(asked?.sights.avoided ?? [])];

  return { ...wishes, places: { ...wishes.places, avoided: [...new Set(avoided)] } };
}

function planStay(
  { request, whole, stays, index, flights }: StayAsked,
  world: GenerationWorld,
): ProvedPlan | { reason: string } {
  const stay = stays[index];
  const wishes = withoutTripsToOthers(withoutSeen(wishesOf(request, world), request), stay, stays);
  const [match] = matchesFor(request, wishes, world);

  if (!match) return { reason: 'nothing is known of this place' };
  const details = askedDetails(whole);
  const journey = stayJourney(
    stays.map(({ ride }) => ride),
    index,
    {
      arriving: landingAt(
        askedJourney(details, assumedJourney(flights.first.hours)),
        stays[0]?.airport,
      ),
      leaving: leavingFrom(
        askedJourney(details, assumedJourney(flights.last.hours)),
        stays.at(-1)?.airport,
      ),
    },
  );
  const flight = { ...(index === 0 ? flights.first : flights.last), usdPerPerson: 0 };
  const input = destinationInput(
    { catalogue: world.catalogue, request, wishes },
    { ...match, flight },
    journey,
  );

  return planFromStays(input, input.stays, world);
}

function wholeTrip(
  { request, route, flights }: Journeying,
  plans: readonly ProvedPlan[],
  world: GenerationWorld,
): { trip: ItineraryTrip } | { reason: string } {
  const { catalogue } = world;
  const { travelers } = request;
  const drafts = plans.map(({ draft }) => draft);
  const trips = plans.map(({ trip, draft }) => explainTrip(trip, draft, checkFacts(draft)));
  const towns = route.stays.map(({ destination }) => destination);
  const places = route.stays.flatMap((stay, index) => {
    const trip = trips[index];

    return trip
      ? [toTripPlace(stay, trip.accommodation, { catalogue, travelers, stays: towns })]
      : [];
  });
  const joined = joinTrips({ request, trips, places, flightsUsd: flights.usd, drafts });
  const unwanted = unwantedRides(places, readRideWishes(request));
  const missed = missedChiefSights(route.stays, drafts);
  const trip = withAsked(
    { ...joined, warnings: [...(route.told ?? []), ...unwanted, ...missed, ...joined.warnings] },
    { request, drafts, leftOut: route.leftOut },
  );
  const checks = proveJourney(trip, { request, drafts });
  const broken = checks.find(({ ok }) => !ok);

  return broken ? { reason: broken.detail } : { trip: { ...trip, checks } };
}
