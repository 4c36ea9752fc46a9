import type { Logger } from '#server/logger.ts';
import { ModelFailure } from './client/model-failure.ts';

/**
 * Logs an error around a language model that is no failure of the model itself: it is ours to mend. It is told
 * without its message, which may hold what a traveller wrote.
 */
export function reportFault(error: unknown, logger: Pick<Logger, 'error'>): void {
  if (error instanceof ModelFailure) return;
  logger.error({ error: describeFault(error) }, 'failed beside the language model');
}

const FRAME = /^\s+at /;

function describeFault(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code } = error as { code?: unknown };

  return {
    name: error.name,
    ...(code === undefined ? {} : { code }),
    stack: error.stack?.split('\n').filter((line) => FRAME.test(line)),
  };
}
