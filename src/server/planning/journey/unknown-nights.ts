import type { Destination } from '#server/catalogue/catalogue.ts';
import { isOffCatalogue } from '../destination/off-catalogue-destination.ts';
import type { WantedPlace } from './choose-route.ts';

/** Of the nights that are left open each place has so many on average; a town of unknown sights at least this part of it. */
const SHARE = 0.6;
/** From so many nights apiece on, nobody goes to a place that was asked for and leaves it in the morning. */
const ROOMY_NIGHTS = 2.5;
const LEAST_WHERE_ROOMY = 2;

type Nights = {
  /** Of the whole trip. */
  length: number;
  /** The nights that places were given, by id. */
  fixed: ReadonlyMap<string, number>;
  /** How many stays the trip has. */
  stays: number;
};

/**
 * The fewest nights of a town beyond the catalogue that was asked for: that nothing is written of its sights says little
 * of how long one stays there. Nothing for a place that the catalogue knows or whose nights are told.
 */
export function leastOfUnknown(
  { id }: Pick<Destination, 'id'>,
  { length, fixed, stays }: Nights,
): Pick<WantedPlace, 'leastNights'> {
  if (!isOffCatalogue(id) || fixed.has(id)) return {};
  const given = [...fixed.values()].reduce((sum, nights) => sum + nights, 0);
  const apiece = (length - given) / Math.max(1, stays - fixed.size);
  const roomy = apiece >= ROOMY_NIGHTS ? LEAST_WHERE_ROOMY : 1;

  return { leastNights: Math.max(roomy, Math.floor(SHARE * apiece)) };
}

/** Where one sleeps for a sight, so many nights; anywhere else as many as suit. */
export function nightsFor(
  nights: number | undefined,
): Pick<WantedPlace, 'leastNights' | 'mostNights'> {
  return nights === undefined ? {} : { leastNights: nights, mostNights: nights };
}
