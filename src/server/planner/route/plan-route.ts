import { assemblePlan, type Visit } from './assemble-plan.ts';
import { compileRoute, type CompiledRoute } from './compiled-route.ts';
import { createMemory, relax, type Memory, type Relaxed } from './relaxation.ts';
import type { RouteObstacle, RoutePlan, RouteResult } from './route-plan.ts';
import type { RouteProblem } from './route-problem.ts';
import { MONEY_ALONE } from './weights.ts';

export type RouteOptions = {
  /** How many arrivals (place, day, places seen) one pass may keep; more take longer and prove more. */
  limit?: number;
};

const LIMIT = 150_000;
/** Rounds in which the price of a dollar is adjusted. */
const MOST_ROUNDS = 14;
/** Sums of worth that differ by less are the same. */
const EPSILON = 1e-6;

/**
 * Plans a trip over several places: which of them, their order, nights, rides, lodging and picks, of the highest
 * worth within the budget. The same problem gives the same plan.
 */
export function planRoute(problem: RouteProblem, options: RouteOptions = {}): RouteResult {
  const route = compileRoute(problem);
  const search = { route, memory: createMemory(route), limit: options.limit ?? LIMIT };
  const free = solve(search, 0);

  if (free.score === -Infinity) return { plan: null, obstacle: { kind: 'nights' } };
  const budget = problem.budgetUsd ?? Infinity;

  if (free.plan && free.plan.usd <= budget + EPSILON) {
    return { plan: free.plan, bound: free.score, exact: true };
  }
  return planWithinBudget(search, free, budget);
}

type Search = { route: CompiledRoute; memory: Memory; limit: number };
type Solved = Relaxed & { plan: RoutePlan | null };

function solve({ route, memory, limit }: Search, usd: number): Solved {
  return readPlan(route, relax(route, memory, { weights: { worth: 1, usd }, limit }));
}

function readPlan(route: CompiledRoute, relaxed: Relaxed): Solved {
  const { trace, completion } = relaxed;

  if (!trace || !completion) return { ...relaxed, plan: null };
  const visits = trace.steps.map(({ frame, day, cover, ride }): Visit => ({
    frame,
    departDay: day,
    content: completion.stays.content(frame, cover),
    ride,
  }));

  return { ...relaxed, plan: assemblePlan(route, trace.ride, visits) };
}

/** Lagrangian relaxation of the budget: dollars get the price at which the best trip just affords itself. */
function planWithinBudget(search: Search, free: Solved, budget: number): RouteResult {
  const { route, memory, limit } = search;
  const cheap = readPlan(route, relax(route, memory, { weights: MONEY_ALONE, limit }));

  if (-cheap.score > budget + EPSILON) return { plan: null, obstacle: overBudget(-cheap.score) };
  if (!free.plan || !cheap.plan) {
    return { plan: null, obstacle: overBudget(-cheap.score) };
  }
  let bound = free.score;
  let [dear, best, affordable] = [free.plan, cheap.plan, cheap.plan];

  for (let round = 0; round < MOST_ROUNDS; round++) {
    const price = (dear.worth - affordable.worth) / (dear.usd - affordable.usd);
    const { score, plan } = solve(search, price);

    bound = Math.min(bound, score + price * budget);
    if (!plan || score <= dear.worth - price * dear.usd + EPSILON) break;
    if (plan.usd > budget + EPSILON) dear = plan;
    else {
      affordable = plan;
      if (plan.worth > best.worth) best = plan;
    }
  }
  return { plan: best, bound, exact: bound - best.worth <= EPSILON };
}

function overBudget(cheapestUsd: number): RouteObstacle {
  return { kind: 'budget', cheapestUsd };
}
