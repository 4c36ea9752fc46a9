import { type CoreState, createTripKnown } from './core-state.ts';
import type { CoreInstance } from './instance.ts';
import { GAP_FIELDS } from './gaps.ts';
import { measureInserted, measureRemoved, measureRoute } from './measure.ts';

export function createState(instance: CoreInstance): CoreState {
  const { routes, nodes } = instance;
  const stride = nodes + 3;
  const ints = () => new Int32Array(routes * stride);
  const state: CoreState = {
    instance,
    stride,
    size: new Int32Array(routes),
    sequence: ints(),
    place: ints(),
    ready: ints(),
    latest: ints(),
    leg: ints(),
    routeOf: new Int32Array(nodes + 2 * routes).fill(-1),
    keyUsed: new Uint8Array(instance.keys),
    routeTravel: new Int32Array(routes),
    gaps: new Int32Array(routes * stride * GAP_FIELDS),
    gapCount: new Int32Array(routes).fill(-1),
    shortest: instance.service.subarray(0, nodes).reduce((a, b) => Math.min(a, b), Infinity),
    totals: { profit: 0, usd: 0 },
    trip: instance.trip
      ? {
          ...createTripKnown(routes, stride),
          hasSegments: new Uint8Array(routes),
          walk: new Float64Array(routes),
          headTime: ints(),
          headEarly: ints(),
          headLate: ints(),
          tailTime: ints(),
          tailEarly: ints(),
          tailLate: ints(),
        }
      : null,
  };

  for (let route = 0; route < routes; route++) setRoute(state, route, []);
  return state;
}

/** Frees all nodes of a route; what it holds instead must follow, with its times. */
export function clearRoute(state: CoreState, route: number): void {
  const base = route * state.stride;
  const size = state.size[route] as number;

  for (let k = 1; k <= size; k++) release(state, state.sequence[base + k] as number);
  state.size[route] = 0;
}

/** Replaces what a route holds; the nodes must be free and their order feasible. */
export function setRoute(state: CoreState, route: number, nodes: ArrayLike<number>): void {
  clearRoute(state, route);
  const { instance, stride } = state;
  const base = route * stride;

  for (let k = 0; k < nodes.length; k++) {
    const node = nodes[k] as number;

    state.sequence[base + k + 1] = node;
    state.place[base + k + 1] = instance.point[node] as number;
    occupy(state, route, node);
  }
  const size = nodes.length;
  const first = instance.nodes + route;
  const last = first + instance.routes;

  state.size[route] = size;
  state.gapCount[route] = -1;
  state.sequence[base] = first;
  state.place[base] = instance.point[first] as number;
  state.sequence[base + size + 1] = last;
  state.place[base + size + 1] = instance.point[last] as number;
  retime(state, route);
}

/** Notes that a node stands in a route. */
export function occupy(state: CoreState, route: number, node: number): void {
  const { instance } = state;

  state.routeOf[node] = route;
  state.keyUsed[instance.key[node] as number] = 1;
  state.totals.profit += instance.profit[node] as number;
}

function release(state: CoreState, node: number): void {
  const { instance } = state;

  state.routeOf[node] = -1;
  state.keyUsed[instance.key[node] as number] = 0;
  state.totals.profit -= instance.profit[node] as number;
}

/** Places a free node behind position `after` of a route, which must be feasible, and updates the times. */
export function insertNode(
  state: CoreState,
  { node, route, after }: { node: number; route: number; after: number },
): void {
  const { instance, sequence, place } = state;
  const at = route * state.stride + after + 1;
  const end = at + (state.size[route] as number) - after;

  for (let k = end; k >= at; k--) {
    sequence[k + 1] = sequence[k] as number;
    place[k + 1] = place[k] as number;
  }
  sequence[at] = node;
  place[at] = instance.point[node] as number;
  state.size[route] = (state.size[route] as number) + 1;
  state.gapCount[route] = -1;
  occupy(state, route, node);
  const before = state.routeTravel[route] as number;

  retimeInserted(state, route, { at, end });
  if (state.trip) measureInserted(state, route, { at, before });
}

/** The times around a node that was put at the absolute position `at`, where the route ended at `end`. */
function retimeInserted(
  state: CoreState,
  route: number,
  { at, end }: { at: number; end: number },
): void {
  const { instance, place, ready, latest, leg } = state;
  const spent = state.trip?.spent;

  for (let k = end; k >= at; k--) {
    ready[k + 1] = ready[k] as number;
    latest[k + 1] = latest[k] as number;
    leg[k + 1] = leg[k] as number;
    if (spent) spent[k + 1] = spent[k] as number;
  }
  const row = (place[at] as number) * instance.points;
  const old = leg[at + 1] as number;
  const there = instance.travelFrom[row + (place[at - 1] as number)] as number;
  const onward = instance.travel[row + (place[at + 1] as number)] as number;

  leg[at] = there;
  leg[at + 1] = onward;
  ready[at] = -1;
  latest[at] = -1;
  state.routeTravel[route] = (state.routeTravel[route] as number) + there + onward - old;
  forward(state, route, at - route * state.stride);
  backward(state, route, at - route * state.stride);
}

/** Takes `count` nodes out of a route, from the absolute position `first` on. */
export function removeString(state: CoreState, first: number, count: number): void {
  const { sequence, place, stride } = state;
  const route = Math.floor(first / stride);
  const end = route * stride + (state.size[route] as number) + 1 - count;

  for (let k = first; k < first + count; k++) release(state, sequence[k] as number);
  for (let k = first; k <= end; k++) {
    sequence[k] = sequence[k + count] as number;
    place[k] = place[k + count] as number;
  }
  state.size[route] = (state.size[route] as number) - count;
  state.gapCount[route] = -1;
  retimeRemoved(state, route, { first, count });
  if (state.trip) measureRemoved(state, route, first);
}

/** The times around `count` nodes that were taken out from the absolute position `first` on. */
function retimeRemoved(
  state: CoreState,
  route: number,
  { first, count }: { first: number; count: number },
): void {
  const { instance, place, ready, latest, leg } = state;
  const base = route * state.stride;
  const end = base + (state.size[route] as number) + 1;
  const spent = state.trip?.spent;
  let gone = 0;

  for (let k = first; k <= first + count; k++) gone += leg[k] as number;
  for (let k = first; k <= end; k++) {
    ready[k] = ready[k + count] as number;
    latest[k] = latest[k + count] as number;
    leg[k] = leg[k + count] as number;
    if (spent) spent[k] = spent[k + count] as number;
  }
  const join = instance.travel[
    (place[first - 1] as number) * instance.points + (place[first] as number)
  ] as number;

  leg[first] = join;
  state.routeTravel[route] = (state.routeTravel[route] as number) + join - gone;
  ready[first] = -1;
  forward(state, route, first - base);
  backward(state, route, first - base - 1);
}

/** When each stop from position `from` on is done at the earliest, until that no longer changes. */
function forward(state: CoreState, route: number, from: number): void {
  const { instance, sequence, ready, leg } = state;
  const { routes, service, open } = instance;
  const base = route * state.stride;
  const end = base + (state.size[route] as number) + 1;
  let time = ready[base + from - 1] as number;

  for (let k = base + from; k <= end; k++) {
    const node = sequence[k] as number;
    const opens = open[node * routes + route] as number;

    time += leg[k] as number;
    if (time < opens) time = opens;
    time += service[node] as number;
    if (ready[k] === time) return;
    ready[k] = time;
  }
}

/** Latest starts from position `from` back to the route's beginning, until they no longer change. */
function backward(state: CoreState, route: number, from: number): void {
  const { instance, sequence, latest, leg } = state;
  const { routes, service, close } = instance;
  const base = route * state.stride;

  for (let k = base + from; k >= base; k--) {
    const node = sequence[k] as number;
    const closes = close[node * routes + route] as number;
    let time = (latest[k + 1] as number) - (leg[k + 1] as number) - (service[node] as number);

    if (time > closes) time = closes;
    if (latest[k] === time) return;
    latest[k] = time;
  }
}

/** All times and sums of a route from its sequence alone. */
function retime(state: CoreState, route: number): void {
  const { instance, sequence, place, ready, latest, leg } = state;
  const { points, travel, routes, nodes, service, open, close } = instance;
  const base = route * state.stride;
  const end = base + (state.size[route] as number) + 1;
  let total = 0;
  let done = open[(nodes + route) * routes + route] as number;
  let begin = close[(nodes + routes + route) * routes + route] as number;

  ready[base] = done;
  for (let k = base + 1; k <= end; k++) {
    const node = sequence[k] as number;
    const way = travel[(place[k - 1] as number) * points + (place[k] as number)] as number;
    const opens = open[node * routes + route] as number;

    leg[k] = way;
    total += way;
    done += way;
    if (done < opens) done = opens;
    done += service[node] as number;
    ready[k] = done;
  }
  state.routeTravel[route] = total;
  latest[end] = begin;
  for (let k = end - 1; k >= base; k--) {
    const node = sequence[k] as number;
    const closes = close[node * routes + route] as number;

    begin -= (leg[k + 1] as number) + (service[node] as number);
    if (begin > closes) begin = closes;
    latest[k] = begin;
  }
  if (state.trip) measureRoute(state, route);
}
