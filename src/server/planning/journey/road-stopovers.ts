import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import { roadWay } from '#server/catalogue/road-way.ts';
import { daysBetween } from '#shared/dates.ts';
import type { PlanRequest } from '../assembly/plan-request.ts';
import type { WantedPlace } from './choose-route.ts';
import { ONE_BASE_KM } from './asked-tour.ts';
import { roadMinutes } from './on-the-way.ts';
import { placeWorth } from './place-worth.ts';
import type { RouteOrder } from './read-route.ts';
import { readRideWishes } from './ride-wishes.ts';
import { hasRoad } from './roads.ts';

/** A drive of so many minutes is one to spend a night on, where each end keeps two nights. */
const LONG_DRIVE = 5 * 60;
const NIGHTS_OF_PLACE = 2;
/** How far off the way one goes for a night, and the minutes that take half of what a place is worth. */
const MOST_DETOUR = 75;
const HALF_WORTH = 45;

type Asked = { request: PlanRequest; order: RouteOrder; catalogue: Catalogue };

/** "San Francisco to Los Angeles road trip": between two places far apart, the best one by the way has nights too. */
export function withStopovers(
  places: readonly WantedPlace[],
  { request, order: { first, last }, catalogue }: Asked,
): WantedPlace[] {
  const [from, to] = [first, last].map(
    (id) => places.find(({ destination }) => destination.id === id)?.destination,
  );
  const nights = daysBetween(request.departureDate, request.returnDate);
  const isRoadTrip = readRideWishes(request).only === 'drive';

  if (!isRoadTrip || !from || !to || places.length !== 2) return [...places];
  if (roadWay(from, to).minutes < LONG_DRIVE || nights < NIGHTS_OF_PLACE * 3) return [...places];
  const avoided = [...request.exclude, ...(request.asked?.avoided.destinations ?? [])];
  const [best] = stopovers([from, to], catalogue).filter(({ id }) => !avoided.includes(id));

  return best ? [...places, { destination: best, isRequired: true }] : [...places];
}

/** The destinations by the road between two, the best first: what they are worth, less for the way there. */
function stopovers(
  [from, to]: readonly [Destination, Destination],
  { destinations }: Pick<Catalogue, 'destinations'>,
): Destination[] {
  const direct = roadMinutes(from, to);

  return destinations
    .filter((place) => [from, to].every((end) => distanceKm(end, place) > ONE_BASE_KM))
    .filter((place) => hasRoad(from, place) && hasRoad(place, to))
    .flatMap((place) => {
      const detour = roadMinutes(from, place) + roadMinutes(place, to) - direct;
      const worth = placeWorth(place)(NIGHTS_OF_PLACE) / (1 + detour / HALF_WORTH);

      return detour <= MOST_DETOUR ? [{ place, worth }] : [];
    })
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ place }) => place);
}
