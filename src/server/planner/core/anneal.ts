import type { CoreInstance } from './instance.ts';
import { BLINK_EVERY, createFound } from './insertion.ts';
import { createNeighbours } from './neighbours.ts';
import { createJudge, type Judge } from './objective.ts';
import { createOrders, listVisits } from './orders.ts';
import { seededRandom, type Random } from '#shared/seeded.ts';
import { recreate, type RecreateTools } from './recreate.ts';
import { ruinScattered, ruinStrings } from './ruin.ts';
import { clearSnapshot, createSnapshot, keepAll, restore, type Snapshot } from './snapshot.ts';
import type { CoreState } from './core-state.ts';
import { createState } from './state.ts';

export type AnnealOptions = {
  seed: number;
  maxRounds: number;
  /** True ends the search; asked every few rounds. */
  isOver?: () => boolean;
  /** Share of the work that is done, 0 to 1; without it the rounds are counted. */
  progress?: () => number;
  /** Routes to begin with, one list of nodes per route; they must be feasible. */
  begin?: readonly (readonly number[])[];
};

export type AnnealResult = { routes: number[][]; score: number; worth: number; rounds: number };

const STRING_CHANCE = 0.7;
/** Temperatures in units of the mean value of a node. */
const HOT = 0.6;
const COLD = 0.06;
const LOOK_AT_CLOCK = 16;

/**
 * Ruin and recreate under simulated annealing: the best plan seen so far is always at hand, and the same
 * seed and number of rounds give the same plan.
 */
export function anneal(instance: CoreInstance, options: AnnealOptions): AnnealResult {
  const search = createSearch(instance, options);
  const { state, judge, best } = search;
  let worth = judge.worth();
  let bestWorth = worth;
  let round = 0;
  let heat = HOT * search.meanProfit;

  keepAll(best, state);
  for (; round < options.maxRounds && instance.nodes > 0; round++) {
    if (round % LOOK_AT_CLOCK === 0) {
      if (options.isOver?.()) break;
      const done = options.progress?.() ?? round / options.maxRounds;

      heat = search.meanProfit * HOT * (COLD / HOT) ** Math.min(1, done);
    }
    ruinAndRecreate(search, round + 1);
    const next = judge.worth();

    if (next > worth + heat * Math.log(search.random())) {
      worth = next;
      if (worth > bestWorth + 1e-9) {
        bestWorth = worth;
        keepAll(best, state);
      }
    } else restore(search.before, state);
    clearSnapshot(search.before);
  }
  restore(best, state);
  return { routes: readRoutes(state), score: judge.score(), worth: bestWorth, rounds: round };
}

type Search = {
  state: CoreState;
  judge: Judge;
  random: Random;
  before: Snapshot;
  best: Snapshot;
  tools: RecreateTools;
  meanProfit: number;
};

function createSearch(instance: CoreInstance, options: AnnealOptions): Search {
  const state = createState(instance);
  const random = seededRandom(options.seed);
  const neighbours = createNeighbours(instance);
  const before = createSnapshot(state);
  const tools: RecreateTools = {
    state,
    random,
    neighbours,
    orders: createOrders(instance, neighbours),
    visits: listVisits(instance),
    before,
    found: createFound(),
    stamp: new Int32Array(instance.nodes).fill(-1),
    queue: new Int32Array(instance.nodes),
    round: 0,
  };

  begin(tools, options.begin);
  tools.found.blink = BLINK_EVERY;
  const judge = createJudge(state);
  const profits = instance.profit.subarray(0, instance.nodes);
  const meanProfit = profits.reduce((sum, value) => sum + value, 0) / Math.max(1, instance.nodes);

  return { state, judge, random, before, best: createSnapshot(state), tools, meanProfit };
}

/** The given routes, or an insertion of everything by value. */
function begin(tools: RecreateTools, routes: AnnealOptions['begin']): void {
  const { state, before } = tools;

  keepAll(before, state);
  routes?.forEach((nodes, route) => {
    before.size[route] = nodes.length;
    before.sequence.set(nodes, route * state.stride + 1);
  });
  restore(before, state);
  recreate(tools, -1);
  clearSnapshot(before);
}

function ruinAndRecreate(search: Search, round: number): void {
  const { state, random, tools } = search;
  const seed = Math.floor(random() * state.instance.nodes);

  tools.round = round;
  if (random() < STRING_CHANCE) ruinStrings(tools, seed);
  else ruinScattered(tools);
  if (tools.before.count === 0) keepAll(tools.before, state);
  recreate(tools, seed);
}

function readRoutes(state: CoreState): number[][] {
  return Array.from({ length: state.instance.routes }, (_, route) => {
    const base = route * state.stride + 1;

    return [...state.sequence.subarray(base, base + (state.size[route] as number))];
  });
}
