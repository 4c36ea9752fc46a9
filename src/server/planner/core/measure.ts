import { isAfterDinner } from './fill-worth.ts';
import type { CoreState, TripState } from './core-state.ts';
import type { TripLimits } from './instance.ts';

/** Minutes, meals and dollars of a route from its sequence alone. */
export function measureRoute(state: CoreState, route: number): void {
  if (!state.trip) return;
  const base = route * state.stride;
  const end = base + (state.size[route] as number) + 1;

  countStops(state, state.trip, route);
  for (let k = base + 1; k <= end; k++) spendAt(state, k);
  sumDollars(state, state.trip, route);
}

/** The same when a node was put at the absolute position `at`, and the travel of the route was `before`. */
export function measureInserted(
  state: CoreState,
  route: number,
  { at, before }: { at: number; before: number },
): void {
  const { trip, routeTravel, sequence } = state;

  if (!trip) return;
  forget(trip, route);
  trip.busy[route] = (trip.busy[route] as number) + (routeTravel[route] as number) - before;
  countStop(state, route, sequence[at] as number);
  spendAt(state, at);
  spendAt(state, at + 1);
  sumDollars(state, trip, route);
}

/** The same when stops were taken out before the absolute position `at`. */
export function measureRemoved(state: CoreState, route: number, at: number): void {
  if (!state.trip) return;
  countStops(state, state.trip, route);
  spendAt(state, at);
  sumDollars(state, state.trip, route);
}

/** Minutes and meals of a route. */
function countStops(state: CoreState, trip: TripState, route: number): void {
  const base = route * state.stride;
  const size = state.size[route] as number;

  forget(trip, route);
  trip.seen[route] = 0;
  trip.evening[route] = 0;
  trip.meals[route] = 0;
  trip.busy[route] = state.routeTravel[route] as number;
  for (let k = base + 1; k <= base + size; k++)
    countStop(state, route, state.sequence[k] as number);
}

function forget(trip: TripState, route: number): void {
  trip.hasWays[route] = 0;
  trip.hasSegments[route] = 0;
}

function countStop({ instance, trip }: CoreState, route: number, node: number): void {
  const { service, open, routes, trip: limits } = instance;

  if (!limits || !trip) return;
  const meal = limits.meal[node] as number;
  const minutes = service[node] as number;

  trip.busy[route] = (trip.busy[route] as number) + minutes;
  if (meal >= 0) trip.meals[route] = (trip.meals[route] as number) | (1 << meal);
  if ((limits.group[node] as number) < 0) return;
  if (isAfterDinner(limits.fill, route, open[node * routes + route] as number))
    trip.evening[route] = 1;
  else trip.seen[route] = (trip.seen[route] as number) + minutes;
}

/** Dollars of the way to a position and of what stands there. */
function spendAt({ instance, trip, place, sequence }: CoreState, at: number): void {
  const { points, trip: limits } = instance;

  if (!limits || !trip) return;
  const pair = (place[at - 1] as number) * points + (place[at] as number);

  trip.spent[at] = (limits.fare[pair] as number) + (limits.usd[sequence[at] as number] as number);
}

function sumDollars({ stride, size, totals }: CoreState, trip: TripState, route: number): void {
  const base = route * stride;
  const end = base + (size[route] as number) + 1;
  let usd = 0;

  for (let k = base + 1; k <= end; k++) usd += trip.spent[k] as number;
  totals.usd += usd - (trip.usd[route] as number);
  trip.usd[route] = usd;
}

/** Brings up to date what the ways of a route cost and whether it keeps its limits. */
export function measureWays(state: CoreState, route: number): void {
  const { instance, trip, place } = state;
  const limits = instance.trip;

  if (!limits || !trip || trip.hasWays[route] === 1) return;
  const base = route * state.stride;
  const end = base + (state.size[route] as number) + 1;
  let travelCost = 0;

  for (let k = base + 1; k <= end; k++)
    travelCost += limits.travelCost[
      (place[k - 1] as number) * instance.points + (place[k] as number)
    ] as number;
  trip.hasWays[route] = 1;
  trip.travelCost[route] = travelCost * (limits.travelFactor[route] as number);
  trip.changes[route] = countChanges(state, limits, route);
  trip.isAllowed[route] = isWithinLimits(state, limits, route) ? 1 : 0;
}

/** Taking a stop out can change the mode of the leg that is left, so the limits are looked at again. */
function isWithinLimits(state: CoreState, limits: TripLimits, route: number): boolean {
  const { trip, ready, latest } = state;
  const end = route * state.stride + (state.size[route] as number) + 1;

  if (!trip || (ready[end] as number) > (latest[end] as number)) return false;
  measureSegments(state, route);
  return (
    (trip.walk[route] as number) <= (limits.maxWalk[route] as number) + 1e-6 &&
    (trip.headTime[end] as number) <= (limits.programme[route] as number)
  );
}

/** Brings the kilometres on foot and the segments of a route up to date. */
export function measureSegments(state: CoreState, route: number): void {
  const { instance, trip, place } = state;
  const limits = instance.trip;

  if (!limits || !trip || trip.hasSegments[route] === 1) return;
  const base = route * state.stride;
  const end = base + (state.size[route] as number) + 1;
  let walk = 0;

  for (let k = base + 1; k <= end; k++)
    walk += limits.walk[
      (place[k - 1] as number) * instance.points + (place[k] as number)
    ] as number;
  trip.hasSegments[route] = 1;
  trip.walk[route] = walk;
  measureHeads(state, trip, route);
  measureTails(state, trip, route);
}

/** How often the area changes on a route from one sight to the next before dinner. */
function countChanges(state: CoreState, limits: TripLimits, route: number): number {
  const { instance, sequence, place } = state;
  const base = route * state.stride;
  const end = base + (state.size[route] as number);
  let changes = 0;
  let from = -1;

  for (let k = base + 1; k <= end; k++) {
    const node = sequence[k] as number;
    const opens = instance.open[node * instance.routes + route] as number;
    const here = place[k] as number;

    if ((limits.group[node] as number) < 0 || isAfterDinner(limits.fill, route, opens)) continue;
    if (from >= 0) changes += limits.areas.change[from + here] as number;
    from = here * instance.points;
  }
  return changes;
}

function measureHeads(state: CoreState, trip: TripState, route: number): void {
  const { instance, sequence, leg } = state;
  const { routes, service, open, close } = instance;
  const { headTime, headEarly, headLate } = trip;
  const base = route * state.stride;
  const end = base + (state.size[route] as number) + 1;
  const first = sequence[base] as number;

  headTime[base] = 0;
  headEarly[base] = open[first * routes + route] as number;
  headLate[base] = close[first * routes + route] as number;
  for (let k = base + 1; k <= end; k++) {
    const node = sequence[k] as number;
    const offset = (headTime[k - 1] as number) + (leg[k] as number);
    const early = headEarly[k - 1] as number;
    const late = headLate[k - 1] as number;
    const opens = (open[node * routes + route] as number) - offset;
    const closes = (close[node * routes + route] as number) - offset;
    const wait = opens > late ? opens - late : 0;

    headTime[k] = offset + (service[node] as number) + wait;
    headEarly[k] = (opens > early ? opens : early) - wait;
    headLate[k] = closes < late ? closes : late;
  }
}

function measureTails(state: CoreState, trip: TripState, route: number): void {
  const { instance, sequence, leg } = state;
  const { routes, service, open, close } = instance;
  const { tailTime, tailEarly, tailLate } = trip;
  const base = route * state.stride;
  const end = base + (state.size[route] as number) + 1;
  const last = sequence[end] as number;

  tailTime[end] = 0;
  tailEarly[end] = open[last * routes + route] as number;
  tailLate[end] = close[last * routes + route] as number;
  for (let k = end - 1; k >= base; k--) {
    const node = sequence[k] as number;
    const offset = (service[node] as number) + (leg[k + 1] as number);
    const opens = open[node * routes + route] as number;
    const closes = close[node * routes + route] as number;
    const early = (tailEarly[k + 1] as number) - offset;
    const late = (tailLate[k + 1] as number) - offset;
    const wait = early > closes ? early - closes : 0;

    tailTime[k] = offset + (tailTime[k + 1] as number) + wait;
    tailEarly[k] = (early > opens ? early : opens) - wait;
    tailLate[k] = late < closes ? late : closes;
  }
}
