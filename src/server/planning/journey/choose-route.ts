import type { Destination } from '#server/catalogue/catalogue.ts';
import type { Rides } from '#server/catalogue/rides.ts';
import { planRoute } from '#server/planner/route/plan-route.ts';
import type { RouteObstacle } from '#server/planner/route/route-plan.ts';
import type { RoutePlace, RouteRide } from '#server/planner/route/route-problem.ts';
import type { Point } from '#server/planner/problem.ts';
import { addDays, daysBetween, monthOf } from '#shared/dates.ts';
import type { RideMode } from '#shared/generation/trip-places.schema.ts';
import { toBudgetLevel } from '#shared/preferences/options.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import { estimateFlight } from '../days/flight-estimate.ts';
import { isGateway } from './gateway.ts';
import type { JourneyPlan, JourneyStay } from './journey-plan.ts';
import { withOneWayFees } from './one-way-fees.ts';
import { dayTripTo } from './place-day-trip.ts';
import { placeRides } from './place-ride.ts';
import { placeWorth } from './place-worth.ts';
import type { RideWishes } from './ride-wishes.ts';

export type WantedPlace = {
  destination: Destination;
  /** As the traveller fixed them. */
  nights?: number | undefined;
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

export type RouteWorld = { home: Point | undefined; rides: Rides; wishes: RideWishes };

/** What stands in the way of a route: of two places that no ride joins within a day, which they are. */
export type NoRoute = { reason: string; unjoined?: readonly [Destination, Destination] };

/** What an hour under way and the trouble of a move take from the worth of a trip, in points of a sight's appeal. */
const HOUR_UNDER_WAY = 22;
const MOVE = 30;
/** What airports and hired cars take beside their hours: a line on the ground is better than a zigzag by air. */
const TROUBLE: Partial<Record<RideMode, number>> = { flight: 30, drive: 30 };
/** Going another way than was asked for. */
const OTHER_MODE = 300;
const HOUR_FROM_HOME = 8;
const NO_GATEWAY = 25;
/** What a dollar of a person's fare takes. */
const DOLLAR = 0.4;
const HOME = 'home';

/** Which places, in which order, for how many nights, by which rides; else what stands in the way. */
export function chooseRoute(
  request: PlanRequest,
  wish: RouteWish,
  world: RouteWorld,
): JourneyPlan | NoRoute {
  const nights = daysBetween(request.departureDate, request.returnDate);
  const byId = new Map(wish.places.map(({ destination }) => [destination.id, destination]));
  const ids = wish.places.map(({ destination }) => destination.id);
  const required = wish.places.filter(({ isRequired }) => isRequired).length;
  const result = planRoute({
    nights,
    people: request.travelers,
    places: wish.places.map((place) => routePlace(place, wish.places, nights)),
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

  if (!result.plan) return noRoute(result.obstacle, nights, byId);
  const { stays } = result.plan;
  const order = forwards(stays, wish, world);
  const dating = { request, byId, world, wish };
  const dated = datedStays(order, dating);

  // With the clock one may arrive in a day, and not against it.
  return 'reason' in dated && order !== stays ? datedStays(stays, dating) : dated;
}

/** The places in the order of the list, but for where the journey is said to begin and to end. */
function inOrder(ids: readonly string[], { first, last }: RouteWish): string[] {
  const between = ids.filter((id) => id !== first && id !== last);

  return [...ids.filter((id) => id === first), ...between, ...ids.filter((id) => id === last)];
}

function routePlace(
  { destination, nights: fixed, isRequired, draw = 1 }: WantedPlace,
  all: readonly WantedPlace[],
  nights: number,
): RoutePlace {
  const sum = all.reduce((total, one) => total + (one.nights ?? 1), 0);
  const worth = placeWorth(destination);
  const isFixed =
    fixed !== undefined && (all.some((one) => one.nights === undefined) || sum === nights);

  return {
    id: destination.id,
    required: isRequired,
    nights: {
      min: isFixed && sum <= nights ? fixed : Math.min(fixed ?? 1, sum <= nights ? Infinity : 1),
      max: isFixed ? fixed : nights,
    },
    worth: (count) => draw * worth(count),
  };
}

function routeRides(
  [from, to]: readonly [Destination | undefined, Destination | undefined],
  request: PlanRequest,
  { home, rides, wishes }: RouteWorld,
): RouteRide[] {
  if (from && to) return ridesByDay([from, to], request, { rides, wishes });
  const place = from ?? to;

  return place ? [homeRide(place, request, home)] : [];
}

/** A road trip is driven for the drive; else a car is hired, driven and left for one leg. */
function troubleOf(mode: RideMode, { only }: RideWishes): number {
  return mode === only ? 0 : (TROUBLE[mode] ?? 0);
}

/** What going another way than was said takes from the worth of a trip; most where it was ruled out. */
function againstWishes(mode: RideMode, { only, avoided }: RideWishes): number {
  return (
    (only === undefined || only === mode ? 0 : OTHER_MODE) +
    (avoided.includes(mode) ? OTHER_MODE : 0)
  );
}

/** The way from home to a place, or back; of an unknown home only whether airlines are at home in the place. */
function homeRide(
  place: Destination,
  { departureDate, budget }: Pick<PlanRequest, 'departureDate' | 'budget'>,
  home: Point | undefined,
): RouteRide {
  const month = monthOf(departureDate);
  const flight = home && estimateFlight(home, place, { month, level: toBudgetLevel(budget) });
  const hours = flight?.hours ?? 0;

  return {
    id: 'from or to home',
    mode: 'flight',
    minutes: Math.round(hours * 60),
    price: { usd: Math.round((flight?.usdPerPerson ?? 0) / 2), per: 'person' },
    burden: hours * HOUR_FROM_HOME + (isGateway(place) ? 0 : NO_GATEWAY),
  };
}

/** The ways from one place to another; where a service has a season, those of each day. */
function ridesByDay(
  ends: readonly [Destination, Destination],
  { departureDate, returnDate, travelers }: PlanRequest,
  { rides, wishes }: Pick<RouteWorld, 'rides' | 'wishes'>,
): RouteRide[] {
  const hasSeason = rides.ridesBetween(ends[0].id, ends[1].id).some(({ season }) => season);
  const days = hasSeason
    ? Array.from({ length: daysBetween(departureDate, returnDate) + 1 }, (_, day) => day)
    : [0];

  return days.flatMap((day) =>
    placeRides(ends, { rides, date: addDays(departureDate, day), wishes }).map((option, at) => ({
      id: `${option.mode} ${day} ${at}`,
      mode: option.mode,
      minutes: option.minutes,
      price:
        option.mode === 'drive'
          ? { usd: option.priceUsd, per: 'vehicle', seats: Math.max(4, travelers) }
          : { usd: option.priceUsd, per: 'person' },
      burden:
        MOVE +
        troubleOf(option.mode, wishes) +
        (option.doorMinutes / 60) * HOUR_UNDER_WAY +
        againstWishes(option.mode, wishes),
      ...(hasSeason ? { days: [day] } : {}),
    })),
  );
}

type Ordered = { place: string; nights: number };

/** Both directions of a route are alike where nobody comes from home: the one that begins as it was asked for. */
function forwards(
  stays: readonly Ordered[],
  { isOrdered, first, last, places }: RouteWish,
  { home }: RouteWorld,
): readonly Ordered[] {
  const isOpen = !isOrdered && first === undefined && last === undefined && !home;
  const asked = (id: string | undefined) =>
    places.findIndex(({ destination }) => destination.id === id);

  return isOpen && asked(stays.at(-1)?.place) < asked(stays[0]?.place) ? stays.toReversed() : stays;
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
  let arrive = request.departureDate;

  for (const { place, nights } of order) {
    const destination = byId.get(place);

    if (!destination) continue;
    const before = stays.at(-1)?.destination;
    const [ride] = before ? placeRides([before, destination], { rides, date: arrive, wishes }) : [];

    if (before && !ride)
      return {
        reason: `no ride from ${before.name} to ${destination.name} arrives on the same day`,
        unjoined: [before, destination],
      };
    const depart = addDays(arrive, nights);

    stays.push({ destination, nights, arrive, depart, ...(ride ? { ride } : {}) });
    arrive = depart;
  }
  return { stays: withOneWayFees(stays), leftOut: allLeftOut(stays, wish) };
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
        reason: `no ride arrives on the same day from ${pairs.map(([from, to]) => `${from.name} to ${to.name}`).join(', ')}`,
        unjoined,
      }
    : { reason: `${nights} nights do not hold these places as they are asked for` };
}
