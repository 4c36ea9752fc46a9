import type { Destination } from '#server/catalogue/catalogue.ts';
import { planRoute } from '#server/planner/route/plan-route.ts';
import type { RouteObstacle } from '#server/planner/route/route-plan.ts';
import type { RoutePlace, RouteProblem } from '#server/planner/route/route-problem.ts';
import { addDays, daysBetween } from '#shared/dates.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import { isOffCatalogue } from '../destination/off-catalogue-destination.ts';
import {
  asSaid,
  type Chosen,
  forwards,
  inOrder,
  keyOf,
  type Ordered,
  withOrderTold,
} from './order-of-route.ts';
import type { JourneyPlan, JourneyStay } from './journey-plan.ts';
import { withFlightEnds } from './flight-ends.ts';
import { nightsGiven } from './nights-given.ts';
import { wholeText } from './whole-text.ts';
import { withOneWayFees } from './one-way-fees.ts';
import { dayTripTo } from './place-day-trip.ts';
import { arrivalDate, ridesLeaving } from './night-rides.ts';
import type { PlaceRide, RideFacts } from './place-ride.ts';
import { placeWorth } from './place-worth.ts';
import { routeRides, type RouteWorld } from './route-rides.ts';

export type WantedPlace = {
  destination: Destination;
  /** Of a second stay in a place: what it is told apart by. */
  key?: string;
  /** As the traveller fixed them. */
  nights?: number | undefined;
  /** Where they did not, the fewest and the most of a stay. */
  leastNights?: number;
  mostNights?: number;
  /** Left out only where it can be a day trip. */
  isRequired: boolean;
  /** How much of its worth counts, of a place that was not named itself; all without it. */
  draw?: number;
};

/** What is fixed of a route, and what it may be made of. */
export type RouteWish = {
  places: readonly WantedPlace[];
  /** Every place that was asked for, or that a region has, also where it is to be a day trip; those above when left out. */
  asked?: readonly Destination[];
  /** Places come in the order of the list. */
  isOrdered: boolean;
  first?: string | undefined;
  last?: string | undefined;
  /** How many places at most, where they are not all asked for. */
  most?: number | undefined;
};

/** What stands in the way of a route: of two places that no ride joins within a day or a night, which they are. */
export type NoRoute = { reason: string; unjoined?: readonly [Destination, Destination] };

/** What a dollar of a person's fare takes. */
const DOLLAR = 0.4;
const HOME = 'home';
/** The most nights that a place gives to a ride. */
const NIGHTS_GIVEN = 1;

/** Which places, in which order, for how many nights, by which rides; else what stands in the way. */
export function chooseRoute(
  request: PlanRequest,
  wish: RouteWish,
  world: RouteWorld,
): JourneyPlan | NoRoute {
  const nights = daysBetween(request.departureDate, request.returnDate);
  const byId = new Map(wish.places.map((place) => [keyOf(place), place.destination]));
  const ids = wish.places.map(keyOf);
  const required = wish.places.filter(({ isRequired }) => isRequired).length;
  const withFewer = (fewer: number): RouteProblem => ({
    nights,
    people: request.travelers,
    places: wish.places.map((place) => routePlace(place, wish.places, { nights, fewer })),
    start: HOME,
    end: HOME,
    visits: {
      min: Math.max(1, Math.min(required, nights)),
      max: Math.min(wish.most ?? ids.length, nights),
    },
    ...(wish.isOrdered ? { order: inOrder(ids, wish) } : {}),
    ...(wish.first === undefined ? {} : { first: wish.first }),
    ...(wish.last === undefined ? {} : { last: wish.last }),
    rides: (from, to) => routeRides([byId.get(from), byId.get(to)], request, world),
    worthPerUsd: DOLLAR / request.travelers,
  });
  const asked = planRoute(withFewer(0));
  // Told nights that fill the trip leave none for a ride through the night: one of them is spent on it.
  const { result, instead }: Chosen =
    asked.plan || !isByNight(wish, request, world)
      ? asSaid(asked, {
          problem: withFewer(0),
          ids,
          wish,
          isAnyOrder: request.anyOrder === true,
        })
      : { result: planRoute(withFewer(NIGHTS_GIVEN)) };

  if (!result.plan) return noRoute(result.obstacle, nights, byId);
  const { stays } = result.plan;
  const order = forwards(stays, wish);
  const dating = { request, byId, world, wish };
  const dated = datedStays(order, dating);

  // With the clock one may arrive in a day, and not against it.
  const route = 'reason' in dated && order !== stays ? datedStays(stays, dating) : dated;

  return 'reason' in route
    ? route
    : withOrderTold(route, { ids, byId, plan: result.plan, instead });
}

/** Whether some of the places are joined by rides through the night alone. */
function isByNight(
  { places }: RouteWish,
  { departureDate }: PlanRequest,
  { rides, wishes }: RouteWorld,
): boolean {
  const towns = places.map(({ destination }) => destination);

  return towns.some((from) =>
    towns.some(
      (to) =>
        from !== to &&
        ridesLeaving([from, to], { rides, date: departureDate, wishes })[0]?.nights !== undefined,
    ),
  );
}

type Nights = {
  nights: number;
  /** How many of its told nights each place may go without. */
  fewer: number;
};

function routePlace(
  place: WantedPlace,
  all: readonly WantedPlace[],
  { nights, fewer }: Nights,
): RoutePlace {
  const { destination, nights: fixed, leastNights = 1, mostNights, isRequired, draw = 1 } = place;
  const sum = all.reduce((total, one) => total + (one.nights ?? 1), 0);
  const worth = placeWorth(destination, place.draw === undefined);
  const isFixed =
    fixed !== undefined && (all.some((one) => one.nights === undefined) || sum === nights);

  return {
    id: keyOf(place),
    required: isRequired,
    nights: {
      min:
        isFixed && sum <= nights
          ? Math.max(1, fixed - fewer)
          : Math.min(fixed ?? leastNights, sum <= nights ? Infinity : 1),
      max: isFixed ? fixed : Math.min(mostNights ?? nights, nights),
    },
    worth: (count) => draw * worth(count),
  };
}

type Dating = {
  request: PlanRequest;
  byId: ReadonlyMap<string, Destination>;
  world: RouteWorld;
  wish: RouteWish;
};

function datedStays(
  order: readonly Ordered[],
  { request, byId, world: { rides, wishes }, wish }: Dating,
): JourneyPlan | NoRoute {
  const stays: JourneyStay[] = [];
  let leaves = request.departureDate;

  for (const { place, nights } of order) {
    const destination = byId.get(place);

    if (!destination) continue;
    const left = stays.at(-1);
    const before = left?.destination;
    const ride = left && rideFrom(left, destination, { rides, date: leaves, wishes });

    if (before && !ride)
      return {
        reason: `no ride from ${before.name} to ${destination.name} fits into a day or a night`,
        unjoined: [before, destination],
      };
    const arrive = ride ? arrivalDate(ride, leaves) : leaves;
    const depart = addDays(arrive, nights);

    stays.push({ destination, nights, arrive, depart, ...(ride ? { ride } : {}) });
    leaves = depart;
  }
  if (leaves !== request.returnDate)
    return {
      reason: 'the nights of these places and of the rides between them do not fill the trip',
    };
  const facts = { rides, wishes, date: request.returnDate };
  const ending = withFlightEnds(stays, request.travelers, { text: wholeText(request), facts });

  const told = nightsGiven(stays, wish.places);

  return {
    stays: withOneWayFees(ending),
    leftOut: allLeftOut(stays, wish),
    ...(told.length > 0 ? { told } : {}),
  };
}

/** The ride on from a stay; after a single night in a place whose sights are known it leaves later. */
function rideFrom(
  { destination, nights }: JourneyStay,
  to: Destination,
  facts: RideFacts,
): PlaceRide | undefined {
  const isAfterOneNight = nights === 1 && !isOffCatalogue(destination.id);
  const [ride] = ridesLeaving([destination, to], { ...facts, isAfterOneNight });

  return ride;
}

/** What was asked for and has no night; of a region's bases those alone that are a day trip from another. */
function allLeftOut(stays: readonly JourneyStay[], wish: RouteWish): JourneyPlan['leftOut'] {
  const { most, places, asked = most === undefined ? named(places) : [] } = wish;
  const stayed = new Set(stays.map(({ destination }) => destination.id));
  const without = asked
    .filter(({ id }) => !stayed.has(id))
    .map((destination) => leftOut(destination, stays));

  return most === undefined ? without : without.filter(({ dayTrip }) => dayTrip !== undefined);
}

function named(places: RouteWish['places']): Destination[] {
  return places.map(({ destination }) => destination);
}

function leftOut(
  destination: Destination,
  stays: readonly JourneyStay[],
): JourneyPlan['leftOut'][number] {
  const base = stays.find((stay) => dayTripTo(destination, stay.destination) !== undefined);
  const dayTrip = base && dayTripTo(destination, base.destination);

  return {
    id: destination.id,
    name: destination.name,
    reason: base
      ? `A day trip from ${base.destination.name} rather than a night.`
      : 'Left out: the trip is too short for one more place.',
    ...(base && dayTrip ? { dayTrip: `${base.destination.id}/${dayTrip.id}` } : {}),
  };
}

function noRoute(
  obstacle: RouteObstacle,
  nights: number,
  byId: ReadonlyMap<string, Destination>,
): NoRoute {
  const between = obstacle.kind === 'rides' ? obstacle.between : [];
  const pairs = between.flatMap(([start, end]) => {
    const [from, to] = [byId.get(start), byId.get(end)];

    return from && to ? [[from, to] as const] : [];
  });
  const [unjoined] = pairs;

  return unjoined
    ? {
        reason: `no ride fits into a day or a night from ${pairs.map(([from, to]) => `${from.name} to ${to.name}`).join(', ')}`,
        unjoined,
      }
    : { reason: `${nights} nights do not hold these places as they are asked for` };
}
