import { NO_MEAL, type CoreInstance } from './instance.ts';
import type { Neighbours } from './neighbours.ts';

/** A fixed order in which unplaced nodes are tried, with how often it is drawn. */
export type Order = { nodes: Int32Array; weight: number };

/**
 * The orders of the recreate step: by value, by value for the visit's time, by value for the way to the
 * nearest others, near or far from the route's ends, and by window.
 */
export function createOrders(instance: CoreInstance, neighbours: Neighbours): Order[] {
  const { nodes, profit, service } = instance;
  const visits = [...listVisits(instance)];
  const reach = meanReach(instance, neighbours);
  const span = windows(instance);
  const near = new Float64Array(nodes).map((_, node) => endDistance(instance, node));
  const spread = Math.max(1, mean(reach));
  const by = (score: (node: number) => number, weight: number): Order => ({
    nodes: Int32Array.from(
      visits
        .map((node) => [node, score(node)] as const)
        .sort((a, b) => b[1] - a[1] || a[0] - b[0])
        .map(([node]) => node),
    ),
    weight,
  });
  const value = (node: number) => profit[node] as number;
  const minutes = (node: number) => service[node] as number;

  return [
    by(value, 4),
    by((node) => value(node) / (minutes(node) + spread), 4),
    by((node) => value(node) / (minutes(node) + (reach[node] as number) + 1), 4),
    by((node) => near[node] as number, 1),
    by((node) => -(near[node] as number), 1),
    by((node) => -(span.width[node] as number), 2),
    by((node) => -(span.open[node] as number), 1),
    by((node) => span.close[node] as number, 1),
    ...(instance.trip
      ? [by((node) => value(node) / ((instance.trip?.usd[node] ?? 0) + 5), 1)]
      : []),
  ];
}

/** The nodes that come and go one by one: neither meals, which their day seats, nor what is fixed. */
export function listVisits({ nodes, fixed, trip }: CoreInstance): Int32Array {
  return Int32Array.from(
    Array.from({ length: nodes }, (_, node) => node).filter(
      (node) => fixed[node] === 0 && (trip?.meal[node] ?? NO_MEAL) === NO_MEAL,
    ),
  );
}

const NEAR = 6;

function meanReach(instance: CoreInstance, { list, width }: Neighbours): Float64Array {
  const count = Math.min(NEAR, width);

  return new Float64Array(instance.nodes).map((_, node) => {
    const row = (instance.point[node] as number) * instance.points;
    let sum = 0;

    for (let i = 0; i < count; i++) {
      const other = list[node * width + i] as number;

      sum += instance.travel[row + (instance.point[other] as number)] as number;
    }
    return count === 0 ? 0 : sum / count;
  });
}

function windows(instance: CoreInstance) {
  const { nodes, routes } = instance;
  const width = new Float64Array(nodes);
  const open = new Float64Array(nodes).fill(Infinity);
  const close = new Float64Array(nodes);

  for (let node = 0; node < nodes; node++) {
    for (let route = 0; route < routes; route++) {
      const opens = instance.open[node * routes + route] as number;
      const closes = instance.close[node * routes + route] as number;

      if (closes < opens) continue;
      width[node] = (width[node] as number) + closes - opens;
      open[node] = Math.min(open[node] as number, opens);
      close[node] = Math.max(close[node] as number, closes);
    }
  }
  return { width, open, close };
}

/** Travel from the first route's start: a stand-in for "how far out". */
function endDistance(instance: CoreInstance, node: number): number {
  const from = instance.point[instance.nodes] as number;

  return instance.travel[from * instance.points + (instance.point[node] as number)] as number;
}

function mean(values: Float64Array): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
