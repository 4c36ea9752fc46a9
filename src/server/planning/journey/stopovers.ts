import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import type { Rides } from '#server/catalogue/rides.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import { placeRides } from './place-ride.ts';
import type { RideWishes } from './ride-wishes.ts';
import { loadTransport } from '#server/catalogue/transport.ts';

const MOST = 3;

/** One is soon in town from there, for a single night. */
const NEAR_AIRPORT_MINUTES = 75;

type World = { catalogue: Catalogue; rides: Rides; date: string; wishes: RideWishes };

/** Places with an airline's hub that join two by day, a night in them between: the least hours under way first. */
export function stopovers(
  [from, to]: readonly [Destination, Destination],
  { catalogue, ...facts }: World,
): Destination[] {
  const minutes = (ends: readonly [Destination, Destination]) =>
    Math.min(...placeRides(ends, facts).map(({ doorMinutes }) => doorMinutes));

  return catalogue.destinations
    .filter((stop) => isHub(stop, [from, to]) && stop.id !== from.id && stop.id !== to.id)
    .map((stop) => ({ stop, total: minutes([from, stop]) + minutes([stop, to]) }))
    .filter(({ total }) => Number.isFinite(total))
    .toSorted((a, b) => a.total - b.total)
    .slice(0, MOST)
    .map(({ stop }) => stop);
}

function isHub(stop: Destination, ends: readonly Destination[]): boolean {
  const far = Math.max(...ends.map((end) => distanceKm(stop, end)));
  const airports = stop.airports.filter(({ minutes }) => minutes <= NEAR_AIRPORT_MINUTES);

  return isGateway({ airports }, far);
}

/** Whether an airline whose aircraft fly so far has its hub there, so that flights from far away go there. */
export function isGateway({ airports }: Pick<Destination, 'airports'>, leastKm = 0): boolean {
  return airports.some(({ iata }) =>
    loadTransport().airlines.some(
      ({ hubs, tier, rangeKm }) => tier === 'full' && rangeKm >= leastKm && hubs.includes(iata),
    ),
  );
}
