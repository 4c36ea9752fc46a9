import rings from './landmasses.json' with { type: 'json' };
import { once } from '#shared/remember.ts';

/** An outline in hundredths of a degree: x and y in turn, with the box around it. */
type Outline = { points: Int32Array; box: readonly [number, number, number, number] };

const outlines = once(() => rings.map(readOutline));

/** How far a town by the water may lie outside the simplified outline: kilometres, near and far. */
const SHORE_KM = [3, 8];
const DIRECTIONS = 8;
const KM_PER_DEGREE = 111;

/**
 * Which connected piece of land a point lies on, by number; undefined on an island too small for the map.
 * Two towns with the same number can be joined by road without a ferry. Outlines: Natural Earth, 1:50 million,
 * public domain, simplified to 2 km; bridges and tunnels between islands are not known to it.
 */
export function landmassOf({ lat, lon }: { lat: number; lon: number }): number | undefined {
  const here = landAt(lat, lon);

  if (here !== undefined) return here;
  for (const km of SHORE_KM) {
    for (let i = 0; i < DIRECTIONS; i++) {
      const angle = (2 * Math.PI * i) / DIRECTIONS;
      const north = (km * Math.sin(angle)) / KM_PER_DEGREE;
      const east = (km * Math.cos(angle)) / (KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180));
      const land = landAt(lat + north, lon + east);

      if (land !== undefined) return land;
    }
  }
  return undefined;
}

/** The largest land is told first: Africa with Asia and Europe, America, Antarctica, and Australia as the last of them. */
const LAST_CONTINENT = 5;

/** Whether two points lie on islands of their own, so that neither is a part of the other. */
export function areDifferentIslands(
  one: { lat: number; lon: number },
  other: { lat: number; lon: number },
): boolean {
  const [a = 0, b = 0] = [landmassOf(one), landmassOf(other)];

  return a !== b && Math.min(a, b) > LAST_CONTINENT;
}

/** So far from a town on the sea water is on several sides, and so far off it is to be found. */
const ON_THE_SEA_KM = 2.5;
const TO_THE_SEA_KM = 0.5;
const SIDES_ON_THE_SEA = 3;

/** A point by the water at a town that lies on the sea; undefined further inland and on islands too small for the map. */
export function seawardOf({
  lat,
  lon,
}: {
  lat: number;
  lon: number;
}): { lat: number; lon: number } | undefined {
  const steps = Array.from({ length: DIRECTIONS }, (_, i) => {
    const angle = (2 * Math.PI * i) / DIRECTIONS;

    return {
      north: Math.sin(angle) / KM_PER_DEGREE,
      east: Math.cos(angle) / (KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180)),
    };
  });
  const isWater = ({ north, east }: (typeof steps)[number]) =>
    landAt(lat + ON_THE_SEA_KM * north, lon + ON_THE_SEA_KM * east) === undefined;
  const water = steps.filter(isWater);

  if (water.length < SIDES_ON_THE_SEA || water.length === DIRECTIONS) return undefined;
  const mean = (way: 'north' | 'east') =>
    water.reduce((sum, step) => sum + step[way], 0) / water.length;

  return { lat: lat + TO_THE_SEA_KM * mean('north'), lon: lon + TO_THE_SEA_KM * mean('east') };
}

/** Once round the globe. An outline that crosses the date line goes on beyond it, on either side. */
const TURN = 36_000;
const TURNS = [0, TURN, -TURN];

function landAt(lat: number, lon: number): number | undefined {
  const [x, y] = [lon * 100, lat * 100];
  // The largest come first.
  const index = outlines().findLastIndex((outline) =>
    TURNS.some((turn) => isInside(outline, x + turn, y)),
  );

  return index < 0 ? undefined : index;
}

/** The first point and then the steps from each to the next, the short way over the date line. */
function readOutline(text: string): Outline {
  const points = Int32Array.from(text.split(' '), Number);

  for (let i = 2; i < points.length; i++) {
    const step = points[i] ?? 0;
    const short = Math.abs(step) > TURN / 2 ? step - Math.sign(step) * TURN : step;

    points[i] = short + (points[i - 2] ?? 0);
  }
  const xs = points.filter((_, i) => i % 2 === 0);
  const ys = points.filter((_, i) => i % 2 === 1);

  return { points, box: [least(xs), least(ys), most(xs), most(ys)] };
}

const least = (values: Int32Array) => values.reduce((a, b) => Math.min(a, b), Infinity);
const most = (values: Int32Array) => values.reduce((a, b) => Math.max(a, b), -Infinity);

/** A ray to the east crosses the outline an odd number of times. */
function isInside(
  { points, box: [west, south, east, north] }: Outline,
  x: number,
  y: number,
): boolean {
  if (x < west || x > east || y < south || y > north) return false;
  let inside = false;

  for (let i = 0, before = points.length - 2; i < points.length; before = i, i += 2) {
    const [ax, ay] = [points[i] as number, points[i + 1] as number];
    const [bx, by] = [points[before] as number, points[before + 1] as number];

    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}
