import {
  createCompletion,
  firstArrivals,
  SearchTooLarge,
  type Completion,
  type Step,
} from './completion.ts';
import type { CompiledRide, CompiledRoute } from './compiled-route.ts';
import { weigh, type Weights } from './weights.ts';

/** A whole trip: the ride to the first place (null where the trip begins there) and what follows. */
export type Trace = { ride: CompiledRide | null; steps: readonly Step[] };

/** The best trip under some weights. Without a trace only the bound is known; -Infinity says that no trip exists. */
export type Relaxed = { score: number; trace: Trace | null; completion: Completion | null };

/** Which places the search keeps apart; it grows while the search needs more. */
export type Memory = { remembered: number };

/** With so few places all are kept apart from the beginning. */
const FEW_PLACES = 8;

export function createMemory(route: CompiledRoute): Memory {
  const { places, required, later, last, problem } = route;

  if (places.length <= FEW_PLACES) return { remembered: 2 ** places.length - 1 };
  let remembered = required | (last < 0 ? 0 : 1 << last);

  for (const { index, place } of places) {
    if (problem.order?.includes(place.id)) remembered |= (1 << index) | (later[index] ?? 0);
  }
  return { remembered };
}

/**
 * The best trip under given weights, by decremental state-space relaxation (Righini and Salani, 2008): places that
 * a solution comes back to are remembered from then on, until no place is visited twice.
 */
export function relax(
  route: CompiledRoute,
  memory: Memory,
  { weights, limit }: { weights: Weights; limit: number },
): Relaxed {
  let known: Relaxed = { score: Infinity, trace: null, completion: null };

  for (;;) {
    try {
      const { remembered } = memory;
      const completion = createCompletion(route, { weights, remembered, limit });
      const { score, trace } = bestTrace(route, completion, weights);
      const repeated = trace ? repeatedPlaces(trace) : 0;

      known = { score, trace: repeated === 0 ? trace : null, completion };
      if (repeated === 0) return known;
      memory.remembered |= repeated;
    } catch (error) {
      if (error instanceof SearchTooLarge) return known;
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

  for (const { ride, to } of firstArrivals(route)) {
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

function repeatedPlaces({ steps }: Trace): number {
  const places = steps.map(({ frame }) => frame.place);

  return places.reduce(
    (set, place, index) => (places.indexOf(place) < index ? set | (1 << place) : set),
    0,
  );
}
