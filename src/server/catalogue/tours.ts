import { readDataFile } from './data-folder.ts';
import { loadOtherNames } from './other-names.ts';
import { once } from '#shared/remember.ts';

/** A part of the world that people travel through, with where one stays on the way. */
export type Tour = {
  names: string[];
  /** What one comes for first: ids of destinations, and towns beyond them as "Bayeux, FR" or "Portland, OR, US". */
  bases: string[];
  /** Nights that a base has on average, 3 without it; fewer on a journey along a road. */
  nightsApiece?: number;
  /** From so many nights on it is toured, 5 without it; a shorter trip stays in one place. */
  leastNights?: number;
  /** Where the way round begins. */
  first?: string;
  /** In notes it tells where a place shall be rather than a journey: "somewhere in Europe". */
  isWide?: boolean;
};

/** The tours, each by all names that its region has. */
export const loadTours = once(() =>
  readDataFile<Tour[]>('tours.json').map((tour): Tour => ({
    ...tour,
    names: [...new Set([...tour.names, ...namesOfRegion(tour.names)])],
  })),
);

function namesOfRegion([first]: readonly string[]): string[] {
  return loadOtherNames().regions.find(({ names }) => names[0] === first)?.names ?? [];
}
