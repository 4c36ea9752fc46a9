import { AppError } from '#shared/app-error.ts';
import type { GenerationPool } from './generation-pool.ts';

type Pool = Pick<GenerationPool, 'run'>;

/**
 * The planning threads for a caller whom alone the plan is for: what it asked for is called off when it leaves, so
 * that nobody waits behind plans that nobody wants.
 */
export function whileWanted(pool: Pool, signal: AbortSignal | undefined): Pool {
  if (!signal) return pool;
  return {
    async run(kind, input, watch) {
      try {
        return await pool.run(kind, input, { signal, ...watch });
      } catch (error) {
        if (!signal.aborted) throw error;
        throw new AppError('CALLER_LEFT', 'The caller left before the plan was ready.', {
          cause: error,
        });
      }
    },
  };
}
