import { createFound, lookFor, seekPosition } from '#server/planner/core/insertion.ts';
import { createState, insertNode } from '#server/planner/core/state.ts';
import type { CoreInstance } from '#server/planner/core/instance.ts';

/** The baseline: insert, while any fits, the node with the highest value squared per unit of time it takes. */
export function greedyRoutes(instance: CoreInstance): number[][] {
  const state = createState(instance);
  const found = createFound();
  const allRoutes = {
    list: Array.from({ length: instance.routes }, (_, route) => route),
    count: instance.routes,
  };

  for (;;) {
    let best = 0;
    let chosen = { node: -1, route: -1, after: -1 };

    for (let node = 0; node < instance.nodes; node++) {
      if ((state.routeOf[node] ?? 0) >= 0) continue;
      lookFor(found, node);
      seekPosition(state, allRoutes, found);
      const ratio =
        (instance.profit[node] ?? 0) ** 2 / (found.cost + (instance.service[node] ?? 0) + 1);

      if (found.route < 0 || ratio <= best) continue;
      best = ratio;
      chosen = { node, route: found.route, after: found.after };
    }
    if (chosen.node < 0) break;
    insertNode(state, chosen);
  }
  return Array.from({ length: instance.routes }, (_, route) => {
    const base = route * state.stride + 1;

    return [...state.sequence.subarray(base, base + (state.size[route] ?? 0))];
  });
}
