import { NO_MEAL, type CoreInstance, type TripLimits } from '../core/instance.ts';
import type { DayPlanInput, PlanProblem, Point } from '../problem.ts';
import { draftBlocks } from './draft-blocks.ts';
import { draftMeals } from './draft-meals.ts';
import { draftVisits } from './draft-visits.ts';
import type { NodeDraft } from './node-draft.ts';
import { compileLegCosts } from './leg-costs.ts';
import { measureRoads, type Roads, type Spot } from './points.ts';

/** How strictly a problem is laid out; the solver relaxes these when a day cannot be seated otherwise. */
export type CompileOptions = {
  /** The nearer neighbour of a meal is at most this many minutes away. */
  maxMealLeg: number;
  /** Minutes of detour that a dollar outweighs when a restaurant is chosen. */
  thrift: number;
};

export type Compiled = {
  instance: CoreInstance;
  drafts: readonly NodeDraft[];
  /** What stays in place, per day in time order: where the search begins. */
  pinned: number[][];
};

/** Nobody goes out every night: of the evenings that could hold something, so many count for being filled. */
const EVENINGS_OUT = 0.5;
/** A minute that no day has. */
const NEVER = 0x7fffffff;

const MEAL_INDEX = { lunch: 0, dinner: 1 } as const;

/** Turns a trip into the arrays of the search. Throws a PlanningError for locks that cannot hold. */
export function compileProblem(problem: PlanProblem, options: CompileOptions): Compiled {
  const { days } = problem;
  const drafts = [
    ...draftBlocks(days),
    ...draftVisits(problem.visits, days),
    ...draftMeals(problem.mealPlaces, days),
  ];
  const ends = days.flatMap((day) => [spotOfEnd(day, day.from), spotOfEnd(day, day.to)]);
  const roads = measureRoads([...ends, ...drafts.map(spotOf)], problem.travel, problem.step);
  const instance = layOut(problem, drafts, roads);
  const pinned = days.map((_, day) =>
    [...drafts.entries()]
      .filter(([, { pinned: pin }]) => pin?.day === day)
      .sort(([, a], [, b]) => (a.pinned?.start ?? 0) - (b.pinned?.start ?? 0))
      .map(([node]) => node),
  );

  return {
    instance: { ...instance, trip: limitsOf(problem, { drafts, roads, instance, options }) },
    drafts,
    pinned,
  };
}

/** The same problem laid out less strictly. */
export function relaxed({ instance, ...rest }: Compiled, options: CompileOptions): Compiled {
  return {
    ...rest,
    instance: { ...instance, trip: instance.trip && { ...instance.trip, ...options } },
  };
}

/** Where something takes place: blocks and locked stops do so at their hours alone. */
function spotOf({ point, pinned, minutes }: NodeDraft): Spot {
  return pinned
    ? { point, tied: { until: pinned.start, from: pinned.start + minutes } }
    : { point };
}

/** Where a day begins or ends: back by its last minute, off from its first. */
function spotOfEnd({ window }: DayPlanInput, point: Point): Spot {
  return { point, tied: { until: Math.floor(window[1]), from: Math.ceil(window[0]) } };
}

function layOut(
  { days, step = 1 }: PlanProblem,
  drafts: readonly NodeDraft[],
  roads: Roads,
): CoreInstance {
  const nodes = drafts.length;
  const routes = days.length;
  const all = nodes + 2 * routes;
  const keys = new Map<string, number>();
  const open = new Int32Array(all * routes);
  const close = new Int32Array(all * routes).fill(-1);
  const starts = days.map((day) => roads.indexOf(spotOfEnd(day, day.from)));
  const ends = days.map((day) => roads.indexOf(spotOfEnd(day, day.to)));

  const up = (minutes: number) => Math.ceil(minutes / step) * step;
  const down = (minutes: number) => Math.floor(minutes / step) * step;

  for (const [node, { key, windows, pinned }] of drafts.entries()) {
    if (!keys.has(key)) keys.set(key, keys.size);
    for (const [day, window] of windows.entries()) {
      if (!window) continue;
      open[node * routes + day] = pinned ? window[0] : up(window[0]);
      close[node * routes + day] = pinned ? window[1] : down(window[1]);
    }
  }
  for (const [day, { window }] of days.entries()) {
    for (const end of [nodes + day, nodes + routes + day]) {
      open[end * routes + day] = Math.ceil(window[0]);
      close[end * routes + day] = Math.floor(window[1]);
    }
  }
  const ints = (values: readonly number[]) =>
    Int32Array.from([...values, ...new Array<number>(2 * routes).fill(0)]);
  return {
    routes,
    nodes,
    points: roads.count,
    travel: roads.travel,
    travelFrom: roads.travelFrom,
    point: Int32Array.from([
      ...drafts.map((draft) => roads.indexOf(spotOf(draft))),
      ...starts,
      ...ends,
    ]),
    service: ints(drafts.map(({ minutes, pinned }) => (pinned ? minutes : up(minutes)))),
    open,
    close,
    profit: Float64Array.from([
      ...drafts.map(({ value }) => value),
      ...new Array<number>(2 * routes).fill(0),
    ]),
    key: ints(drafts.map(({ key }) => keys.get(key) ?? 0)),
    keys: keys.size,
    fixed: Uint8Array.from(ints(drafts.map(({ pinned }) => (pinned ? 1 : 0)))),
    travelWeight: 0,
    trip: null,
  };
}

type Parts = {
  drafts: readonly NodeDraft[];
  roads: Roads;
  instance: CoreInstance;
  options: CompileOptions;
};

function limitsOf(problem: PlanProblem, { drafts, roads, instance, options }: Parts): TripLimits {
  const { days, wantedInterests } = problem;
  const { nodes, routes } = instance;
  const all = nodes + 2 * routes;
  const groups = [...new Set(drafts.flatMap(({ group }) => (group === undefined ? [] : [group])))];
  const restaurants = [...new Set(drafts.map(({ id }) => id))];
  const ints = (read: (draft: NodeDraft) => number, rest: number) =>
    Int32Array.from({ length: all }, (_, node) => {
      const draft = drafts[node];

      return draft ? read(draft) : rest;
    });
  const meal = ints((draft) => (draft.meal ? MEAL_INDEX[draft.meal] : NO_MEAL), NO_MEAL);
  const most = Math.max(1, ...drafts.map(({ value }) => value));
  const total = drafts.reduce((sum, { value }) => sum + value, 0);

  return {
    programme: Int32Array.from(days.map(programmeOf)),
    way: roads.way,
    walk: roads.walk,
    fare: roads.fare,
    ...compileLegCosts(problem, { drafts, roads, pointOf: instance.point }),
    fill: {
      minutes: Float64Array.from(days, ({ fillMinutes = 0 }) => fillMinutes),
      rate: problem.fill?.rate ?? 0,
      first: problem.fill?.first ?? { minutes: 0, rate: 0 },
      evening: {
        from: Int32Array.from(days, ({ evening = NEVER }) => evening),
        worth: problem.fill?.evening ?? 0,
        most: Math.ceil(days.filter(({ evening }) => evening !== undefined).length * EVENINGS_OUT),
      },
    },
    maxWalk: Float64Array.from(days.map(({ maxWalkKm }) => maxWalkKm)),
    usd: Float64Array.from({ length: all }, (_, node) => drafts[node]?.usd ?? 0),
    maxUsd: problem.maxUsd,
    meal,
    restaurant: ints(({ id, kind }) => (kind === 'meal' ? restaurants.indexOf(id) : -1), -1),
    mealsWanted: Int32Array.from(
      days.map(({ meals }) => meals.reduce((mask, slot) => mask | (1 << MEAL_INDEX[slot.meal]), 0)),
    ),
    ...mealNodesOf(instance, drafts, meal),
    afterDinner: Int32Array.from(days, ({ afterDinner = NEVER }) => afterDinner),
    thrift: options.thrift,
    maxMealLeg: options.maxMealLeg,
    mandatory: Float64Array.from({ length: all }, (_, node) => drafts[node]?.required ?? 0),
    mustSee: Int32Array.from(
      [...drafts.entries()]
        .filter(([, { required = 0, pinned }]) => required > 0 && !pinned)
        .sort(([, a], [, b]) => (b.required ?? 0) - (a.required ?? 0) || b.value - a.value)
        .map(([node]) => node),
    ),
    group: ints(({ group }) => (group === undefined ? -1 : groups.indexOf(group)), -1),
    groups: groups.length,
    tiring: compileTiring(problem, drafts, all),
    ...compileVariety(problem, groups),
    meets: ints((draft) => maskOf(draft.meets ?? [], wantedInterests), 0),
    wanted: maskOf(wantedInterests, wantedInterests),
    indoor: Uint8Array.from(ints(({ indoor, kind }) => (indoor && kind === 'visit' ? 1 : 0), 0)),
    wantsIndoor: Uint8Array.from(days.map(({ wantsIndoor }) => (wantsIndoor ? 1 : 0))),
    weight: { required: total + most, interest: 4 * most, indoor: 1.5 * most },
  };
}

function programmeOf({ maxProgramme, blocks }: PlanProblem['days'][number]): number {
  return Math.floor(maxProgramme) + blocks.reduce((sum, { start, end }) => sum + end - start, 0);
}

function maskOf(interests: readonly string[], wanted: readonly string[]): number {
  return interests.reduce((mask, interest) => {
    const at = wanted.indexOf(interest);

    return at >= 0 && at < 31 ? mask | (1 << at) : mask;
  }, 0);
}

function mealNodesOf(
  instance: CoreInstance,
  drafts: readonly NodeDraft[],
  meal: Int32Array,
): Pick<TripLimits, 'mealNodes' | 'offHourNodes'> {
  const mealNodes = listMealNodes(instance, meal);

  return {
    mealNodes,
    offHourNodes: mealNodes.map((list) => list.filter((node) => drafts[node]?.isOffHours)),
  };
}

function listMealNodes(
  { nodes, routes, open, close, fixed }: CoreInstance,
  meal: Int32Array,
): Int32Array[] {
  return Array.from({ length: routes * 2 }, (_, slot) => {
    const route = Math.floor(slot / 2);
    const list: number[] = [];

    for (let node = 0; node < nodes; node++) {
      const at = node * routes + route;

      if (meal[node] !== slot % 2 || fixed[node] === 1) continue;
      if ((close[at] ?? -1) >= (open[at] ?? 0)) list.push(node);
    }
    return Int32Array.from(list);
  });
}

/** The factors of all groups, and those of which one is nearly enough. */
function compileVariety(
  { variety, fewEnough }: PlanProblem,
  groups: readonly string[],
): Pick<TripLimits, 'variety' | 'varietyOf'> {
  const usual = Float64Array.from(variety.length > 0 ? variety : [1]);
  const few = Float64Array.from(fewEnough?.variety ?? usual);

  return {
    variety: usual,
    varietyOf: groups.map((group) => (fewEnough?.groups.includes(group) ? few : usual)),
  };
}

function compileTiring(
  problem: PlanProblem,
  drafts: readonly NodeDraft[],
  nodes: number,
): TripLimits['tiring'] {
  const weights = Uint8Array.from({ length: nodes }, (_, node) =>
    tiringWeight(problem, drafts[node]),
  );

  return {
    weights,
    most: Int32Array.from(problem.days, ({ tiringMost = 0 }) => tiringMost),
    cost: problem.tiring?.cost ?? 0,
  };
}

/** How much a visit tires: nothing, once, or twice where it is a long one of a kind that does. */
function tiringWeight({ tiring }: PlanProblem, draft: NodeDraft | undefined): number {
  if (!tiring || !draft?.group || !tiring.groups.includes(draft.group)) return 0;
  return draft.minutes >= tiring.longFrom ? 2 : 1;
}
