import { AppError } from '#shared/app-error.ts';
import { addDays, daysBetween } from '#shared/dates.ts';
import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import { loadRides } from '#server/catalogue/rides.ts';
import type { PlanRequest } from '#server/planning/assembly/plan-request.ts';
import type { Journey } from '#server/planning/days/day-windows.ts';
import { landingAt, leavingFrom, withFlightEnds } from '#server/planning/journey/flight-ends.ts';
import { journeyFlights } from '#server/planning/journey/journey-flights.ts';
import type { JourneyStay } from '#server/planning/journey/journey-plan.ts';
import { withOneWayFees } from '#server/planning/journey/one-way-fees.ts';
import { arrivalDate, ridesLeaving } from '#server/planning/journey/night-rides.ts';
import { readRideWishes, type RideWishes } from '#server/planning/journey/ride-wishes.ts';
import { withRoadStops } from '#server/planning/journey/with-road-stops.ts';
import { stayJourney } from '#server/planning/journey/stay-journey.ts';
import { toPlaceOfRoute } from '#server/planning/journey/trip-places.ts';
import { keptStays } from '#shared/trips/kept-stays.ts';
import type { RouteStay } from '#shared/trips/itinerary-edit.schema.ts';
import type { ItineraryRequest } from './itinerary-request.ts';

type World = { catalogue: Catalogue };

/**
 * A saved trip's stays in another order, for other nights, without some and with new ones, and the rides that join
 * them then. The stays keep their hotels; what was locked on days that move is wished for on any day. Throws a 422
 * where no ride leads on within a day or a night.
 */
export function rerouted(asked: ItineraryRequest, { catalogue }: World): ItineraryRequest {
  const { stays = [], route = [], request } = asked;
  const order = staysOn(route, asked);
  const dated = filledStays(
    route.map(({ id, nights }) => ({ destination: destinationOf(id, asked, catalogue), nights })),
    { request, catalogue },
  );
  const rides = dated.map(({ ride }) => ride);
  const ends = {
    arriving: landingAt(withoutEnds(stays[0]), dated[0]?.airport),
    leaving: leavingFrom(withoutEnds(stays.at(-1)), dated.at(-1)?.airport),
  };
  const { travelers } = request;

  return {
    ...asked,
    route: undefined,
    places: dated.map((one) =>
      toPlaceOfRoute(one, {
        catalogue,
        travelers,
        stays: dated.map(({ destination }) => destination),
      }),
    ),
    flightsUsd: homeFlightsUsd(dated, asked, { catalogue }),
    stays: dated.map((one, index) => {
      const journey = stayJourney(rides, index, ends);
      const stay = order[index];

      return stay ? movedStay(stay, one, journey) : newStay(one, journey, request);
    }),
  };
}

/** How the party comes and goes, wherever that is from. */
function withoutEnds(stay: ItineraryRequest | undefined): Journey {
  const { arrivesBy: _by, leavesBy: _on, ...journey } = stay?.journey ?? { isAssumed: true };

  return journey;
}

/** The stay that each place of a route has already; undefined of a new place. */
function staysOn(
  route: readonly RouteStay[],
  { stays = [], places = [] }: ItineraryRequest,
): (ItineraryRequest | undefined)[] {
  return keptStays(places, route).map((at) => (at === undefined ? undefined : stays[at]));
}

function destinationOf(
  id: string,
  { places = [] }: ItineraryRequest,
  catalogue: Catalogue,
): Destination {
  const known = catalogue.destination(id);
  const name = places.find((place) => place.id === id)?.name ?? id;

  if (!known) throw new AppError('UNPROCESSABLE', `We know too little of ${name} to plan a route.`);
  return known;
}

/** A stay in a place that the trip had not: its hotel is still to be chosen. */
function newStay(
  { destination, arrive, depart }: JourneyStay,
  journey: ItineraryRequest['journey'],
  request: PlanRequest,
): ItineraryRequest {
  return {
    request: { ...request, departureDate: arrive, returnDate: depart },
    destination: destination.id,
    journey,
    locks: [],
  };
}

type Ordered = { destination: Destination; nights: number };
type Asked = { request: PlanRequest; catalogue: Catalogue };

/**
 * The stays on dates that fill the trip: the longest one gives the nights that rides through the night take in this
 * order, and has those that they took before.
 */
function filledStays(order: readonly Ordered[], { request, catalogue }: Asked): JourneyStay[] {
  const wishes = readRideWishes(
    request,
    order.map(({ destination }) => destination),
  );
  const most = Math.max(...order.map(({ nights }) => nights));
  const longest = order.findIndex(({ nights }) => nights === most);
  const asked = datedStays(order, { request, wishes });
  const spare = daysBetween(asked.at(-1)?.depart ?? request.returnDate, request.returnDate);
  const fitting = order.map((one, at) =>
    at === longest ? { ...one, nights: one.nights + spare } : one,
  );

  if (most + spare < 1)
    throw new AppError('UNPROCESSABLE', 'The rides of this order leave too few nights to stay.');
  const stays = spare === 0 ? asked : datedStays(fitting, { request, wishes });

  // With other dates another ride may be the best.
  if (stays.at(-1)?.depart !== request.returnDate)
    throw new AppError(
      'UNPROCESSABLE',
      'The rides of this order do not fit the dates. Try another.',
    );
  const facts = { rides: loadRides(), wishes, date: request.returnDate };
  const ending = withFlightEnds(stays, request.travelers, { facts });

  return withRoadStops(withOneWayFees(ending), {
    catalogue,
    request,
    wishes,
  });
}

function datedStays(
  order: readonly Ordered[],
  { request, wishes }: { request: PlanRequest; wishes: RideWishes },
): JourneyStay[] {
  const stays: JourneyStay[] = [];
  let leaves = request.departureDate;

  for (const { destination, nights } of order) {
    const before = stays.at(-1)?.destination;
    const [ride] = before
      ? ridesLeaving([before, destination], { rides: loadRides(), date: leaves, wishes })
      : [];

    if (before && !ride)
      throw new AppError(
        'UNPROCESSABLE',
        `No ride from ${before.name} to ${destination.name} fits into a day or a night. Try another order.`,
      );
    const arrive = ride ? arrivalDate(ride, leaves) : leaves;
    const depart = addDays(arrive, nights);

    stays.push({ destination, nights, arrive, depart, ...(ride ? { ride } : {}) });
    leaves = depart;
  }
  return stays;
}

/** The stay on its new dates. Locks hold on the days they were made for. */
function movedStay(
  stay: ItineraryRequest,
  { arrive, depart }: JourneyStay,
  journey: ItineraryRequest['journey'],
): ItineraryRequest {
  const { request, locks } = stay;
  const isSame = request.departureDate === arrive && request.returnDate === depart;
  const wished = locks.flatMap(({ placeId, meal }) => (meal === undefined ? [placeId] : []));

  return {
    ...stay,
    journey,
    locks: isSame ? locks : [],
    request: {
      ...request,
      departureDate: arrive,
      returnDate: depart,
      ...(isSame ? {} : { include: [...(request.include ?? []), ...wished] }),
    },
  };
}

/** Chosen flights keep their price; an estimate follows the first and the last place. */
function homeFlightsUsd(
  stays: readonly JourneyStay[],
  { places = [], journey, flightsUsd: before = 0, request }: ItineraryRequest,
  { catalogue }: World,
): number {
  const isSame =
    stays[0]?.destination.id === places[0]?.id &&
    stays.at(-1)?.destination.id === places.at(-1)?.id;

  if (journey !== undefined || isSame) return before;
  return journeyFlights(stays, request, catalogue).usd;
}
