import { isDated } from '#server/catalogue/dated-places.ts';
import type { Destination } from '#server/catalogue/catalogue.ts';
import { isOffCatalogue } from '../destination/off-catalogue-destination.ts';
import { appealOf } from '../candidates/appeal.ts';

/** A day in town holds so many sights; each further one of a day is seen with less attention. */
const DAY_SHARES = [1, 0.85, 0.7, 0.55] as const;
/** A day trip fills the day that it takes. */
const DAY_TRIP_SHARE = 1.9;
/** Of a town whose sights nobody has written down. */
const UNKNOWN_DAY = 110;
const UNKNOWN_FADES = 0.6;
/** Each further day in one place is looked forward to less; faster where others were asked for by name as well. */
const FADES = 0.9;
const FADES_BESIDE_OTHERS = 0.87;
/** What one comes for are the best sights of a place; their points in a usual one. */
const BEST_SIGHTS = 20;
const USUAL_POINTS = 1500;
const MOST_DAYS = 30;

/**
 * What so many nights in a place are worth, in points of a sight's appeal: the best days that its sights and day trips
 * make, each day worth less than the one before.
 */
export function placeWorth(destination: Destination, isByName = false): (nights: number) => number {
  const days = bestDays(destination, isByName ? FADES_BESIDE_OTHERS : FADES);

  return (nights) => days.slice(0, nights).reduce((sum, day) => sum + day, 0);
}

function bestDays({ id, places, dayTrips }: Destination, fades: number): number[] {
  // A carnival makes no town worth more nights in October.
  const appeals = places
    .filter((file) => !isDated(file))
    .map((file) => appealOf(file))
    .toSorted((a, b) => b - a);

  if (appeals.length === 0 || isOffCatalogue(id))
    return Array.from({ length: MOST_DAYS }, (_, day) => UNKNOWN_DAY * UNKNOWN_FADES ** day);
  const inTown = Array.from({ length: Math.ceil(appeals.length / DAY_SHARES.length) }, (_, day) =>
    DAY_SHARES.reduce(
      (sum, share, at) => sum + share * (appeals[day * DAY_SHARES.length + at] ?? 0),
      0,
    ),
  );
  const outOfTown = dayTrips.map((trip) => DAY_TRIP_SHARE * appealOf(trip));

  const best = appeals.slice(0, BEST_SIGHTS).reduce((sum, appeal) => sum + appeal, 0);
  const much = best / USUAL_POINTS;

  return [...inTown, ...outOfTown]
    .toSorted((a, b) => b - a)
    .map((worth, day) => worth * much * fades ** day);
}
