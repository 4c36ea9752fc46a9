import type { Leg, Point, TravelModel } from '../problem.ts';

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

/** How ways are counted: in full steps of minutes, but to the minute at points whose hours nothing can move. */
export type RoadSteps = { step: number; exact: ReadonlySet<string> };

/** Asks the travel model for every pair once and lays the answers out in typed arrays. */
export function measureRoads(
  points: readonly Point[],
  model: TravelModel,
  { step, exact }: RoadSteps = { step: 1, exact: new Set() },
): Roads {
  const { index, distinct } = withoutRepeats(points);
  const count = distinct.length;
  const roads: Roads = {
    count,
    indexOf: (point) => index.get(nameOf(point)) ?? 0,
    travel: new Int32Array(count * count),
    travelFrom: new Int32Array(count * count),
    walk: new Float64Array(count * count),
    fare: new Float64Array(count * count),
  };

  for (const [a, from] of distinct.entries()) {
    for (const [b, to] of distinct.entries()) {
      if (a === b || (model.symmetric && b < a)) continue;
      const leg = model.leg(from, to);
      const isExact = exact.has(nameOf(from)) || exact.has(nameOf(to));
      const minutes = isExact ? leg.minutes : Math.ceil(leg.minutes / step) * step;

      setPair(roads, [a, b], { ...leg, minutes });
      if (model.symmetric) setPair(roads, [b, a], { ...leg, minutes });
    }
  }
  return roads;
}

export const nameOf = ({ lat, lon }: Point): string => `${lat},${lon}`;

function withoutRepeats(points: readonly Point[]): {
  index: Map<string, number>;
  distinct: Point[];
} {
  const index = new Map<string, number>();
  const distinct: Point[] = [];

  for (const point of points) {
    const name = nameOf(point);

    if (index.has(name)) continue;
    index.set(name, distinct.length);
    distinct.push(point);
  }
  return { index, distinct };
}

function setPair(
  roads: Roads,
  [a, b]: readonly [number, number],
  { mode, minutes, km, usd }: Leg,
): void {
  const at = a * roads.count + b;
  const time = minutes >= 0 && minutes < UNREACHABLE ? Math.ceil(minutes) : UNREACHABLE;

  roads.travel[at] = time;
  roads.travelFrom[b * roads.count + a] = time;
  roads.walk[at] = mode === 'walk' ? km : 0;
  roads.fare[at] = usd;
}
