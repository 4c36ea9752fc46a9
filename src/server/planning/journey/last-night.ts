import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import { daysBetween, timeOf } from '#shared/dates.ts';
import { askedDetails } from '../asked/asked-details.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import { NEAR_AIRPORT, nightDeparture } from '../days/early-flight.ts';
import { chooseRoute, type NoRoute, type RouteWish } from './choose-route.ts';
import { daysInPlaces, keepsDays, withDayInPlace } from './day-in-place.ts';
import { restedFirst } from './first-night.ts';
import type { JourneyPlan, JourneyStay } from './journey-plan.ts';
import type { RouteWorld } from './route-rides.ts';
import { secondKey, SEEN_DRAW } from './return-stay.ts';
import { wholeText } from './whole-text.ts';

/** So many minutes nearer to the airport a last night has to be. */
const LEAST_NEARER = 30;
/** A night more to move to is too much for a trip that has fewer nights for each place. */
const NIGHTS_APIECE = 2;

/** The route; where the flight home leaves too early for its last stay, with the last night near the airport. */
export function chooseRouteHome(
  request: PlanRequest,
  asked: RouteWish,
  { catalogue, wishes, ...others }: RouteWorld & { catalogue: Catalogue },
): JourneyPlan | NoRoute {
  const world = { ...others, wishes: restedFirst(request, wishes) };
  const { plan, wish } = onItsDays(request, asked, world);

  if ('reason' in plan) return plan;
  const nearer = lastNightNearer(request, { wish, plan }, catalogue);
  const moved = nearer && chooseRoute(request, nearer, world);

  if (!moved || 'reason' in moved) return plan;
  const { takeOff = 0 } = askedDetails(request);
  const name = moved.stays.at(-1)?.destination.name ?? '';

  return {
    ...moved,
    told: [
      ...(moved.told ?? []),
      `Your flight leaves at ${timeOf(takeOff)}: the last night is in ${name}, near the airport.`,
    ],
  };
}

/** The route, in the places on the days that are told of them where one of its ends allows. */
function onItsDays(
  request: PlanRequest,
  wish: RouteWish,
  world: RouteWorld,
): { plan: JourneyPlan | NoRoute; wish: RouteWish } {
  const plan = chooseRoute(request, wish, world);
  const towns = wish.places.map(({ destination }) => destination);
  const days = daysInPlaces(wholeText(request), towns, request);
  const isKept = (one: JourneyPlan | NoRoute) => !('reason' in one) && keepsDays(one, days);

  if ('reason' in plan || isKept(plan)) return { plan, wish };
  const others = days
    .flatMap((day) => withDayInPlace(wish, day, request))
    .map((one) => ({ plan: chooseRoute(request, one, world), wish: one }));

  return others.find((one) => isKept(one.plan)) ?? { plan, wish };
}

/** The wish for the same route with its last night near the airport; undefined where that is not called for. */
export function lastNightNearer(
  request: PlanRequest,
  { wish, plan }: { wish: RouteWish; plan: JourneyPlan },
  catalogue: Pick<Catalogue, 'destinations'>,
): RouteWish | undefined {
  const last = plan.stays.at(-1);
  const gate = last && wish.last === undefined ? nearerTown(request, last, catalogue) : undefined;

  if (!gate) return undefined;
  const known = wish.places.find(({ destination }) => destination.id === gate.id);

  if (known && !wish.isOrdered && wish.first !== gate.id) return { ...wish, last: gate.id };
  const key = known ? secondKey(gate.id) : gate.id;
  const nights = daysBetween(request.departureDate, request.returnDate);
  const isFull =
    wish.places.every((one) => one.nights !== undefined) ||
    nights <= NIGHTS_APIECE * plan.stays.length ||
    wish.places.some((one) => one.key === key);

  return isFull
    ? undefined
    : {
        ...wish,
        places: [
          ...wish.places,
          { destination: gate, key, nights: 1, isRequired: true, draw: SEEN_DRAW },
        ],
        last: key,
        ...(wish.most === undefined ? {} : { most: wish.most + 1 }),
      };
}

/** The town beside the airport that one leaves from, where one would set out for it in the night. */
function nearerTown(
  request: PlanRequest,
  { destination, airport = destination.airports[0] }: JourneyStay,
  { destinations }: Pick<Catalogue, 'destinations'>,
): Destination | undefined {
  const { takeOff, isByTrain, leavesWith = isByTrain ? 'train' : 'plane' } = askedDetails(request);

  if (!airport || takeOff === undefined || leavesWith !== 'plane') return undefined;
  if (nightDeparture(takeOff, airport.minutes) === undefined) return undefined;
  const most = Math.min(NEAR_AIRPORT, airport.minutes - LEAST_NEARER);
  const minutesTo = (place: Destination) =>
    place.airports.find(({ iata }) => iata === airport.iata)?.minutes ?? Infinity;
  const [nearest] = destinations
    .filter((place) => minutesTo(place) <= most)
    .toSorted((a, b) => minutesTo(a) - minutesTo(b));

  return nearest;
}
