import { performance } from 'node:perf_hooks';
import { ModelFailure } from './model-failure.ts';
import type { ModelLimits } from './model-limits.ts';
import type { Ticks } from './token-budget.ts';

/** Leaves a model alone for a while after failures in a row, so that nobody waits for what will not come. */
export function createCircuitBreaker(
  { failuresBeforeRest, restMs }: Pick<ModelLimits, 'failuresBeforeRest' | 'restMs'>,
  ticks: Ticks = () => performance.now(),
) {
  let failures = 0;
  let restsUntil = -Infinity;

  return {
    /** Throws ModelFailure 'resting' while it is left alone. */
    refuse(): void {
      if (ticks() < restsUntil) throw new ModelFailure('resting');
    },
    succeeded(): void {
      failures = 0;
    },
    failed(): void {
      failures += 1;
      if (failures < failuresBeforeRest) return;
      failures = 0;
      restsUntil = ticks() + restMs;
    },
  };
}
