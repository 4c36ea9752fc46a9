import type { RoutePlan } from './route-plan.ts';
import { solveRelaxed, type Search, type Solved } from './solve-relaxed.ts';

export type Priced = {
  /** The best plan within the budget that was met on the way. */
  best: RoutePlan | null;
  bound: number;
  /** The price of a dollar that gave the bound, and what was found at that price. */
  price: number;
  at: Solved;
};

const MOST_ROUNDS = 10;
/** Prices are tried until so many times the arrivals of one pass were looked at. */
const PASSES = 2;
const EPSILON = 1e-6;

/** A plan that misses the bound by a smaller share is not improved any more. */
const TOLERANCE = 0.001;

/** The best trip without a budget, and the cheapest one. */
type Budgeted = { free: Solved; cheap: Solved; budget: number };

/**
 * Lagrangian relaxation of the budget: finds the price of a dollar at which the best trip is worth no more than what
 * one that costs less and one that costs more than the budget are worth at that price.
 */
export function priceBudget(search: Search, { free, cheap, budget }: Budgeted): Priced {
  const found: Priced = { best: cheap.plan, bound: free.score, price: 0, at: free };
  let dear = free.plan;
  let affordable = cheap.plan;
  let left = PASSES * search.limit;

  for (let round = 0; round < MOST_ROUNDS && left > 0 && dear && affordable; round++) {
    const price = (dear.worth - affordable.worth) / (dear.usd - affordable.usd);
    const at = solveRelaxed(search, { worth: 1, usd: price });
    const bound = at.score + price * budget;

    left -= at.work;

    if (bound < found.bound) Object.assign(found, { bound, price, at });
    if (!at.plan || at.score <= dear.worth - price * dear.usd + EPSILON) break;
    if (at.plan.usd > budget + EPSILON) dear = at.plan;
    else {
      affordable = at.plan;
      if (!found.best || affordable.worth > found.best.worth) found.best = affordable;
    }
    if (isNear(found)) break;
  }
  return found;
}

/** Whether the best plan misses the bound by next to nothing. */
export function isNear({ best, bound }: Priced): boolean {
  return best !== null && bound - best.worth <= TOLERANCE * Math.abs(bound);
}
