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
/** The first visit of a full day begins by then where nothing prevents it. */
const LATEST_MORNING = 9 * 60 + 50;
/** How many minutes sooner than needed one may leave for the sake of full five minutes. */
const MOST_SOONER = 30;

/**
 * Start times for a day whose order is settled: the programme stays within its limit, meals move to a kind
 * hour, and starts to full five minutes, as far as the windows leave slack. Returns one start per node.
 */
export function timeDay(order: DayOrder): number[] {
  const { nodes } = order;

  if (nodes.length === 0) return [];
  const legs = legsOf(order);
  const { leave, latest } = settleLeave(order, legs);
  const starts: number[] = [];
  let ready = leave;

  for (const [i, node] of nodes.entries()) {
    const first = Math.max(windowOf(order, node)[0], ready + (legs[i] ?? 0));
    const last = latest[i] ?? first;
    const meal = order.drafts[node]?.meal;
    const liked = meal ? Math.max(first, KIND_HOUR[meal]) : first;
    const rounded = Math.ceil(Math.min(liked, last) / ROUND_TO) * ROUND_TO;
    const start = rounded <= last ? rounded : Math.max(first, downToFive(last));

    starts.push(start);
    ready = start + serviceOf(order, node);
  }
  return starts;
}

type Leave = { leave: number; latest: number[] };

/**
 * When to leave: late enough that nobody waits about, but in the morning of a full day, and a few minutes
 * earlier where that lets every stop begin on a full five minutes.
 */
function settleLeave(order: DayOrder, legs: readonly number[]): Leave {
  const short = earliestShortLeave(order, legs);
  const morning = Math.min(short, morningLeave(order, legs) ?? short);
  const tried = [
    ...Array.from({ length: short - morning + 1 }, (_, later) => morning + later),
    ...Array.from({ length: MOST_SOONER }, (_, sooner) => short - 1 - sooner),
  ];

  for (const leave of tried) {
    const latest = latestStarts(order, legs, { leave, step: ROUND_TO });

    if (isRoundDay(order, legs, { leave, latest })) return { leave, latest };
  }
  return { leave: short, latest: latestStarts(order, legs, { leave: short, step: 1 }) };
}

/** The leave that brings a day with lunch and dinner to its first visit by ten; undefined for other days. */
function morningLeave(order: DayOrder, legs: readonly number[]): number | undefined {
  const { drafts, nodes, instance, route } = order;
  const meals = nodes.map((node) => drafts[node]?.meal);
  const isFull = meals.includes('lunch') && meals.includes('dinner');

  if (!isFull || nodes.some((node) => drafts[node]?.kind === 'block')) return undefined;
  if (meals[0] !== undefined) return undefined;
  const [begins] = windowOf(order, instance.nodes + route);
  const [opens] = windowOf(order, nodes[0] ?? 0);

  return Math.max(begins, Math.max(opens, LATEST_MORNING) - (legs[0] ?? 0));
}

/** Whether the day, each stop as early as it can be on a full five minutes, keeps to its latest starts. */
function isRoundDay(order: DayOrder, legs: readonly number[], { leave, latest }: Leave): boolean {
  const { instance, route, nodes } = order;
  let ready = leave;

  if (leave < windowOf(order, instance.nodes + route)[0]) return false;
  return nodes.every((node, i) => {
    const first = Math.max(windowOf(order, node)[0], ready + (legs[i] ?? 0));
    const start = Math.ceil(first / ROUND_TO) * ROUND_TO;

    ready = start + serviceOf(order, node);
    return start <= (latest[i] ?? -Infinity);
  });
}

const downToFive = (minutes: number) => Math.floor(minutes / ROUND_TO) * ROUND_TO;

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

/** The latest start of each node, a multiple of `step`, that still brings the day home within its window and programme. */
function latestStarts(
  order: DayOrder,
  legs: readonly number[],
  { leave, step }: { leave: number; step: number },
): number[] {
  const { instance, route, nodes } = order;
  const [, closes] = windowOf(order, instance.nodes + instance.routes + route);
  const longest = instance.trip?.programme[route] ?? Infinity;
  const latest: number[] = [];
  let next = Math.min(closes, leave + longest);

  for (let i = nodes.length - 1; i >= 0; i--) {
    const node = nodes[i] ?? 0;

    next = Math.min(windowOf(order, node)[1], next - (legs[i + 1] ?? 0) - serviceOf(order, node));
    next = Math.floor(next / step) * step;
    latest[i] = next;
  }
  return latest;
}
