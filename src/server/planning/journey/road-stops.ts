import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import type { RoadStop } from '#shared/generation/trip-places.schema.ts';
import { stopsOnWay, type Way, type WayStop } from './on-the-way.ts';

/** A shorter drive is driven in one go; on a road trip this holds for a shorter one still. */
export const LEAST_MINUTES = 100;
export const LEAST_ON_ROAD_TRIP = 75;
const MOST_STOPS = 2;
const MOST_DETOUR = 30;
/** Suggestions are not next to each other. */
const LEAST_GAP_KM = 25;

/** Good stops by a longer drive that is not planned with any, in the order in which they come. */
export function roadStops(
  way: Way & { minutes: number },
  catalogue: Pick<Catalogue, 'destinations'>,
  stays: readonly Destination[] = [],
): RoadStop[] {
  if (way.minutes < LEAST_MINUTES) return [];
  const stops: WayStop[] = [];

  for (const found of stopsOnWay(way, catalogue, { stays, mostDetour: MOST_DETOUR })) {
    if (stops.length === MOST_STOPS) break;
    if (stops.every((stop) => distanceKm(stop, found) >= LEAST_GAP_KM)) stops.push(found);
  }
  return stops
    .toSorted((a, b) => a.share - b.share)
    .map(({ name, lat, lon, detourMinutes }) => ({ name, lat, lon, detourMinutes }));
}
