import { createCourse, type Course, type CourseOptions } from './course.ts';
import type { CoreInstance } from './instance.ts';
import { BLINK_EVERY, createFound } from './insertion.ts';
import { createNeighbours } from './neighbours.ts';
import { hasFarMeal } from './near-meal.ts';
import { createJudge, type Judge } from './objective.ts';
import { createOrders, listVisits } from './orders.ts';
import { seededRandom, type Random } from '#shared/seeded.ts';
import { createMealRoom } from './place-meals.ts';
import { recreate, type RecreateTools } from './recreate.ts';
import { ruinDays, ruinNear, ruinScattered, ruinStrings } from './ruin.ts';
import { clearSnapshot, createSnapshot, keepAll, restore, type Snapshot } from './snapshot.ts';
import type { CoreState } from './core-state.ts';
import { createState, setRoute } from './state.ts';

export type AnnealOptions = CourseOptions & {
  seed: number;
  /** Routes to begin with, one list of nodes per route; they must be feasible. */
  begin?: readonly (readonly number[])[];
  /** Whether routes lack what they must hold: a search that is still without it after a part of its work gives up. */
  isLacking?: (routes: readonly number[][]) => boolean;
};

type Found = { routes: number[][]; score: number; travelCost: number; worth: number };
export type AnnealResult = Found & { rounds: number };

/** Chances of a round that empties whole days, and of one that takes strings out; the rest takes single stops. */
const DAYS_CHANCE = 0.16;
const AROUND_CHANCE = 0.4;
const STRING_CHANCE = 0.7;
/** Temperatures in units of the mean value of a node; with the chances above the best of those tried on ten trips. */
const HOT = 1;
const COLD = 0.06;
const LOOK_AT_CLOCK = 16;
/** The part of the work after which a plan without what it must hold is not looked for any more. */
const PATIENCE = 0.25;

/**
 * Ruin and recreate under simulated annealing, in as many passes as there is work for: the best plan seen so
 * far is always at hand, and the same seed and number of rounds give the same plan.
 */
export function anneal(instance: CoreInstance, options: AnnealOptions): AnnealResult {
  const course = createCourse(instance.nodes, options);
  const tables = createTables(instance);
  let isHopeless = false;
  const giveUpAt = Math.floor(course.maxRounds * PATIENCE);
  const givesUp = (routes: () => number[][]) =>
    (isHopeless ||= course.rounds === giveUpAt && (options.isLacking?.(routes()) ?? false));
  let best = coolDown(createSearch(instance, tables, options), course, givesUp);

  while (!isHopeless && course.next()) {
    // A seed of its own: the first pass has the seed itself.
    const seed = options.seed * 1000 + course.pass;
    const found = coolDown(createSearch(instance, tables, { ...options, seed }), course);

    if (found.worth > best.worth) best = found;
  }
  return { ...best, rounds: course.rounds };
}

/** One pass from hot to cold, until it is over or given up; returns the best plan on the way. */
function coolDown(
  search: Search,
  course: Course,
  givesUp: (routes: () => number[][]) => boolean = () => false,
): Found {
  const { state, judge, best } = search;
  const bestRoutes = () => readRoutes(state, best);
  let worth = judge.worth();
  let bestWorth = worth;
  let heat = HOT * search.meanProfit;

  keepAll(best, state);
  for (let round = 0; course.rounds < course.maxRounds; round++) {
    if (round % LOOK_AT_CLOCK === 0) {
      const share = course.share();

      if (share === undefined) break;
      heat = search.meanProfit * HOT * (COLD / HOT) ** share;
    }
    if (givesUp(bestRoutes)) break;
    course.rounds++;
    ruinAndRecreate(search, round + 1);
    const least = worth + heat * Math.log(search.random());
    const next = judge.worth(least);

    if (next > least) {
      worth = next;
      if (worth > bestWorth + 1e-9) {
        bestWorth = worth;
        keepAll(best, state);
      }
    } else restore(search.before, state);
    clearSnapshot(search.before);
  }
  restore(best, state);
  return {
    routes: readRoutes(state, state),
    score: judge.score(),
    travelCost: judge.travelCost(),
    worth: bestWorth,
  };
}

/** What all passes read alike. */
type Tables = Pick<RecreateTools, 'neighbours' | 'orders' | 'visits' | 'meals'>;

function createTables(instance: CoreInstance): Tables {
  const neighbours = createNeighbours(instance);

  return {
    neighbours,
    orders: createOrders(instance, neighbours),
    visits: listVisits(instance),
    meals: createMealRoom(instance),
  };
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

function createSearch(instance: CoreInstance, tables: Tables, options: AnnealOptions): Search {
  const state = createState(instance);
  const random = seededRandom(options.seed);
  const before = createSnapshot(state);
  const tools: RecreateTools = {
    state,
    random,
    ...tables,
    before,
    found: createFound(),
    stamp: new Int32Array(instance.nodes).fill(-1),
    queue: new Int32Array(instance.nodes),
    round: 0,
    hasLeftOut: false,
  };

  begin(tools, options.begin);
  tools.found.blink = BLINK_EVERY;
  const judge = createJudge(state);
  const profits = instance.profit.subarray(0, instance.nodes);
  const meanProfit = profits.reduce((sum, value) => sum + value, 0) / Math.max(1, instance.nodes);

  return { state, judge, random, before, best: createSnapshot(state), tools, meanProfit };
}

/** The given routes and everything by value beside them; once more where that parted a meal from what is near it. */
function begin(tools: RecreateTools, routes: AnnealOptions['begin']): void {
  const { state, before, found } = tools;

  routes?.forEach((nodes, route) => setRoute(state, route, nodes));
  keepAll(before, state);
  recreate(tools, -1);
  if (hasFarMeal(state)) {
    found.sparesMeals = true;
    restore(before, state);
    recreate(tools, -1);
    found.sparesMeals = false;
  }
  clearSnapshot(before);
}

function ruinAndRecreate(search: Search, round: number): void {
  const { state, random, tools } = search;
  const seed = Math.floor(random() * state.instance.nodes);

  const draw = random();

  tools.round = round;
  const isAround = draw < DAYS_CHANCE * AROUND_CHANCE;

  if (draw < DAYS_CHANCE) ruinDays(tools);
  else if (draw < STRING_CHANCE) ruinStrings(tools, seed);
  else ruinScattered(tools);
  if (tools.before.count === 0) keepAll(tools.before, state);
  if (isAround) ruinNear(tools, seed);
  recreate(tools, seed, isAround);
}

/** The routes of a state, or of what was kept of it. */
function readRoutes(
  { instance, stride }: CoreState,
  { size, sequence }: Pick<CoreState, 'size' | 'sequence'>,
): number[][] {
  return Array.from({ length: instance.routes }, (_, route) => {
    const base = route * stride + 1;

    return [...sequence.subarray(base, base + (size[route] as number))];
  });
}
