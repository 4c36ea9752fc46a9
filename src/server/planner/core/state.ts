import type { CoreState } from './core-state.ts';
import type { CoreInstance } from './instance.ts';
import { GAP_FIELDS } from './gaps.ts';
import { measureRoute } from './measure.ts';

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
          walk: new Float64Array(routes),
          usd: new Float64Array(routes),
          travelCost: new Float64Array(routes),
          seen: new Int32Array(routes),
          evening: new Uint8Array(routes),
          meals: new Int32Array(routes),
          busy: new Int32Array(routes),
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

/** Frees all nodes of a route; `setRoute` must follow, which brings its times up to date. */
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

function occupy(state: CoreState, route: number, node: number): void {
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
  const { instance, stride, sequence, place, ready, latest, leg } = state;
  const base = route * stride;
  const at = base + after + 1;
  const end = base + (state.size[route] as number) + 1;

  for (let k = end; k >= at; k--) {
    sequence[k + 1] = sequence[k] as number;
    place[k + 1] = place[k] as number;
    ready[k + 1] = ready[k] as number;
    latest[k + 1] = latest[k] as number;
    leg[k + 1] = leg[k] as number;
  }
  const point = instance.point[node] as number;
  const row = point * instance.points;
  const old = leg[at + 1] as number;
  const there = instance.travelFrom[row + (place[at - 1] as number)] as number;
  const onward = instance.travel[row + (place[at + 1] as number)] as number;

  sequence[at] = node;
  place[at] = point;
  leg[at] = there;
  leg[at + 1] = onward;
  ready[at] = -1;
  latest[at] = -1;
  state.routeTravel[route] = (state.routeTravel[route] as number) + there + onward - old;
  state.size[route] = (state.size[route] as number) + 1;
  state.gapCount[route] = -1;
  occupy(state, route, node);
  if (state.trip) retime(state, route);
  else {
    forward(state, route, after + 1);
    backward(state, route, after + 1);
  }
}

/** Takes `count` nodes out of a route, from the absolute position `first` on. */
export function removeString(state: CoreState, first: number, count: number): void {
  const { instance, stride, sequence, place, ready, latest, leg } = state;
  const route = Math.floor(first / stride);
  const base = route * stride;
  const from = first - base;
  const size = state.size[route] as number;
  let gone = 0;

  for (let k = from; k < from + count; k++) {
    release(state, sequence[base + k] as number);
    gone += leg[base + k] as number;
  }
  gone += leg[base + from + count] as number;
  for (let k = base + from; k <= base + size + 1 - count; k++) {
    sequence[k] = sequence[k + count] as number;
    place[k] = place[k + count] as number;
    ready[k] = ready[k + count] as number;
    latest[k] = latest[k + count] as number;
    leg[k] = leg[k + count] as number;
  }
  const join = instance.travel[
    (place[base + from - 1] as number) * instance.points + (place[base + from] as number)
  ] as number;

  leg[base + from] = join;
  state.size[route] = size - count;
  state.gapCount[route] = -1;
  state.routeTravel[route] = (state.routeTravel[route] as number) + join - gone;
  if (state.trip) retime(state, route);
  else {
    ready[base + from] = -1;
    forward(state, route, from);
    backward(state, route, from - 1);
  }
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

/** All times, sums and segments of a route from its sequence alone. */
function retime(state: CoreState, route: number): void {
  const { instance, place, ready, latest, leg } = state;
  const { points, travel, routes, nodes } = instance;
  const base = route * state.stride;
  const end = base + (state.size[route] as number) + 1;
  let total = 0;

  for (let k = base + 1; k <= end; k++) {
    const way = travel[(place[k - 1] as number) * points + (place[k] as number)] as number;

    leg[k] = way;
    ready[k] = -1;
    latest[k] = -1;
    total += way;
  }
  state.routeTravel[route] = total;
  ready[base] = instance.open[(nodes + route) * routes + route] as number;
  latest[base] = -1;
  forward(state, route, 1);
  latest[end] = instance.close[(nodes + routes + route) * routes + route] as number;
  backward(state, route, end - base - 1);
  if (instance.trip && state.trip) measureRoute(state, route);
}
