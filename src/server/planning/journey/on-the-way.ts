import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import type { Point } from '#server/planner/problem.ts';
import { isOffCatalogue } from '../destination/off-catalogue-destination.ts';
import { type RoadPlace, roadPlaces } from './road-places.ts';

/** Towns and day trips lie between the ends of the way, not at them; places of the list may. */
const LEAST_SHARE = 0.15;
/** This near to a town whose sights are known, a place is one of them. */
const OWN_KM = 12;
/** Wieliczka is a sight of Kraków, and seen from there. */
const SAME_KM = 1;
/** What lies at the door of any town that one leaves was there to be seen before. */
const LEFT_KM = 5;
/** On country roads, which are longer than the great circle. */
const MINUTES_PER_KM = 0.975;
/** Half an hour off the road takes half of what a stop is worth. */
const HALF_WORTH = 30;

export type Way = { from: Destination; to: Destination };

/** A place by the road: how far along it, and how long it takes to turn off for it. */
export type WayStop = RoadPlace & { share: number; detourMinutes: number };

/** The places by the way from one town to another that are at most so many minutes off it, the best first. */
export function stopsOnWay(
  way: Way,
  catalogue: Pick<Catalogue, 'destinations'>,
  { stays = [], mostDetour }: { stays?: readonly Destination[]; mostDetour: number },
): WayStop[] {
  const known = [way.from, way.to, ...stays].filter(({ id }) => !isOffCatalogue(id));

  return roadPlaces(way, catalogue)
    .flatMap((place) => {
      const where = onTheWay(place, way);

      return where.detourMinutes <= mostDetour && isBetween(place, where.share)
        ? [{ ...place, ...where, worth: place.worth / (1 + where.detourMinutes / HALF_WORTH) }]
        : [];
    })
    .filter((place) => distanceKm(way.from, place) >= LEFT_KM)
    .filter((place) => !known.some((town) => isOf(town, place)))
    .filter((place) => !place.isTown || !stays.some(({ id }) => place.id.endsWith(`/${id}`)))
    .toSorted((a, b) => b.worth - a.worth);
}

/** Whether a place lies at a town, or is one of its sights further out. */
function isOf(town: Destination, place: Point): boolean {
  return (
    distanceKm(town, place) < OWN_KM ||
    town.places.some((sight) => distanceKm(sight, place) < SAME_KM)
  );
}

/**
 * Minutes by road between two points at one pace for any distance, so that a stop on the straight way costs nothing:
 * for comparing the parts of a way, of which `roadWay` tells how long it is as a whole.
 */
export function roadMinutes(from: Point, to: Point): number {
  return distanceKm(from, to) * MINUTES_PER_KM;
}

function isBetween({ id }: RoadPlace, share: number): boolean {
  const isListed = id.split('/').length === 2;

  return isListed || (share >= LEAST_SHARE && share <= 1 - LEAST_SHARE);
}

function onTheWay(place: Point, { from, to }: Way): { share: number; detourMinutes: number } {
  const [before, behind] = [roadMinutes(from, place), roadMinutes(place, to)];
  const detour = before + behind - roadMinutes(from, to);

  return {
    share: before / (before + behind),
    detourMinutes: Math.max(0, Math.round(detour / 5) * 5),
  };
}
