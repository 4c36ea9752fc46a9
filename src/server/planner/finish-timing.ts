import type { CoreInstance } from './core/instance.ts';
import type { NodeDraft } from './compile/node-draft.ts';

/** What the timing of one day needs: its nodes in order and the arrays they index. */
export type DayOrder = {
  instance: CoreInstance;
  drafts: readonly NodeDraft[];
  route: number;
  nodes: readonly number[];
};

/** Hours at which people like to eat where the meal does not say; it drifts towards them while the day has slack. */
const KIND_HOUR = { lunch: 12 * 60 + 30, dinner: 19 * 60 } as const;
/** Nobody who is there while others eat already waits longer for that hour of lunch. */
const LUNCH_WAIT = 15;
const ROUND_TO = 5;
/** The first visit of a full day begins by then where nothing prevents it. */
const LATEST_MORNING = 9 * 60;
/** How many minutes sooner than needed, or later in the morning, one may leave for the sake of full five minutes. */
const MOST_SOONER = 30;
const MOST_LATER = 10;

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
    const { meal, usual } = order.drafts[node] ?? {};
    const kind = meal ? (usual ?? KIND_HOUR[meal]) : first;
    const longest = meal === 'lunch' && i > 0 ? first + LUNCH_WAIT : Infinity;
    const liked = Math.max(first, Math.min(kind, longest));
    const rounded = upToFive(Math.min(liked, last));
    const start = rounded <= last ? rounded : Math.max(first, downToFive(last));

    starts.push(start);
    ready = start + serviceOf(order, node);
  }
  return starts;
}

type Leave = { leave: number; latest: number[] };

/**
 * When to leave: late enough that nobody waits about, but in the morning of a full day, and a few minutes
 * later or sooner where that lets more stops begin on a full five minutes.
 */
function settleLeave(order: DayOrder, legs: readonly number[]): Leave {
  const short = earliestShortLeave(order, legs);
  const morning = Math.min(short, morningLeave(order, legs) ?? short);
  const later = Array.from({ length: short - morning + ROUND_TO }, (_, more) => morning + more);
  const sooner = Array.from({ length: MOST_SOONER }, (_, less) => short - 1 - less);
  const best = (morning < short
    ? fullestOf(order, legs, later.slice(0, MOST_LATER + ROUND_TO))
    : undefined) ??
    fullestOf(order, legs, [...later, ...sooner]) ?? { leave: short, full: [] };

  return { leave: best.leave, latest: latestStarts(order, legs, best) };
}

type Fullest = { leave: number; full: readonly boolean[] };

/** The first leave that lets the most stops begin on a full five minutes; undefined where none does. */
function fullestOf(
  order: DayOrder,
  legs: readonly number[],
  leaves: readonly number[],
): Fullest | undefined {
  const most = order.nodes.filter((node) => canBeFull(order, node)).length;
  let best: Fullest | undefined;

  for (const leave of leaves) {
    const full = mostOnFullFive(order, legs, leave);

    if (full && countOf(full) > countOf(best?.full ?? [])) best = { leave, full };
    if (countOf(best?.full ?? []) === most) break;
  }
  return best;
}

const countOf = (full: readonly boolean[]) => full.filter(Boolean).length;

function canBeFull(order: DayOrder, node: number): boolean {
  const [opens, closes] = windowOf(order, node);

  return upToFive(opens) <= closes;
}

/** The leave that brings a day with lunch and dinner to its first visit by nine; undefined for other days. */
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

/** A way to begin the stops so far: which of them on a full five minutes, and when the last is done. */
type Head = { ready: number; full: readonly boolean[] };

/**
 * Which stops begin on a full five minutes where as many as can do; undefined when leaving then does not
 * bring the day home in time.
 */
function mostOnFullFive(
  order: DayOrder,
  legs: readonly number[],
  leave: number,
): readonly boolean[] | undefined {
  const { instance, route, nodes } = order;
  let heads: Head[] = [{ ready: leave, full: [] }];

  if (leave < windowOf(order, instance.nodes + route)[0]) return undefined;
  for (const [i, node] of nodes.entries())
    heads = soonestOf(heads.flatMap((head) => continued(order, node, arrived(head, legs[i]))));
  const home = latestHome(order, leave) - (legs[nodes.length] ?? 0);

  return heads
    .filter(({ ready }) => ready <= home)
    .toSorted((a, b) => countOf(b.full) - countOf(a.full))[0]?.full;
}

const arrived = ({ ready, full }: Head, leg = 0): Head => ({ ready: ready + leg, full });

/** A way to begin the stops so far with one more: as soon as one can, and on the next full five minutes. */
function continued(order: DayOrder, node: number, { ready, full }: Head): Head[] {
  const [opens, closes] = windowOf(order, node);
  const first = Math.max(opens, ready);

  return [first, upToFive(first)]
    .filter((start) => start <= closes)
    .map((start) => ({
      ready: start + serviceOf(order, node),
      full: [...full, start % ROUND_TO === 0],
    }));
}

/** For each number of full five minutes the way that is done soonest: it leaves the most room. */
function soonestOf(heads: readonly Head[]): Head[] {
  const soonest = new Map<number, Head>();

  for (const head of heads) {
    const count = countOf(head.full);

    if (head.ready < (soonest.get(count)?.ready ?? Infinity)) soonest.set(count, head);
  }
  return [...soonest.values()];
}

const upToFive = (minutes: number) => Math.ceil(minutes / ROUND_TO) * ROUND_TO;
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

/** When the day is home at the latest: within its window and its longest programme. */
function latestHome(order: DayOrder, leave: number): number {
  const { instance, route } = order;
  const [, closes] = windowOf(order, instance.nodes + instance.routes + route);

  return Math.min(closes, leave + (instance.trip?.programme[route] ?? Infinity));
}

/** The latest start of each node, on a full five minutes where it is to be, that still brings the day home. */
function latestStarts(
  order: DayOrder,
  legs: readonly number[],
  { leave, full }: { leave: number; full: readonly boolean[] },
): number[] {
  const { nodes } = order;
  const latest: number[] = [];
  let next = latestHome(order, leave);

  for (let i = nodes.length - 1; i >= 0; i--) {
    const node = nodes[i] ?? 0;

    next = Math.min(windowOf(order, node)[1], next - (legs[i + 1] ?? 0) - serviceOf(order, node));
    if (full[i]) next = downToFive(next);
    latest[i] = next;
  }
  return latest;
}
