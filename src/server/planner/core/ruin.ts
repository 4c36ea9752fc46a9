import type { Neighbours } from './neighbours.ts';
import type { Random } from '#shared/seeded.ts';
import type { CoreState } from './core-state.ts';
import { removeString } from './state.ts';
import { keepRoute, type Snapshot } from './snapshot.ts';

/** Stops that a ruin takes out on average, the longest string, and the chance to spare a part inside. */
const MEAN_REMOVED = 10;
const LONGEST_STRING = 10;
const SPARE_CHANCE = 0.5;
const SPARE_LONGER = 0.2;

/** What one ruin needs: the state, chance, who is near whom, and where to keep the routes it touches. */
export type RuinTools = {
  state: CoreState;
  random: Random;
  neighbours: Neighbours;
  before: Snapshot;
};

/**
 * Takes strings of consecutive stops out of the routes nearest `seed` (Christiaens and Vanden Berghe 2020).
 * Routes that are touched are kept in `before` first.
 */
export function ruinStrings(tools: RuinTools, seed: number): void {
  const { state, random, neighbours, before } = tools;
  const longest = Math.min(LONGEST_STRING, Math.max(1, meanSize(state)));
  const most = (4 * MEAN_REMOVED) / (1 + longest) - 1;
  let strings = Math.floor(random() * most + 1);

  ruinAround(tools, seed, longest);
  strings -= before.count > 0 ? 1 : 0;
  for (let i = 0; i < neighbours.width && strings > 0; i++) {
    const node = neighbours.list[seed * neighbours.width + i] as number;
    const touched = before.count;

    ruinAround(tools, node, longest);
    if (before.count > touched) strings--;
  }
}

function ruinAround(tools: RuinTools, node: number, longest: number): void {
  const { state, random, before } = tools;
  const route = state.routeOf[node] as number;

  if (route < 0 || before.kept[route] === 1) return;
  const size = state.size[route] as number;
  const most = Math.min(size, longest);
  const length = Math.floor(random() * most + 1);
  let spared = 0;

  if (length > 1 && length < size && random() < SPARE_CHANCE) {
    spared = 1;
    while (length + spared < size && random() > SPARE_LONGER) spared++;
  }
  const whole = length + spared;
  const position = positionOf(state, route, node);
  const lowest = Math.max(1, position - whole + 1);
  const highest = Math.min(position, size - whole + 1);
  const from = lowest + Math.floor(random() * (highest - lowest + 1));

  keepRoute(before, state, route);
  const first = route * state.stride + from;

  if (spared === 0) removeFree(state, first, length);
  else {
    const head = 1 + Math.floor(random() * (length - 1));

    removeFree(state, first + head + spared, length - head);
    removeFree(state, first, head);
  }
}

/** Takes each stop out with a small chance. */
export function ruinScattered(tools: RuinTools): void {
  const { state, random, before } = tools;
  const chance = 0.05 + 0.3 * random() * random();

  for (let route = 0; route < state.instance.routes; route++) {
    for (let k = state.size[route] as number; k >= 1; k--) {
      if (random() >= chance) continue;
      if (before.kept[route] === 0) keepRoute(before, state, route);
      removeFree(state, route * state.stride + k, 1);
    }
  }
}

/** Empties a day, and now and then a second one: what was in the wrong day with all its neighbours finds together anew. */
export function ruinDays({ state, random, before }: RuinTools): void {
  const { routes } = state.instance;
  const days = random() < SECOND_DAY ? 2 : 1;

  for (let i = 0; i < days; i++) {
    const route = Math.floor(random() * routes);
    const size = state.size[route] as number;

    if (before.kept[route] === 1 || size === 0) continue;
    keepRoute(before, state, route);
    removeFree(state, route * state.stride + 1, size);
  }
}

const SECOND_DAY = 0.6;
/** So many neighbours of a sight make a day. */
export const DAY_AROUND = 12;

/** Takes a sight and what lies nearest to it out of all days. */
export function ruinNear({ state, neighbours, before }: RuinTools, seed: number): void {
  for (let i = -1; i < Math.min(DAY_AROUND, neighbours.width); i++) {
    const node = i < 0 ? seed : (neighbours.list[seed * neighbours.width + i] as number);
    const route = state.routeOf[node] as number;

    if (route < 0) continue;
    if (before.kept[route] === 0) keepRoute(before, state, route);
    removeFree(state, route * state.stride + positionOf(state, route, node), 1);
  }
}

/** Removes the nodes of a string that are not fixed: whatever lies between two of these at once. */
function removeFree(state: CoreState, first: number, count: number): void {
  const { fixed } = state.instance;
  let free = 0;

  for (let k = first + count - 1; k >= first - 1; k--) {
    if (k >= first && fixed[state.sequence[k] as number] === 0) free++;
    else if (free > 0) {
      removeString(state, k + 1, free);
      free = 0;
    }
  }
}

function positionOf(state: CoreState, route: number, node: number): number {
  const base = route * state.stride;
  let k = 1;

  while (state.sequence[base + k] !== node) k++;
  return k;
}

function meanSize(state: CoreState): number {
  let sum = 0;

  for (let route = 0; route < state.instance.routes; route++) sum += state.size[route] as number;
  return sum / state.instance.routes;
}
