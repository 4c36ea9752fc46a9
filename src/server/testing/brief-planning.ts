import { createGenerationPool, type GenerationPool } from '../generation/generation-pool.ts';

/** Rounds of search for plans of which no test judges how good they are: any number gives valid ones. */
export const FEW_ROUNDS = 80;

let shared: GenerationPool | undefined;

/**
 * One planning thread for all test files of a worker process, which searches briefly. The services of one
 * file leave it open for the next; it ends with the process.
 */
export function briefPlanning(): GenerationPool {
  shared ??= createGenerationPool({ workers: 1, rounds: FEW_ROUNDS });
  return { ...shared, close: () => Promise.resolve() };
}
