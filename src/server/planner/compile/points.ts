import type { Point, TravelModel } from '../problem.ts';

/** Distinct points and, between all of them, minutes, kilometres on foot and fares. */
export type Roads = {
  count: number;
  indexOf: (point: Point) => number;
  travel: Int32Array;
  travelFrom: Int32Array;
  walk: Float64Array;
  fare: Float64Array;
};

/** Beyond any day: what cannot be reached is simply never inserted. */
const UNREACHABLE = 1_000_000;

/** Asks the travel model for every pair once and lays the answers out in typed arrays. */
export function measureRoads(points: readonly Point[], model: TravelModel): Roads {
  const index = new Map<string, number>();
  const distinct: Point[] = [];

  for (const { lat, lon } of points) {
    const name = `${lat},${lon}`;

    if (index.has(name)) continue;
    index.set(name, distinct.length);
    distinct.push({ lat, lon });
  }
  const count = distinct.length;
  const roads: Roads = {
    count,
    indexOf: ({ lat, lon }) => index.get(`${lat},${lon}`) ?? 0,
    travel: new Int32Array(count * count),
    travelFrom: new Int32Array(count * count),
    walk: new Float64Array(count * count),
    fare: new Float64Array(count * count),
  };

  for (const [a, from] of distinct.entries()) {
    for (const [b, to] of distinct.entries()) {
      if (a === b || (model.symmetric && b < a)) continue;
      const { mode, minutes, km, usd } = model.leg(from, to);
      const time = minutes >= 0 && minutes < UNREACHABLE ? Math.ceil(minutes) : UNREACHABLE;

      setPair(roads, a * count + b, { time, walk: mode === 'walk' ? km : 0, usd });
      roads.travelFrom[b * count + a] = time;
      if (!model.symmetric) continue;
      setPair(roads, b * count + a, { time, walk: mode === 'walk' ? km : 0, usd });
      roads.travelFrom[a * count + b] = time;
    }
  }
  return roads;
}

function setPair(roads: Roads, at: number, way: { time: number; walk: number; usd: number }): void {
  roads.travel[at] = way.time;
  roads.walk[at] = way.walk;
  roads.fare[at] = way.usd;
}
