import { readDataFile } from './data-folder.ts';
import { distanceKm, type Point } from './distance.ts';
import { once } from '#shared/remember.ts';

/** An end of a way; a country of which nothing is said has roads of the usual kind. */
type End = { lat: number; lon: number; country?: string };
/** Kilometres an hour on the first and last part of a way, and on what lies between, stops for petrol included. */
type Pace = { near: number; far: number };
type RoadKind = 'motorway' | 'highway' | 'winding' | 'slow' | 'mountain';
/** A part of the world whose roads are unlike those of its country, and how much further round they lead. */
type RoadRegion = {
  name: string;
  box: readonly [south: number, west: number, north: number, east: number];
  kind: RoadKind;
  detour?: number;
};
type Roads = {
  kinds: Readonly<Record<RoadKind, Pace>>;
  countries: Readonly<Partial<Record<RoadKind, readonly string[]>>>;
  /** Where travellers do not drive themselves. */
  withDriver: readonly string[];
  regions: readonly RoadRegion[];
};

/** Roads are this much longer than the great circle; short ways wind more, and most of that is gone after so many km. */
const DETOUR = { least: 1.2, more: 0.2, goneKm: 150 };
/** Of a way, as many km lie in towns and on the way to the main road. */
const NEAR_KM = 100;
/** The country through which a way goes is looked at in the middle of so many equal parts. */
const PARTS = 8;

/**
 * Kilometres and minutes by road between two points: as they are known, else estimates by distance and by the roads of
 * the countries and the mountains between them.
 */
export function roadWay(from: End, to: End): { km: number; minutes: number } {
  const known = knownDrive(from, to);

  if (known) return known;
  const parts = partsOf(from, to);
  const km = (straightRoadKm(from, to) * sum(parts.map(({ detour }) => detour))) / PARTS;
  const near = Math.min(km, NEAR_KM);
  const hours = parts.map(({ pace }) => near / pace.near + (km - near) / pace.far);

  return { km, minutes: (60 * sum(hours)) / PARTS };
}

/** Kilometres by road between two points: as they are known, else an estimate by distance. */
export function roadKm(from: End, to: End): number {
  return roadWay(from, to).km;
}

/** Whether one is driven in a country, rather than hiring a car and driving oneself. */
export function isDrivenBy(country: string): boolean {
  return roads().withDriver.includes(country);
}

function straightRoadKm(from: End, to: End): number {
  const straight = distanceKm(from, to);

  return straight * (DETOUR.least + DETOUR.more * Math.exp(-straight / DETOUR.goneKm));
}

/** How fast and how straight the roads are along a way. */
function partsOf(from: End, to: End): { pace: Pace; detour: number }[] {
  const { kinds, regions } = roads();

  return Array.from({ length: PARTS }, (_, part) => {
    const share = (part + 0.5) / PARTS;
    const point = between(from, to, share);
    const region = regions.find(({ box }) => isIn(box, point));
    const kind = region?.kind ?? kindIn((share < 0.5 ? from : to).country);

    return { pace: kinds[kind], detour: region?.detour ?? 1 };
  });
}

/** A point on the straight line, the short way round the globe. */
function between(from: End, to: End, share: number): { lat: number; lon: number } {
  const east = ((to.lon - from.lon + 540) % 360) - 180;

  return { lat: from.lat + share * (to.lat - from.lat), lon: from.lon + share * east };
}

function isIn(
  [south, west, north, east]: RoadRegion['box'],
  { lat, lon }: { lat: number; lon: number },
): boolean {
  return lat >= south && lat <= north && lon >= west && lon <= east;
}

function kindIn(country = ''): RoadKind {
  const { countries } = roads();

  if (countries.motorway?.includes(country)) return 'motorway';
  if (countries.winding?.includes(country)) return 'winding';
  return countries.slow?.includes(country) ? 'slow' : 'highway';
}

const roads = once(() => readDataFile<Roads>('road-paces.json'));

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

type NamedEnd = Point & { name: string };

/** A drive whose length follows from no straight line: round a lake, a bay or a border, over a pass. */
type KnownDrive = { ends: readonly [NamedEnd, NamedEnd]; km: number; minutes: number };

/** One end of a drive is any point as near to it as this. */
const SAME_KM = 10;
/** Degrees of latitude in which no point so near can lie. */
const FAR_DEGREES = 0.1;

/** Every drive that is known, in either direction. */
export const knownDrives = once(() => readDataFile<readonly KnownDrive[]>('known-drives.json'));

/** Kilometres and minutes of a well-known drive between two points; undefined where none is written down. */
export function knownDrive(from: Point, to: Point): { km: number; minutes: number } | undefined {
  const found = knownDrives().find(
    ({ ends: [one, other] }) =>
      (isAt(from, one) && isAt(to, other)) || (isAt(from, other) && isAt(to, one)),
  );

  return found && { km: found.km, minutes: found.minutes };
}

function isAt(point: Point, end: Point): boolean {
  return Math.abs(point.lat - end.lat) < FAR_DEGREES && distanceKm(point, end) <= SAME_KM;
}
