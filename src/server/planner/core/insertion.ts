import { GAP, GAP_FIELDS, listGaps } from './gaps.ts';
import type { CoreState, TripState } from './core-state.ts';
import type { CoreInstance, TripLimits } from './instance.ts';
import { measureSegments } from './measure.ts';
import { isNear, leavesMealsNear } from './near-meal.ts';

/** The meal of that number, as the nodes carry it. */
const DINNER = 1;

/** The best place found so far for a node; reused, so that the search allocates nothing. */
export type Found = {
  node: number;
  route: number;
  after: number;
  cost: number;
  /** Feasible positions until the next one that is overlooked on purpose ("blink"). */
  blink: number;
  /** Leaves out positions at which a meal would lose its near neighbour. */
  sparesMeals: boolean;
  /** The position that is looked at. */
  trial: Try;
  /** The gaps of its route that it is one of. */
  among: Gaps;
};

/** The gaps `first` up to `first + count` of a list. */
type Gaps = { gaps: Int32Array; first: number; count: number };

/** A node behind an absolute position. */
type Try = { node: number; route: number; at: number };

const NO_GAPS = new Int32Array(0);

export const createFound = (): Found => ({
  node: -1,
  route: -1,
  after: -1,
  cost: Infinity,
  blink: 0x7fffffff,
  sparesMeals: false,
  trial: { node: -1, route: -1, at: -1 },
  among: { gaps: NO_GAPS, first: 0, count: 0 },
});

/** Resets a `Found` to look for another node. */
export function lookFor(found: Found, node: number): void {
  found.node = node;
  found.route = -1;
  found.cost = Infinity;
}

/** Positions between blinks: one in a hundred is overlooked. */
export const BLINK_EVERY = 100;

/** Some routes: the first `count` of a list. */
type Routes = { list: ArrayLike<number>; count: number };

/**
 * What a visit of a trip costs where it is put: a minute of its day so much, and the worth that the ways take so much.
 * By time alone a taxi across town is as near as the sight next door.
 */
const MINUTE_COST = 0.2;
const WAY_COST = 0.4;

/**
 * Looks for the cheapest feasible position of `found.node` in some routes and keeps it in `found` when it
 * beats what is there. The cost of a meal, and of any node of the plain problem, is the time that it takes from the
 * route: travel there and onward and waiting, less the leg that it replaces. That of a visit is also what its ways cost.
 */
export function seekPosition(state: CoreState, { list, count }: Routes, found: Found): void {
  if (isTooDear(state, found.node)) return;
  const { routes, service, open, close } = state.instance;
  const minutes = service[found.node] as number;
  const { among } = found;

  for (let i = 0; i < count; i++) {
    const route = list[i] as number;
    const at = found.node * routes + route;

    if ((close[at] as number) < (open[at] as number) || isFull(state, route, minutes)) continue;
    found.trial.route = route;
    among.gaps = state.gaps;
    among.first = route * state.stride;
    among.count = listGaps(state, route);
    seekInGaps(state, found);
  }
}

/** The same in the gaps `found.among` of the route `found.trial.route`, where there is time and money for it. */
export function seekInGaps(state: CoreState, found: Found): void {
  const { routes, points, point, travel, travelFrom, service, open, close } = state.instance;
  const { node, trial } = found;
  const { gaps, first, count } = found.among;
  const way = wayCost(state, found);
  const base = trial.route * state.stride;
  const opens = open[node * routes + trial.route] as number;
  const closes = close[node * routes + trial.route] as number;
  const minutes = service[node] as number;
  const row = (point[node] as number) * points;
  const end = (first + count) * GAP_FIELDS;

  for (let gap = first * GAP_FIELDS; gap < end; gap += GAP_FIELDS) {
    const free = gaps[gap + GAP.free] as number;
    const last = (gaps[gap + GAP.until] as number) - minutes;

    if (free > closes) return;
    if (free > last || opens > last) continue;
    const arrival = free + (travelFrom[row + (gaps[gap + GAP.from] as number)] as number);
    const begin = arrival < opens ? opens : arrival;
    const onward = travel[row + (gaps[gap + GAP.to] as number)] as number;
    const time = begin - free + onward - (gaps[gap + GAP.leg] as number);
    const cost = way ? time * MINUTE_COST + addedWays(way, gaps, gap) : time;

    if (begin + onward > last || begin > closes || cost >= found.cost) continue;
    trial.at = base + (gaps[gap + GAP.at] as number);
    keepPosition(state, found, cost);
  }
}

/** What ways to and from a visit cost, laid out as `travel`, and how much that weighs on the day. */
type WayCost = { costs: Float64Array; points: number; here: number; weight: number };

/** The costs of the ways of a visit of a trip; none for meals and the plain problem. */
function wayCost({ instance }: CoreState, { node, trial }: Found): WayCost | undefined {
  const { trip, points, point } = instance;

  if (!trip || (trip.meal[node] as number) >= 0) return undefined;
  return {
    costs: trip.travelCost,
    points,
    here: point[node] as number,
    weight: WAY_COST * (trip.travelFactor[trial.route] as number),
  };
}

/** What the ways into and out of a visit in a gap cost more than the leg that they replace. */
function addedWays({ costs, points, here, weight }: WayCost, gaps: Int32Array, gap: number) {
  const from = (gaps[gap + GAP.from] as number) * points;
  const to = gaps[gap + GAP.to] as number;

  return (
    weight *
    ((costs[from + here] as number) +
      (costs[here * points + to] as number) -
      (costs[from + to] as number))
  );
}

/** Keeps the position that is looked at, unless the trip's limits forbid it or it is overlooked on purpose. */
function keepPosition(state: CoreState, found: Found, cost: number): void {
  const { trial } = found;

  trial.node = found.node;
  if (!fits(state, trial) || (found.sparesMeals && !leavesMealsNear(state, trial))) return;
  if (--found.blink <= 0) {
    found.blink = BLINK_EVERY;
    return;
  }
  found.cost = cost;
  found.route = trial.route;
  found.after = trial.at - trial.route * state.stride;
}

/** Whether the purse does not reach for a node, wherever it stood. */
export function isTooDear({ instance: { trip }, totals }: CoreState, node: number): boolean {
  return trip !== null && totals.usd + (trip.usd[node] as number) > trip.maxUsd;
}

/** Whether the day's work leaves no room for so many minutes, wherever they stood. */
export function isFull({ instance, trip }: CoreState, route: number, minutes: number): boolean {
  return (
    trip !== null &&
    (trip.busy[route] as number) + minutes > (instance.trip?.programme[route] as number)
  );
}

/** Whether the trip's limits allow a node behind absolute position `at`. */
function fits(state: CoreState, attempt: Try): boolean {
  const { instance, trip } = state;
  const limits = instance.trip;

  if (!limits || !trip) return true;
  if (!fitsRestaurant(state, limits, attempt) || !fitsDinner(state, limits, attempt)) return false;
  measureSegments(state, attempt.route);
  return (
    fitsPurse(state, limits, attempt) &&
    fitsProgramme(state, trip, attempt) <= (limits.programme[attempt.route] as number)
  );
}

function fitsPurse(state: CoreState, limits: TripLimits, { node, route, at }: Try): boolean {
  const { instance, place, totals } = state;
  const { points } = instance;
  const point = instance.point[node] as number;
  const before = place[at] as number;
  const after = place[at + 1] as number;
  const into = before * points + point;
  const out = point * points + after;
  const old = before * points + after;
  const { walk, fare } = limits;
  const usd =
    (limits.usd[node] as number) +
    (fare[into] as number) +
    (fare[out] as number) -
    (fare[old] as number);

  if (totals.usd + usd > limits.maxUsd) return false;
  const km = (walk[into] as number) + (walk[out] as number) - (walk[old] as number);

  return (state.trip?.walk[route] ?? 0) + km <= (limits.maxWalk[route] as number);
}

/** Shortest programme of the route with the node: its head, the node and its tail joined. */
function fitsProgramme(state: CoreState, trip: TripState, { node, route, at }: Try): number {
  const { instance, place } = state;
  const { routes, points } = instance;
  const point = instance.point[node] as number;
  const into = instance.travel[(place[at] as number) * points + point] as number;
  const out = instance.travel[point * points + (place[at + 1] as number)] as number;
  const offset = (trip.headTime[at] as number) + into;
  const early = trip.headEarly[at] as number;
  const late = trip.headLate[at] as number;
  const opens = (instance.open[node * routes + route] as number) - offset;
  const closes = (instance.close[node * routes + route] as number) - offset;
  const wait = opens > late ? opens - late : 0;
  const time = offset + (instance.service[node] as number) + wait + out;
  const joinLate = closes < late ? closes : late;
  const joinEarly = Math.max(opens, early) - wait;
  const tailEarly = (trip.tailEarly[at + 1] as number) - time;
  const rest = tailEarly > joinLate ? tailEarly - joinLate : 0;

  if (joinEarly + time > (trip.tailLate[at + 1] as number)) return Infinity;
  return time + (trip.tailTime[at + 1] as number) + rest;
}

/** Dinner comes before what opens after it, where it may be later than usual. */
function fitsDinner(
  { instance, sequence, stride, size }: CoreState,
  { meal }: TripLimits,
  { node, route, at }: Try,
): boolean {
  const base = route * stride;

  if ((meal[node] as number) === DINNER) {
    for (let k = base + 1; k <= at; k++) {
      if (followsDinner(instance, sequence[k] as number, route)) return false;
    }
  } else if (followsDinner(instance, node, route)) {
    for (let k = at + 1; k <= base + (size[route] as number); k++) {
      if ((meal[sequence[k] as number] as number) === DINNER) return false;
    }
  }
  return true;
}

/** Whether a stop is one for after dinner, where that may be later than usual. */
function followsDinner({ open, routes, trip }: CoreInstance, node: number, route: number): boolean {
  return (
    trip !== null &&
    (trip.meal[node] as number) < 0 &&
    (open[node * routes + route] as number) >= (trip.afterDinner[route] as number)
  );
}

/** A meal lies near one of its neighbours, and no restaurant is visited twice on one day. */
function fitsRestaurant(state: CoreState, limits: TripLimits, { node, route, at }: Try): boolean {
  const { instance, place, sequence } = state;
  const { points } = instance;
  const meal = limits.meal[node] as number;

  if (meal < 0) return true;
  if (((state.trip?.meals[route] ?? 0) & (1 << meal)) !== 0) return false;
  const point = instance.point[node] as number;
  const into = (place[at] as number) * points + point;

  if (!isNear(state, into, point * points + (place[at + 1] as number))) return false;
  const base = route * state.stride;
  const restaurant = limits.restaurant[node] as number;

  for (let k = base + 1; k <= base + (state.size[route] as number); k++) {
    if ((limits.restaurant[sequence[k] as number] as number) === restaurant) return false;
  }
  return true;
}
