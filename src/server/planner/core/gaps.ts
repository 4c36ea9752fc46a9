import type { CoreState } from './core-state.ts';

/**
 * A gap as the list holds it: its position in the route, when the stop before is done, when the stop behind
 * must begin, the places of both, and the leg between them.
 */
export const GAP = { at: 0, free: 1, until: 2, from: 3, to: 4, leg: 5 } as const;
/** Numbers a gap. */
export const GAP_FIELDS = 6;

/**
 * Lists the gaps of a route that have room for the shortest visit, unless the list is up to date, and
 * returns how many there are. A full route has few: every node that is tried reads these instead of the
 * whole route. Where no detour is shorter than the leg it replaces (rounding apart), the leg is taken off
 * the room first; with several ways to travel that is not certain.
 */
export function listGaps(state: CoreState, route: number): number {
  const known = state.gapCount[route] as number;

  if (known >= 0) return known;
  const { ready, latest, leg, place, gaps } = state;
  const base = route * state.stride;
  const end = base + (state.size[route] as number);
  let at = base * GAP_FIELDS;

  for (let k = base; k <= end; k++) {
    const free = ready[k] as number;
    const until = latest[k + 1] as number;
    const way = leg[k + 1] as number;

    if (until - free - state.shortest < (state.trip ? 0 : way - ROUNDING)) continue;
    gaps[at + GAP.at] = k - base;
    gaps[at + GAP.free] = free;
    gaps[at + GAP.until] = until;
    gaps[at + GAP.from] = place[k] as number;
    gaps[at + GAP.to] = place[k + 1] as number;
    gaps[at + GAP.leg] = way;
    at += GAP_FIELDS;
  }
  const count = at / GAP_FIELDS - base;

  state.gapCount[route] = count;
  return count;
}

/** What a gap is for: something of so many minutes at least that begins between two minutes. */
export type GapNeed = { opens: number; closes: number; minutes: number };

/** Copies the gaps of a route that may do for a need into `room`, and returns how many there are. */
export function copyGaps(
  state: CoreState,
  route: number,
  { need, room }: { need: GapNeed; room: Int32Array },
): number {
  const { gaps, stride } = state;
  const first = route * stride * GAP_FIELDS;
  const end = first + listGaps(state, route) * GAP_FIELDS;
  let at = 0;

  for (let gap = first; gap < end; gap += GAP_FIELDS) {
    const free = gaps[gap + GAP.free] as number;
    const last = (gaps[gap + GAP.until] as number) - need.minutes;

    if (free > need.closes || free > last || need.opens > last) continue;
    for (let field = 0; field < GAP_FIELDS; field++) room[at++] = gaps[gap + field] as number;
  }
  return at / GAP_FIELDS;
}

/** What a leg rounded down can be longer than two legs rounded down. */
const ROUNDING = 1;
