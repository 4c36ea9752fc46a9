import { assemblePlan } from './assemble-plan.ts';
import { compileRoute } from './compiled-route.ts';
import { SearchTooLarge } from './completion.ts';
import { searchLabels, type LabelSearch } from './label-search.ts';
import { isNear, priceBudget, type Priced } from './price-budget.ts';
import { createMemory } from './relaxation.ts';
import type { RoutePlan, RouteResult, RouteObstacle } from './route-plan.ts';
import type { RouteProblem } from './route-problem.ts';
import { solveRelaxed, type Search, type Solved } from './solve-relaxed.ts';
import { MONEY_ALONE } from './weights.ts';

export type RouteOptions = {
  /** How many unfinished trips are kept for each day once passes no longer help. */
  width?: number;
};

/** How many arrivals (place, day, places seen) one pass may keep; more take longer and prove more. */
const LIMIT = 150_000;
const WIDTH = 300;
const EPSILON = 1e-6;

/**
 * Plans a trip over several places: which of them, their order, nights, rides, lodging and picks, of the highest
 * worth within the budget. The same problem and options give the same plan.
 */
export function planRoute(problem: RouteProblem, options: RouteOptions = {}): RouteResult {
  const { width = WIDTH } = options;
  const route = compileRoute(problem);
  const search = { route, memory: createMemory(route), limit: LIMIT };
  const budget = problem.budgetUsd ?? Infinity;
  const free = solveRelaxed(search, { worth: 1, usd: 0 });

  if (free.score === -Infinity) return { plan: null, obstacle: explainObstacle(problem) };
  if (free.plan && free.plan.usd <= budget + EPSILON) return resultOf(free.plan, free.score);
  // The cheapest trip comes back to other places than the best ones: it remembers its own.
  const cheap = solveRelaxed({ ...search, memory: createMemory(route) }, MONEY_ALONE);

  if (-cheap.score > budget + EPSILON) {
    return { plan: null, obstacle: { kind: 'budget', cheapestUsd: -cheap.score } };
  }
  const priced = priceBudget(search, { free, cheap: withinBudget(cheap, budget), budget });
  const { best, bound } = priced;

  if (isNear(priced)) return resultOf(best, bound);
  return improve(search, { priced, cheap, width, budget });
}

type Open = { priced: Priced; cheap: Solved; width: number; budget: number };

/** Looks for a better plan than the relaxations have met. */
function improve({ route }: Search, { priced, cheap, width, budget }: Open): RouteResult {
  const { best, bound, price, at } = priced;

  if (!at.completion || !cheap.completion) return resultOf(best, bound);
  const { found, isComplete } = searchSafely({
    route,
    budget,
    price,
    promising: at.completion,
    cheapest: cheap.completion,
    better: best ? best.worth + EPSILON : -Infinity,
    width,
  });
  const plan = found ? assemblePlan(route, found.ride, found.visits) : best;

  return resultOf(plan, isComplete && plan ? Math.min(bound, plan.worth) : bound);
}

function searchSafely(search: LabelSearch): ReturnType<typeof searchLabels> {
  try {
    return searchLabels(search);
  } catch (error) {
    if (error instanceof SearchTooLarge) return { found: null, isComplete: false };
    throw error;
  }
}

function withinBudget(solved: Solved, budget: number): Solved {
  return solved.plan && solved.plan.usd > budget + EPSILON ? { ...solved, plan: null } : solved;
}

function resultOf(plan: RoutePlan | null, bound: number): RouteResult {
  if (!plan) return { plan: null, obstacle: { kind: 'search' } };
  return { plan, bound, exact: bound - plan.worth <= EPSILON };
}

type Waiver = { without: Partial<RouteProblem>; obstacle: RouteObstacle };

/** Names what a trip that is impossible at any price would be possible without: the least first. */
function explainObstacle(problem: RouteProblem): RouteObstacle {
  const waivers = [...constraintWaivers(problem), ...otherWaivers(problem)];
  const found = waivers.find(({ without }) => isPossible({ ...problem, ...without }));

  return found?.obstacle ?? { kind: 'nights' };
}

function isPossible(problem: RouteProblem): boolean {
  const route = compileRoute(problem);
  const search = { route, memory: createMemory(route), limit: LIMIT };

  return solveRelaxed(search, { worth: 1, usd: 0 }).score > -Infinity;
}

/** One constraint after the other, then all at once. */
function constraintWaivers({ constraints = [] }: RouteProblem): Waiver[] {
  const single = constraints.map((constraint): Waiver => ({
    without: { constraints: constraints.filter((other) => other !== constraint) },
    obstacle: { kind: 'constraints', names: [constraint.name] },
  }));
  const all: Waiver = {
    without: { constraints: [] },
    obstacle: { kind: 'constraints', names: constraints.map(({ name }) => name) },
  };

  return constraints.length > 1 ? [...single, all] : single;
}

function otherWaivers(problem: RouteProblem): Waiver[] {
  const { coverage = [], slots = [], places } = problem;
  const freeSlots = slots.map(({ required: _, requiredBeforeRide: __, ...slot }) => slot);
  const bare = { slots: [], coverage: [] };
  const beds = places.map(({ lodgings: _, ...place }) => place);

  return [
    ...coverage.map((tag): Waiver => ({
      without: { coverage: coverage.filter((other) => other !== tag) },
      obstacle: { kind: 'coverage', tags: [tag] },
    })),
    { without: { coverage: [] }, obstacle: { kind: 'coverage', tags: coverage } },
    { without: { exclusiveModes: [] }, obstacle: { kind: 'modes' } },
    { without: { slots: freeSlots, coverage: [] }, obstacle: { kind: 'picks' } },
    { without: { ...bare, places: beds }, obstacle: { kind: 'lodging' } },
    {
      without: { ...bare, places: beds, constraints: [], exclusiveModes: [], rides: ridesAnywhere },
      obstacle: { kind: 'rides', between: missingRides(problem) },
    },
  ];
}

const ridesAnywhere = () => [
  { id: '', mode: '', minutes: 0, price: { usd: 0, per: 'person' as const } },
];

/** Pairs of places, or of a place and an end of the trip, that no ride joins. */
function missingRides({ places, start, end, rides }: RouteProblem): [string, string][] {
  const ids = places.map(({ id }) => id);
  const pairs = [
    ...ids.flatMap((to): [string, string][] => (start === undefined ? [] : [[start, to]])),
    ...ids.flatMap((from) =>
      ids.flatMap((to): [string, string][] => (to === from ? [] : [[from, to]])),
    ),
    ...ids.flatMap((from): [string, string][] => (end === undefined ? [] : [[from, end]])),
  ];

  return pairs.filter(([from, to]) => rides(from, to).length === 0);
}
