import type { Destination } from '#server/catalogue/catalogue.ts';
import { isOffCatalogue } from '../destination/off-catalogue-destination.ts';
import { wordSet } from '#shared/word-set.ts';

/** Countries in which a train goes to nearly every town. */
const DENSE = wordSet('AT BE CH CZ DE DK ES FR GB HU IT JP KR LU NL PL SE TW');
/** Where it does not: the Scottish Highlands, Corsica and the Dolomites. */
const WITHOUT = [
  { south: 56.5, west: -8, north: 61, east: -3 },
  { south: 41.3, west: 8.5, north: 43.1, east: 9.6 },
  { south: 46.3, west: 11.5, north: 46.8, east: 12.4 },
];
const MOST_KM = 320;

type Place = Pick<Destination, 'id' | 'country' | 'lat' | 'lon'>;

/** Whether trains may be taken for granted between two places, of which the catalogue does not hold one. */
export function hasRailway(from: Place, to: Place, km: number): boolean {
  return (
    km <= MOST_KM &&
    [from, to].some(({ id }) => isOffCatalogue(id)) &&
    [from, to].every((place) => DENSE.has(place.country) && !isWithout(place))
  );
}

function isWithout({ lat, lon }: Place): boolean {
  return WITHOUT.some(
    ({ south, west, north, east }) => lat >= south && lat <= north && lon >= west && lon <= east,
  );
}
