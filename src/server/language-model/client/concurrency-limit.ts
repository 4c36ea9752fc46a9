import { ModelFailure } from './model-failure.ts';
import type { ModelLimits } from './model-limits.ts';

type ConcurrencyLimits = Pick<ModelLimits, 'concurrency' | 'maxWaiting' | 'queueMs'>;

/** Lets so many requests through at a time; others wait their turn, not for long and not in any number. */
export function createConcurrencyLimit({ concurrency, maxWaiting, queueMs }: ConcurrencyLimits) {
  let open = concurrency;
  const waiting: (() => void)[] = [];

  function leave(): void {
    const next = waiting.shift();

    if (next) next();
    else open += 1;
  }

  function enter(signal: AbortSignal): Promise<void> {
    if (open > 0) {
      open -= 1;
      return Promise.resolve();
    }
    if (waiting.length >= maxWaiting) return Promise.reject(new ModelFailure('crowded'));

    return new Promise((resolve, reject) => {
      const giveUp = () => {
        settle();
        reject(new ModelFailure('crowded'));
      };
      const settle = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
        const at = waiting.indexOf(admit);

        if (at >= 0) waiting.splice(at, 1);
      };
      const admit = () => {
        settle();
        resolve();
      };
      const timer = setTimeout(giveUp, queueMs);

      signal.addEventListener('abort', giveUp);
      waiting.push(admit);
    });
  }

  return {
    /** Runs the work when it is its turn. Throws ModelFailure 'crowded' when that takes too long. */
    async run<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
      await enter(signal);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
