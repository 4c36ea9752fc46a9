import { AppError } from '#shared/app-error.ts';
import { addDays } from '#shared/dates.ts';
import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import { loadRides } from '#server/catalogue/rides.ts';
import type { PlanRequest } from '#server/planning/assembly/plan-request.ts';
import { journeyFlights } from '#server/planning/journey/journey-flights.ts';
import type { JourneyStay } from '#server/planning/journey/journey-plan.ts';
import { withOneWayFees } from '#server/planning/journey/one-way-fees.ts';
import { placeRides } from '#server/planning/journey/place-ride.ts';
import { readRideWishes } from '#server/planning/journey/ride-wishes.ts';
import { stayJourney } from '#server/planning/journey/stay-journey.ts';
import { toTripPlace } from '#server/planning/journey/trip-places.ts';
import type { ItineraryRequest } from './itinerary-request.ts';

type World = { catalogue: Catalogue };

/**
 * A saved trip's stays in another order or for other nights, with the rides that join them then. The stays keep their
 * hotels; what was locked on days that move is wished for on any day. Throws a 422 where no ride leads on in a day.
 */
export function rerouted(asked: ItineraryRequest, world: World): ItineraryRequest {
  const { stays = [], places = [], route = [], request } = asked;
  const left = [...stays.keys()];
  const order = route.map(({ id, nights }) => {
    const at = left.find((index) => places[index]?.id === id) ?? -1;
    const [stay, place] = [stays[at], places[at]];

    left.splice(left.indexOf(at), 1);
    if (!stay || !place) throw new RangeError(`No stay in ${id}`);
    return { stay, place, nights };
  });
  const dated = datedStays(
    order.map(({ place, nights }) => ({ destination: destinationOf(place, world), nights })),
    request,
  );
  const rides = dated.map(({ ride }) => ride);
  const [first, last] = [stays[0], stays.at(-1)];
  const ends = {
    arriving: first?.journey ?? { isAssumed: true },
    leaving: last?.journey ?? { isAssumed: true },
  };
  const { travelers } = request;

  return {
    ...asked,
    route: undefined,
    places: dated.map((one, index) => {
      const { stay } = order[index]?.place ?? {};

      if (!stay) throw new RangeError(`No stay ${index}`);
      return toTripPlace(one, stay, { catalogue: world.catalogue, travelers });
    }),
    flightsUsd: homeFlightsUsd(dated, asked, world),
    stays: order.map(({ stay }, index) =>
      movedStay(stay, dated[index], stayJourney(rides, index, ends)),
    ),
  };
}

function destinationOf({ id, name }: { id: string; name: string }, { catalogue }: World) {
  const known = catalogue.destination(id);

  if (!known) throw new AppError('UNPROCESSABLE', `We know too little of ${name} to plan a route.`);
  return known;
}

function datedStays(
  order: readonly { destination: Destination; nights: number }[],
  request: PlanRequest,
): JourneyStay[] {
  const wishes = readRideWishes(request);
  const stays: JourneyStay[] = [];
  let arrive = request.departureDate;

  for (const { destination, nights } of order) {
    const before = stays.at(-1)?.destination;
    const [ride] = before
      ? placeRides([before, destination], { rides: loadRides(), date: arrive, wishes })
      : [];

    if (before && !ride)
      throw new AppError(
        'UNPROCESSABLE',
        `No ride from ${before.name} to ${destination.name} arrives on the same day. Try another order.`,
      );
    const depart = addDays(arrive, nights);

    stays.push({ destination, nights, arrive, depart, ...(ride ? { ride } : {}) });
    arrive = depart;
  }
  return withOneWayFees(stays);
}

/** The stay on its new dates. Locks hold on the days they were made for. */
function movedStay(
  stay: ItineraryRequest,
  dated: JourneyStay | undefined,
  journey: ItineraryRequest['journey'],
): ItineraryRequest {
  if (!dated) throw new RangeError('A stay has dates');
  const { arrive, depart } = dated;
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
