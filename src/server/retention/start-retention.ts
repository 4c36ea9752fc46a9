import { describeFailure, type Logger } from '#server/logger.ts';
import type { RetentionJobs } from './retention-jobs.ts';

const DAY_MS = 86_400_000;

/** Clears away what nobody can come back for, now and once a day, until the returned function is called. Never throws. */
export function startRetention(retention: RetentionJobs, logger: Logger): () => void {
  const clearAll = async (): Promise<void> => {
    for (const [what, clear] of Object.entries(retention)) {
      try {
        const cleared = await clear();

        if (cleared > 0) logger.info({ what, cleared }, 'cleared away');
      } catch (error) {
        logger.error({ what, error: describeFailure(error) }, 'not cleared away');
      }
    }
  };
  const timer = setInterval(() => void clearAll(), DAY_MS);

  timer.unref();
  void clearAll();
  return () => clearInterval(timer);
}
