import type { DestinationFile } from './catalogue.schema.ts';
import { distanceKm, type Point } from './distance.ts';
import type { WayFile } from './way.schema.ts';

type Known = Point & { id: string; area?: string | undefined };
type Reached = DestinationFile['places'][number];

/** How one gets from one point to another where the straight line is wrong, and the least minutes. */
export type Way = Pick<WayFile, 'by' | 'minutes'>;
export type WayBetween = (from: Point, to: Point) => Way | undefined;

/** What lies so near to a place of a known area lies in that area. */
const SAME_AREA_KM = 0.2;
/** Whatever the area is called, further apart than this one does not walk from one island to the next. */
const SAME_ISLAND_KM = 2;
/** From further away one rides to the pier, and that is most of the way. */
const FAR_KM = 12;
/** With others so near, a place's point is the pier or the lower station, and the ride is part of the visit. */
const AT_THE_PIER_KM = 0.25;
const PART_OF_THE_VISIT = new Set(['boat-trip', 'activity', 'sport', 'wildlife']);

/** Where no road leads: what goes there, and the least minutes with the way to it and the wait. */
const REACHED: Partial<Record<NonNullable<Reached['reach']>, Way>> = {
  ferry: { by: 'ferry', minutes: 20 },
  boat: { by: 'ferry', minutes: 20 },
  'cable-car': { by: 'transit', minutes: 15 },
  funicular: { by: 'transit', minutes: 15 },
};

/**
 * The ways of a destination that a straight line gets wrong: those that its file names, and those to places that no
 * road reaches.
 */
export function waysOf(destination: DestinationFile): WayBetween {
  const { ways = [], places, food, stays } = destination;
  const all: Known[] = [...places, ...food, ...stays];
  const known = new Map(all.map((one) => [keyOf(one), one]));
  const isAway = new Set(places.filter((place) => isAcross(place, destination)).map(keyOf));

  if (ways.length === 0 && isAway.size === 0) return () => undefined;
  const named = namesAt(all);

  return (from, to) => {
    const [one, other] = [named(from), named(to)];

    return (
      ways.find((way) => joins(way, one, other) || joins(way, other, one)) ??
      reached(to, from) ??
      reached(from, to)
    );
  };

  function reached(place: Point, from: Point): Way | undefined {
    if (!isAway.has(keyOf(place))) return undefined;
    const { reach } = known.get(keyOf(place)) as Reached;

    const km = distanceKm(place, from);

    return km > FAR_KM || isBeside(named(place).area, named(from).area, km)
      ? undefined
      : REACHED[reach ?? 'on-foot'];
  }
}

const keyOf = ({ lat, lon }: Point) => `${lat},${lon}`;

function isBeside(area: string | undefined, other: string | undefined, km: number): boolean {
  return area !== undefined && area === other && km < SAME_ISLAND_KM;
}

/** Whether the ride to a place is no part of the visit: its point lies where only that ride leads. */
function isAcross(place: Reached, { places, food }: DestinationFile): boolean {
  if (!place.reach || !REACHED[place.reach] || PART_OF_THE_VISIT.has(place.kind)) return false;
  return ![...places, ...food].some(
    (other) =>
      !('reach' in other && other.reach) &&
      (place.area === undefined || other.area !== place.area) &&
      distanceKm(other, place) < AT_THE_PIER_KM,
  );
}

type Names = { id?: string | undefined; area?: string | undefined };

/** What is known at a point: its place, and the area of that or of the nearest one. */
function namesAt(all: readonly Known[]): (point: Point) => Names {
  const withArea = all.filter(({ area }) => area !== undefined);
  const known = new Map(all.map((one) => [keyOf(one), one]));
  const found = new Map<string, Names>();
  const areaNear = (point: Point) =>
    withArea
      .map((one) => ({ area: one.area, km: distanceKm(one, point) }))
      .filter(({ km }) => km < SAME_AREA_KM)
      .toSorted((a, b) => a.km - b.km)[0]?.area;

  return (point) => {
    const key = keyOf(point);
    const one = known.get(key);
    const names = found.get(key) ?? { id: one?.id, area: one?.area ?? areaNear(point) };

    found.set(key, names);
    return names;
  };
}

/** Whether a way leads from one to the other; without an end it leads from everywhere else. */
function joins({ from, to }: WayFile, one: Names, other: Names): boolean {
  if (!isAmong(from, one)) return false;
  return to ? isAmong(to, other) : !isAmong(from, other);
}

function isAmong(names: readonly string[], { id, area }: Names): boolean {
  return names.some((name) => name === id || name === area);
}
