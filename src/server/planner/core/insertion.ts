import { GAP, GAP_FIELDS, listGaps } from './gaps.ts';
import type { CoreState, TripState } from './core-state.ts';
import type { CoreInstance, TripLimits } from './instance.ts';
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
};

export const createFound = (): Found => ({
  node: -1,
  route: -1,
  after: -1,
  cost: Infinity,
  blink: 0x7fffffff,
  sparesMeals: false,
});

/** Resets a `Found` to look for another node. */
export function lookFor(found: Found, node: number): void {
  found.node = node;
  found.route = -1;
  found.cost = Infinity;
}

/** Positions between blinks: one in a hundred is overlooked. */
export const BLINK_EVERY = 100;

/**
 * Looks for the cheapest feasible position of `found.node` in one route and keeps it in `found` when it
 * beats what is there. The cost is the time that the node takes from the route: travel there and onward
 * and waiting, less the leg that it replaces.
 */
export function seekPosition(state: CoreState, route: number, found: Found): void {
  const { instance, gaps } = state;
  const { routes, travel, travelFrom } = instance;
  const { node } = found;
  const opens = instance.open[node * routes + route] as number;
  const closes = instance.close[node * routes + route] as number;
  const minutes = instance.service[node] as number;

  if (closes < opens || isFull(state, route, node)) return;
  const row = (instance.point[node] as number) * instance.points;
  const base = route * state.stride;
  const end = (base + listGaps(state, route)) * GAP_FIELDS;

  for (let gap = base * GAP_FIELDS; gap < end; gap += GAP_FIELDS) {
    const free = gaps[gap + GAP.free] as number;
    const last = (gaps[gap + GAP.until] as number) - minutes;

    if (free > closes) return;
    if (free > last || opens > last) continue;
    const arrival = free + (travelFrom[row + (gaps[gap + GAP.from] as number)] as number);
    const begin = arrival < opens ? opens : arrival;
    const onward = travel[row + (gaps[gap + GAP.to] as number)] as number;
    const cost = begin - free + onward - (gaps[gap + GAP.leg] as number);

    if (begin + onward > last || begin > closes || cost >= found.cost) continue;
    keepPosition(state, { node, route, at: base + (gaps[gap + GAP.at] as number), cost }, found);
  }
}

/** Keeps a cheaper position, unless the trip's limits forbid it or it is overlooked on purpose. */
function keepPosition(state: CoreState, attempt: Try & { cost: number }, found: Found): void {
  if (!fits(state, attempt) || (found.sparesMeals && !leavesMealsNear(state, attempt))) return;
  if (--found.blink <= 0) {
    found.blink = BLINK_EVERY;
    return;
  }
  found.cost = attempt.cost;
  found.route = attempt.route;
  found.after = attempt.at - attempt.route * state.stride;
}

/** Whether the day's work or the purse leaves no room for the visit's minutes and price, wherever it stood. */
function isFull({ instance, trip, totals }: CoreState, route: number, node: number): boolean {
  const limits = instance.trip;

  if (!limits || !trip) return false;
  const busy = (trip.busy[route] as number) + (instance.service[node] as number);

  return (
    totals.usd + (limits.usd[node] as number) > limits.maxUsd ||
    busy > (limits.programme[route] as number)
  );
}

type Try = { node: number; route: number; at: number };

/** Whether the trip's limits allow a node behind absolute position `at`. */
function fits(state: CoreState, attempt: Try): boolean {
  const { instance, trip } = state;
  const limits = instance.trip;

  if (!limits || !trip) return true;
  return (
    fitsPurse(state, limits, attempt) &&
    fitsProgramme(state, trip, attempt) <= (limits.programme[attempt.route] as number) &&
    fitsRestaurant(state, limits, attempt) &&
    fitsDinner(state, limits, attempt)
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
  const point = instance.point[node] as number;
  const meal = limits.meal[node] as number;

  if (meal < 0) return true;
  if (((state.trip?.meals[route] ?? 0) & (1 << meal)) !== 0) return false;
  if (!isNear(state, [place[at] as number, point, place[at + 1] as number])) return false;
  const base = route * state.stride;
  const restaurant = limits.restaurant[node] as number;

  for (let k = base + 1; k <= base + (state.size[route] as number); k++) {
    if ((limits.restaurant[sequence[k] as number] as number) === restaurant) return false;
  }
  return true;
}
