import type { CoreState } from './core-state.ts';
import { clearRoute, setRoute } from './state.ts';

/** Sequences of routes, kept to be put back; `kept[route]` marks which. */
export type Snapshot = {
  readonly kept: Uint8Array;
  readonly size: Int32Array;
  readonly sequence: Int32Array;
  readonly list: Int32Array;
  count: number;
};

export function createSnapshot(state: CoreState): Snapshot {
  const { routes } = state.instance;

  return {
    kept: new Uint8Array(routes),
    size: new Int32Array(routes),
    sequence: new Int32Array(state.sequence.length),
    list: new Int32Array(routes),
    count: 0,
  };
}

export function clearSnapshot(snapshot: Snapshot): void {
  for (let i = 0; i < snapshot.count; i++) snapshot.kept[snapshot.list[i] as number] = 0;
  snapshot.count = 0;
}

/** Keeps one route as it is now. */
export function keepRoute(snapshot: Snapshot, state: CoreState, route: number): void {
  const base = route * state.stride;
  const size = state.size[route] as number;

  if (snapshot.kept[route] === 0) snapshot.list[snapshot.count++] = route;
  snapshot.kept[route] = 1;
  snapshot.size[route] = size;
  for (let k = 1; k <= size; k++) snapshot.sequence[base + k] = state.sequence[base + k] as number;
}

export function keepAll(snapshot: Snapshot, state: CoreState): void {
  for (let route = 0; route < state.instance.routes; route++) keepRoute(snapshot, state, route);
}

/** Puts every kept route back. */
export function restore(snapshot: Snapshot, state: CoreState): void {
  for (let i = 0; i < snapshot.count; i++) clearRoute(state, snapshot.list[i] as number);
  for (let i = 0; i < snapshot.count; i++) {
    const route = snapshot.list[i] as number;
    const base = route * state.stride + 1;

    setRoute(
      state,
      route,
      snapshot.sequence.subarray(base, base + (snapshot.size[route] as number)),
    );
  }
}
