import type { CoreInstance } from './core/instance.ts';
import type { NodeDraft } from './compile/node-draft.ts';

/** What the timing of one day needs: its nodes in order and the arrays they index. */
export type DayOrder = {
  instance: CoreInstance;
  drafts: readonly NodeDraft[];
  route: number;
  nodes: readonly number[];
};

/** Hours at which people like to eat; a meal drifts towards them while the day has slack. */
const KIND_HOUR = { lunch: 12 * 60 + 30, dinner: 19 * 60 } as const;
const ROUND_TO = 5;

/**
 * Start times for a day whose order is settled: the programme stays within its limit, meals move to a kind
 * hour, and starts to full five minutes, as far as the windows leave slack. Returns one start per node.
 */
export function timeDay(order: DayOrder): number[] {
  const { nodes } = order;

  if (nodes.length === 0) return [];
  const legs = legsOf(order);
  const leave = earliestShortLeave(order, legs);
  const latest = latestStarts(order, legs, leave);
  const starts: number[] = [];
  let ready = leave;

  for (const [i, node] of nodes.entries()) {
    const first = Math.max(windowOf(order, node)[0], ready + (legs[i] ?? 0));
    const last = latest[i] ?? first;
    const meal = order.drafts[node]?.meal;
    const liked = meal ? Math.max(first, KIND_HOUR[meal]) : first;
    const rounded = Math.ceil(liked / ROUND_TO) * ROUND_TO;
    const start = Math.max(first, Math.min(last, rounded));

    starts.push(start);
    ready = start + serviceOf(order, node);
  }
  return starts;
}

function serviceOf({ instance }: DayOrder, node: number): number {
  return instance.service[node] ?? 0;
}

function windowOf({ instance, route }: DayOrder, node: number): readonly [number, number] {
  const at = node * instance.routes + route;

  return [instance.open[at] ?? 0, instance.close[at] ?? 0];
}

/** Minutes from the start to the first node, between the nodes, and to the end. */
function legsOf({ instance, route, nodes }: DayOrder): number[] {
  const stops = [instance.nodes + route, ...nodes, instance.nodes + instance.routes + route];
  const points = stops.map((node) => instance.point[node] ?? 0);

  return points
    .slice(1)
    .map((to, i) => instance.travel[(points[i] ?? 0) * instance.points + to] ?? 0);
}

/** The earliest leave from which the day takes no longer than it must; segments joined from the back. */
function earliestShortLeave(order: DayOrder, legs: readonly number[]): number {
  const { instance, route, nodes } = order;
  let [early, late] = windowOf(order, instance.nodes + instance.routes + route);

  for (let i = nodes.length - 1; i >= -1; i--) {
    const node = nodes[i] ?? instance.nodes + route;
    const [opens, closes] = windowOf(order, node);
    const offset = (i >= 0 ? serviceOf(order, node) : 0) + (legs[i + 1] ?? 0);
    const wait = Math.max(0, early - offset - closes);

    early = Math.max(early - offset, opens) - wait;
    late = Math.min(late - offset, closes);
  }
  return Math.min(early, late);
}

/** The latest start of each node that still brings the day home within its window and programme. */
function latestStarts(order: DayOrder, legs: readonly number[], leave: number): number[] {
  const { instance, route, nodes } = order;
  const [, closes] = windowOf(order, instance.nodes + instance.routes + route);
  const longest = instance.trip?.programme[route] ?? Infinity;
  const latest: number[] = [];
  let next = Math.min(closes, leave + longest);

  for (let i = nodes.length - 1; i >= 0; i--) {
    const node = nodes[i] ?? 0;

    next = Math.min(windowOf(order, node)[1], next - (legs[i + 1] ?? 0) - serviceOf(order, node));
    latest[i] = next;
  }
  return latest;
}
