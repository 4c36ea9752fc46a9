import type { Logger } from '#server/logger.ts';
import type { LanguageModel } from './client/language-model.ts';
import { type ModelSession, openModelSession } from './client/model-session.ts';
import { reportFault } from './report-fault.ts';

/**
 * What comes of asking a model, in a session of its own that ends within a time; undefined when nothing does.
 * Whoever asks goes on without it, and a fault of ours is in the log.
 */
export async function inSession<T>(
  model: LanguageModel,
  { wholeMs, logger }: { wholeMs: number; logger: Pick<Logger, 'error'> },
  ask: (session: ModelSession) => Promise<T>,
): Promise<T | undefined> {
  const session = openModelSession(model, { wholeMs });

  try {
    return await ask(session);
  } catch (error) {
    reportFault(error, logger);
    return undefined;
  } finally {
    session.close();
  }
}
