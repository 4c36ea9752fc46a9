import type { CoreInstance } from '../core/instance.ts';
import { seededRandom } from '#shared/seeded.ts';

/** A small plain instance on a plane: no trip limits, times in minutes, ends in the middle. */
export function buildPlainInstance(seed: number, nodes: number, routes: number): CoreInstance {
  const random = seededRandom(seed);
  const all = nodes + 2 * routes;
  const points = nodes + 1;
  const spots = Array.from({ length: points }, () => [random() * 60, random() * 60] as const);
  const travel = new Int32Array(points * points);
  const open = new Int32Array(all * routes);
  const close = new Int32Array(all * routes).fill(400);

  for (const [a, [x, y]] of spots.entries()) {
    for (const [b, [u, v]] of spots.entries())
      travel[a * points + b] = Math.ceil(Math.hypot(x - u, y - v));
  }
  for (let node = 0; node < nodes; node++) {
    const opens = Math.floor(random() * 250);
    const lasts = opens + 20 + Math.floor(random() * 120);

    open.fill(opens, node * routes, (node + 1) * routes);
    close.fill(lasts, node * routes, (node + 1) * routes);
  }
  return {
    routes,
    nodes,
    points,
    travel,
    travelFrom: travel,
    point: Int32Array.from({ length: all }, (_, node) => (node < nodes ? node + 1 : 0)),
    service: Int32Array.from({ length: all }, (_, node) =>
      node < nodes ? 10 + Math.floor(random() * 30) : 0,
    ),
    open,
    close,
    profit: Float64Array.from({ length: all }, (_, node) =>
      node < nodes ? 1 + Math.floor(random() * 30) : 0,
    ),
    key: Int32Array.from({ length: all }, (_, node) => node),
    keys: all,
    fixed: new Uint8Array(all),
    travelWeight: 0.001,
    trip: null,
  };
}
