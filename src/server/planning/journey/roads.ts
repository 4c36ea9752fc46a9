import type { Destination } from '#server/catalogue/catalogue.ts';
import { distanceKm } from '#server/catalogue/distance.ts';
import { landmassOf } from '#server/gazetteer/landmass.ts';
import { isOffCatalogue } from '../destination/off-catalogue-destination.ts';
import { wordSet } from '#shared/word-set.ts';

/** Destinations on islands that no road joins to the rest of their country, by island. */
const ISLANDS = new Map(
  (
    'hobart, easter-island, galapagos, ibiza, palma, lanzarote, las-palmas, tenerife, corfu, ' +
    'heraklion, mykonos, rhodes, santorini, labuan-bajo, ubud, naha, sapporo, jeju-city, ' +
    'langkawi, boracay, cebu-city, el-nido, funchal, ponta-delgada, koh-samui, zanzibar, ' +
    'honolulu, maui, phu-quoc, alghero cagliari, catania palermo, christchurch queenstown'
  )
    .split(', ')
    .flatMap((island, at) => island.split(' ').map((id) => [id, at] as const)),
);
/** Countries that no road joins to any other. */
const SEPARATE_COUNTRIES = new Set(
  'AU AW BB BS CU CV CY DO FJ GB IE IS JM JP KR LK MT MU MV NZ PF PH PR SC TW'.split(' '),
);

/** Countries whose islands are joined by bridges and tunnels, which the outlines of the land do not show. */
const JOINED_BY_BRIDGES = wordSet('CN DK HK JP KR NO SE');

type Point = { lat: number; lon: number };
type Place = Pick<Destination, 'id' | 'country' | 'lat' | 'lon'>;

/** Whether one can drive from one place to the other without a ship. */
export function hasRoad(from: Place, to: Place): boolean {
  if (isOnLandOfTown(from, to)) return true;
  if (ISLANDS.get(from.id) !== ISLANDS.get(to.id)) return false;
  if (from.country === to.country) return !isAcrossTheSea(from, to);
  return !SEPARATE_COUNTRIES.has(from.country) && !SEPARATE_COUNTRIES.has(to.country);
}

/** Chania and Heraklion: towns beyond the catalogue are on no list of islands, and on the map. */
function isOnLandOfTown(from: Place, to: Place): boolean {
  if (from.country !== to.country || ![from, to].some(({ id }) => isOffCatalogue(id))) return false;
  const land = landOf(from);

  return land !== undefined && land === landOf(to);
}

/** Whether a town beyond the catalogue lies on another piece of land: Belfast from Glasgow. */
function isAcrossTheSea(from: Place, to: Place): boolean {
  if (![from, to].some(({ id }) => isOffCatalogue(id))) return false;
  if (JOINED_BY_BRIDGES.has(from.country)) return false;
  const [here, there] = [landOf(from), landOf(to)];

  return here !== undefined && there !== undefined && here !== there;
}

/** How far such an island reaches. */
const ISLAND_KM = 60;
/** Islands that the map shows alone and bridges join to the land: Skye, and the Florida Keys. */
const BRIDGED: readonly (readonly [island: Point, mainland: Point])[] = [
  [
    { lat: 57.3, lon: -6.2 },
    { lat: 57.3, lon: -4.5 },
  ],
  [
    { lat: 24.57, lon: -81.75 },
    { lat: 25.9, lon: -80.9 },
  ],
];

/** The piece of land of a place, with those that bridges join to it. */
function landOf(place: Point): number | undefined {
  const land = landmassOf(place);
  const joined = BRIDGED.find(
    ([island]) => distanceKm(place, island) < ISLAND_KM && land === landmassOf(island),
  );

  return joined ? landmassOf(joined[1]) : land;
}
