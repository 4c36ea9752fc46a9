import { fillWorth, isAfterDinner } from './fill-worth.ts';
import { type CoreInstance, NO_MEAL, type TripLimits } from './instance.ts';
import { lookFor, seekPosition, type Found } from './insertion.ts';
import type { Neighbours } from './neighbours.ts';
import { DAY_AROUND } from './ruin.ts';
import type { Order } from './orders.ts';
import type { Random } from '#shared/seeded.ts';
import type { Snapshot } from './snapshot.ts';
import type { CoreState } from './core-state.ts';
import { type MealRoom, placeMeals } from './place-meals.ts';
import { insertNode } from './state.ts';

export type RecreateTools = {
  state: CoreState;
  random: Random;
  neighbours: Neighbours;
  orders: readonly Order[];
  /** What the orders arrange: all that is neither a meal nor fixed. */
  visits: Int32Array;
  before: Snapshot;
  found: Found;
  meals: MealRoom;
  /** Nodes allowed this round carry the round's number. */
  stamp: Int32Array;
  /** Room for the nodes to try, in order. */
  queue: Int32Array;
  round: number;
  /** The last round had no room for a must-see. */
  hasLeftOut: boolean;
};

/** Chance that a round may use every unplaced node, and that a node waits until the others were tried. */
const WIDE_CHANCE = 0.25;
const WAIT_CHANCE = 0.15;
const RANDOM_ORDER_WEIGHT = 4;

/**
 * Refills the ruined routes: meals and must-sees first, then the others in one of several orders. Around `seed`, it and
 * what lies nearest come before all else.
 */
export function recreate(tools: RecreateTools, seed: number, isAround = false): void {
  const { state } = tools;
  const { trip } = state.instance;

  if (isAround) placeAround(tools, seed);
  if (trip) placeRequired(tools, trip);
  const wide = seed < 0 || isAround || tools.random() < WIDE_CHANCE;

  if (!wide) stampNear(tools, seed);
  const count = fillQueue(tools, wide);
  let waiting = 0;

  for (let i = 0; i < count; i++) {
    const node = tools.queue[i] as number;

    if (tools.random() < WAIT_CHANCE) tools.queue[waiting++] = node;
    else placeCheapest(tools, node);
  }
  for (let i = 0; i < waiting; i++) placeCheapest(tools, tools.queue[i] as number);
}

/** Tries a sight and what lies nearest to it, so that a far corner is seen on one day or on none. */
function placeAround(tools: RecreateTools, seed: number): void {
  const { state, neighbours } = tools;
  const { list, width } = neighbours;

  if (isVisit(state.instance, seed)) placeCheapest(tools, seed);
  for (let i = 0; i < Math.min(DAY_AROUND, width); i++) {
    const node = list[seed * width + i] as number;

    if (isVisit(state.instance, node)) placeCheapest(tools, node);
  }
}

/** Whether a node comes and goes: neither a meal nor fixed. */
function isVisit({ trip, fixed }: CoreInstance, node: number): boolean {
  return (trip?.meal[node] ?? NO_MEAL) === NO_MEAL && fixed[node] === 0;
}

/** Tries a node in the ruined routes; true when it was placed. */
function placeCheapest({ state, before, found }: RecreateTools, node: number): boolean {
  if (state.keyUsed[state.instance.key[node] as number] === 1) return false;
  lookFor(found, node);
  seekPosition(state, before, found);
  if (found.route < 0 || !paysItsWay(state, found)) return false;
  insertNode(state, found);
  return true;
}

/** Whether a stop is worth more than what the way there and onward adds. */
function paysItsWay(
  { instance, stride, place, trip: sums }: CoreState,
  { node, route, after }: Found,
): boolean {
  const { trip, point, points, profit, service, open, routes } = instance;
  const seen = sums?.seen;

  if (!trip || (trip.mandatory[node] as number) > 0) return true;
  const at = route * stride + after;
  const here = point[node] as number;
  const before = place[at] as number;
  const behind = place[at + 1] as number;
  const added =
    (trip.travelCost[before * points + here] as number) +
    (trip.travelCost[here * points + behind] as number) -
    (trip.travelCost[before * points + behind] as number);

  const { fill } = trip;
  const had = seen?.[route] as number;
  const isEvening = isAfterDinner(fill, route, open[node * routes + route] as number);
  const evening = sums?.evening[route] === 0 ? fill.evening.worth : 0;
  const filled =
    fillWorth(fill, route, had + (service[node] as number)) - fillWorth(fill, route, had);

  return (
    added * (trip.travelFactor[route] as number) <=
    (profit[node] as number) + (isEvening ? evening : filled)
  );
}

function stampNear(
  { state, random, neighbours, before, stamp, round }: RecreateTools,
  seed: number,
): void {
  const reach = Math.min(neighbours.width, 10 + Math.floor(random() * 40));

  stamp[seed] = round;
  for (let i = 0; i < reach; i++)
    stamp[neighbours.list[seed * neighbours.width + i] as number] = round;
  for (let i = 0; i < before.count; i++) {
    const route = before.list[i] as number;
    const base = route * state.stride;

    for (let k = 1; k <= (before.size[route] as number); k++) {
      stamp[before.sequence[base + k] as number] = round;
    }
  }
}

/** Lists the free visits in a drawn order; returns how many there are. */
function fillQueue(tools: RecreateTools, wide: boolean): number {
  const { state, random, stamp, queue, round } = tools;
  const { keyUsed } = state;
  const { key } = state.instance;
  const drawn = drawOrder(tools);
  const order = drawn ?? tools.visits;
  let count = 0;

  for (let i = 0; i < order.length; i++) {
    const node = order[i] as number;

    if ((!wide && stamp[node] !== round) || keyUsed[key[node] as number] === 1) continue;
    queue[count++] = node;
  }
  if (drawn) return count;
  for (let i = count - 1; i > 0; i--) {
    const other = Math.floor(random() * (i + 1));
    const node = queue[i] as number;

    queue[i] = queue[other] as number;
    queue[other] = node;
  }
  return count;
}

/** One of the fixed orders by weight; undefined for a random one. */
function drawOrder({ orders, random }: RecreateTools): Int32Array | undefined {
  let total = RANDOM_ORDER_WEIGHT;

  for (let i = 0; i < orders.length; i++) total += orders[i]?.weight ?? 0;
  let draw = random() * total;

  for (let i = 0; i < orders.length; i++) {
    const order = orders[i];

    draw -= order?.weight ?? 0;
    if (draw < 0) return order?.nodes;
  }
  return undefined;
}

/** Chance that must-sees come before meals once one found no room: far from all tables it needs the meal beside it. */
const MUST_SEES_FIRST = 0.5;

/** Meals of the ruined days, then the traveller's must-sees; the other way round at times, where that left one out. */
function placeRequired(tools: RecreateTools, trip: TripLimits): void {
  if (tools.hasLeftOut && tools.random() < MUST_SEES_FIRST) placeMustSees(tools, trip);
  placeMeals(tools, trip);
  tools.hasLeftOut = placeMustSees(tools, trip);
}

/** Tries the must-sees that the plan lacks; true when one found no room. */
function placeMustSees(tools: RecreateTools, { mustSee }: TripLimits): boolean {
  const { routeOf } = tools.state;
  let hasLeftOut = false;

  for (let i = 0; i < mustSee.length; i++) {
    const node = mustSee[i] as number;

    if ((routeOf[node] as number) < 0 && !placeCheapest(tools, node)) hasLeftOut = true;
  }
  return hasLeftOut;
}
