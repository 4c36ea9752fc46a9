import { type CoreState, createTripKnown, type TripKnown } from './core-state.ts';
import { clearRoute, occupy } from './state.ts';

/** Routes as they were, to be put back; `kept[route]` marks which. */
export type Snapshot = RoutesKnown & {
  readonly kept: Uint8Array;
  readonly list: Int32Array;
  count: number;
};

/** What a state knows of its routes and is worth copying. */
type RoutesKnown = Pick<
  CoreState,
  'stride' | 'size' | 'sequence' | 'place' | 'ready' | 'latest' | 'leg' | 'routeTravel'
> & { readonly trip: TripKnown | null };

export function createSnapshot({ instance: { routes }, stride, trip }: CoreState): Snapshot {
  const ints = () => new Int32Array(routes * stride);

  return {
    stride,
    kept: new Uint8Array(routes),
    list: new Int32Array(routes),
    count: 0,
    size: new Int32Array(routes),
    sequence: ints(),
    place: ints(),
    ready: ints(),
    latest: ints(),
    leg: ints(),
    routeTravel: new Int32Array(routes),
    trip: trip && createTripKnown(routes, stride),
  };
}

export function clearSnapshot(snapshot: Snapshot): void {
  for (let i = 0; i < snapshot.count; i++) snapshot.kept[snapshot.list[i] as number] = 0;
  snapshot.count = 0;
}

/** Keeps one route as it is now. */
export function keepRoute(snapshot: Snapshot, state: CoreState, route: number): void {
  if (snapshot.kept[route] === 0) snapshot.list[snapshot.count++] = route;
  snapshot.kept[route] = 1;
  copyRoute(state, snapshot, route);
}

export function keepAll(snapshot: Snapshot, state: CoreState): void {
  for (let route = 0; route < state.instance.routes; route++) keepRoute(snapshot, state, route);
}

/** Puts every kept route back as it was. */
export function restore(snapshot: Snapshot, state: CoreState): void {
  const { list, count } = snapshot;

  for (let i = 0; i < count; i++) clearRoute(state, list[i] as number);
  for (let i = 0; i < count; i++) {
    const route = list[i] as number;
    const usd = state.trip?.usd[route] as number;

    copyRoute(snapshot, state, route);
    state.gapCount[route] = -1;
    if (state.trip) {
      state.trip.hasSegments[route] = 0;
      state.totals.usd += (state.trip.usd[route] as number) - usd;
    }
    const base = route * state.stride;
    const size = state.size[route] as number;

    for (let k = base + 1; k <= base + size; k++) occupy(state, route, state.sequence[k] as number);
  }
}

function copyRoute(from: RoutesKnown, to: RoutesKnown, route: number): void {
  const base = route * from.stride;
  const end = base + (from.size[route] as number) + 1;

  to.size[route] = from.size[route] as number;
  to.routeTravel[route] = from.routeTravel[route] as number;
  for (let k = base; k <= end; k++) {
    to.sequence[k] = from.sequence[k] as number;
    to.place[k] = from.place[k] as number;
    to.ready[k] = from.ready[k] as number;
    to.latest[k] = from.latest[k] as number;
    to.leg[k] = from.leg[k] as number;
  }
  if (from.trip && to.trip) copyTrip(from.trip, to.trip, { route, base, end });
}

function copyTrip(
  from: TripKnown,
  to: TripKnown,
  { route, base, end }: { route: number; base: number; end: number },
): void {
  for (let k = base + 1; k <= end; k++) to.spent[k] = from.spent[k] as number;
  to.usd[route] = from.usd[route] as number;
  to.seen[route] = from.seen[route] as number;
  to.evening[route] = from.evening[route] as number;
  to.meals[route] = from.meals[route] as number;
  to.busy[route] = from.busy[route] as number;
  to.hasWays[route] = from.hasWays[route] as number;
  to.isAllowed[route] = from.isAllowed[route] as number;
  to.travelCost[route] = from.travelCost[route] as number;
  to.changes[route] = from.changes[route] as number;
}
