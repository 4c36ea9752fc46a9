import { readFileSync } from 'node:fs';
import type { CoreInstance } from '#server/planner/core/instance.ts';

type Vertex = { x: number; y: number; score: number };

/** An orienteering problem with hotel selection: the first hotel is the start, the second the end. */
export type HotelInstance = { hotels: Vertex[]; sights: Vertex[]; dayLimits: number[] };

/** Distances are counted in so many parts of a unit, rounded up. */
const SCALE = 1_000_000;

/** Reads a file of Divsalar, Vansteenwegen and Cattrysse (2013): sizes, limits, then hotels and sights. */
export function readInstance(path: string): HotelInstance {
  const rows = readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^[-\d]/.test(line) && !line.startsWith('--'))
    .map((line) => line.split(/\s+/).map(Number));
  const [[, extraHotels = 0] = [], , dayLimits = [], ...vertices] = rows;
  const all = vertices.map(([x = 0, y = 0, score = 0]) => ({ x, y, score }));

  return {
    hotels: all.slice(0, extraHotels + 2),
    sights: all.slice(extraHotels + 2),
    dayLimits,
  };
}

/** A day of the trip: between two hotels, by index, within a length. */
export type Day = { from: number; to: number; limit: number };

/** Some days of an instance for the planner's core: every sight on at most one of them. */
export function toCore({ hotels, sights }: HotelInstance, days: readonly Day[]): CoreInstance {
  const vertices = [...hotels, ...sights];
  const points = vertices.length;
  const nodes = sights.length;
  const routes = days.length;
  const all = nodes + 2 * routes;
  const travel = new Int32Array(points * points);
  const ends = [...days.map(({ from }) => from), ...days.map(({ to }) => to)];

  for (const [a, one] of vertices.entries()) {
    for (const [b, other] of vertices.entries()) travel[a * points + b] = length(one, other);
  }
  return {
    routes,
    nodes,
    points,
    travel,
    travelFrom: travel,
    point: Int32Array.from({ length: all }, (_, node) =>
      node < nodes ? hotels.length + node : (ends[node - nodes] ?? 0),
    ),
    service: new Int32Array(all),
    open: new Int32Array(all * routes),
    close: Int32Array.from({ length: all * routes }, (_, at) =>
      Math.floor((days[at % routes]?.limit ?? 0) * SCALE),
    ),
    profit: Float64Array.from({ length: all }, (_, node) => sights[node]?.score ?? 0),
    key: Int32Array.from({ length: all }, (_, node) => node),
    keys: all,
    fixed: new Uint8Array(all),
    travelWeight: 0.01 / SCALE,
    trip: null,
  };
}

export function distance(one: Vertex, other: Vertex): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function length(one: Vertex, other: Vertex): number {
  return Math.ceil(distance(one, other) * SCALE - 1e-6);
}

/** The score of routes; throws where one is longer than its day or a sight comes twice. */
export function verify(
  { hotels, sights }: HotelInstance,
  days: readonly Day[],
  routes: readonly (readonly number[])[],
): number {
  const seen = routes.flat();

  if (new Set(seen).size < seen.length) throw new Error('A sight is visited twice');
  for (const [index, { from, to, limit }] of days.entries()) {
    const way = [hotels[from], ...(routes[index] ?? []).map((node) => sights[node]), hotels[to]];
    const sum = way.reduce((total, vertex, at) => {
      const before = way[at - 1];

      return vertex && before ? total + distance(before, vertex) : total;
    }, 0);

    if (sum > limit + 1e-9) throw new Error(`Day ${index + 1} is ${sum} long, over ${limit}`);
  }
  return seen.reduce((total, node) => total + (sights[node]?.score ?? 0), 0);
}
