import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import type { Point } from '#server/planner/problem.ts';
import type { RoadStop } from '#shared/generation/trip-places.schema.ts';
import { appealOf } from '../candidates/appeal.ts';
import { placeWorth } from './place-worth.ts';
import { hasRoad } from './roads.ts';

/** A shorter drive is driven in one go. */
const LEAST_MINUTES = 100;
const MOST_STOPS = 2;
/** Minutes that a stop may lie off the road, there and back, and how they count against it. */
const MOST_DETOUR = 30;
/** Stops are not at the ends of the way, and not next to each other or to a stay. */
const LEAST_SHARE = 0.15;
const LEAST_GAP_KM = 25;
/** Roads are longer than the great circle, at this speed. */
const ROAD = { detour: 1.3, kmh: 80 };
/** A day trip fills a day as this many of its sights do. */
const DAY_TRIP_SHARE = 1.9;

type Way = { from: Destination; to: Destination; minutes: number };
type Found = RoadStop & { share: number; worth: number };

/** Towns and sights by the road of a longer drive, in the order in which they come: the best that are hardly a detour. */
export function roadStops(
  way: Way,
  catalogue: Pick<Catalogue, 'destinations'>,
  stays: readonly Point[] = [],
): RoadStop[] {
  const { from, to, minutes } = way;

  if (minutes < LEAST_MINUTES) return [];
  const taken: Point[] = [from, to, ...stays];
  const stops: Found[] = [];

  for (const found of candidates(way, catalogue).toSorted((a, b) => b.worth - a.worth)) {
    if (stops.length === MOST_STOPS) break;
    if (taken.some((place) => distanceKm(place, found) < LEAST_GAP_KM)) continue;
    taken.push(found);
    stops.push(found);
  }
  return stops
    .toSorted((a, b) => a.share - b.share)
    .map(({ name, lat, lon, detourMinutes }) => ({ name, lat, lon, detourMinutes }));
}

function candidates({ from, to }: Way, { destinations }: Pick<Catalogue, 'destinations'>): Found[] {
  const trips = [...from.dayTrips, ...to.dayTrips].map((trip) => ({
    ...pointOf(trip),
    worth: DAY_TRIP_SHARE * appealOf(trip),
  }));
  const towns = destinations
    .filter((town) => onTheWay(town, from, to) && hasRoad(from, town))
    .map((town) => ({ ...pointOf(town), worth: placeWorth(town)(1) }));

  return [...trips, ...towns].flatMap((stop) => {
    const where = onTheWay(stop, from, to);

    return where ? [{ ...stop, ...where, worth: stop.worth / (1 + where.detourMinutes / 30) }] : [];
  });
}

function pointOf({ name, lat, lon }: { name: string } & Point) {
  return { name, lat, lon };
}

/** How far along the way a place lies, and how long it takes to turn off for it; undefined beside the way. */
function onTheWay(
  place: Point,
  from: Point,
  to: Point,
): { share: number; detourMinutes: number } | undefined {
  const [before, behind, whole] = [
    distanceKm(from, place),
    distanceKm(place, to),
    distanceKm(from, to),
  ];
  const share = before / (before + behind);
  const detourKm = (before + behind - whole) * ROAD.detour;
  const detourMinutes = Math.round((detourKm / ROAD.kmh) * 12) * 5;

  return share >= LEAST_SHARE && share <= 1 - LEAST_SHARE && detourMinutes <= MOST_DETOUR
    ? { share, detourMinutes }
    : undefined;
}
