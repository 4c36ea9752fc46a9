import { firstArrivals } from './arrivals.ts';
import { bitCount } from './stay-scores.ts';
import { createCompletion, SearchTooLarge, type Completion, type Step } from './completion.ts';
import type { CompiledRide, CompiledRoute } from './compiled-route.ts';
import { weigh, type Weights } from './weights.ts';

/** A whole trip: the ride to the first place (null where the trip begins there) and what follows. */
type Trace = { ride: CompiledRide | null; steps: readonly Step[] };

/** The best trip under some weights. Without a trace only the bound is known; -Infinity says that no trip exists. */
export type Relaxed = {
  score: number;
  trace: Trace | null;
  completion: Completion | null;
  /** Arrivals that were looked at in all passes. */
  work: number;
};

/** Which places the search keeps apart; it grows while the search needs more. */
export type Memory = { remembered: number };

/** So few places are all kept apart from the beginning. */
const FEW_PLACES = 8;
/** Places are remembered until so many times the arrivals of one pass were looked at. */
const PASSES = 2;

export function createMemory({ places, required }: CompiledRoute): Memory {
  if (places.length <= FEW_PLACES) return { remembered: 2 ** places.length - 1 };
  return { remembered: bitCount(required) <= FEW_PLACES ? required : 0 };
}

/**
 * The best trip under given weights, by decremental state-space relaxation (Righini and Salani, 2008): places that
 * a solution comes back to are remembered from then on, until no place is visited twice. Without a trace the limit
 * ended that; the score is a bound all the same.
 */
export function relax(
  route: CompiledRoute,
  memory: Memory,
  { weights, limit }: { weights: Weights; limit: number },
): Relaxed {
  let known: Relaxed = { score: Infinity, trace: null, completion: null, work: 0 };

  for (;;) {
    try {
      const { remembered } = memory;
      const completion = createCompletion(route, { weights, remembered, limit });
      const { score, trace } = bestTrace(route, completion, weights);
      const forgotten = trace ? forgottenPlaces(route, trace) : 0;
      const work = known.work + completion.size();

      known = { score, trace: forgotten === 0 ? trace : null, completion, work };
      if (forgotten === 0 || work > PASSES * limit) return known;
      memory.remembered |= forgotten;
    } catch (error) {
      if (error instanceof SearchTooLarge) return { ...known, work: known.work + limit };
      throw error;
    }
  }
}

function bestTrace(
  route: CompiledRoute,
  completion: Completion,
  weights: Weights,
): { score: number; trace: Trace | null } {
  let score = -Infinity;
  let trace: Trace | null = null;

  for (const { ride, to } of firstArrivals(route, completion.remembered)) {
    const sum = (ride ? weigh(weights, ride.worth, ride.usd) : 0) + completion.score(to);

    if (sum <= score) continue;
    score = sum;
    const steps: Step[] = [];

    for (let step = completion.step(to); step; step = step.to && completion.step(step.to)) {
      steps.push(step);
    }
    trace = { ride, steps };
  }
  return { score, trace };
}

/** Places that the trip comes back to, passes in the wrong order, or leaves out though they are required. */
function forgottenPlaces({ barred, required }: CompiledRoute, { steps }: Trace): number {
  let [visited, forgotten] = [0, 0];

  for (const { from } of steps) {
    forgotten |= visited & (barred[from.place] ?? 0);
    visited |= 1 << from.place;
  }
  return forgotten | (required & ~visited);
}
