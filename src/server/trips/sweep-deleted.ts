import { describeFailure, type Logger } from '../logger.ts';

const DAY_MS = 86_400_000;

type Sweep = {
  /** Removes for good what was deleted long ago; answers how many trips. */
  purgeDeleted: () => Promise<number>;
  logger: Logger;
};

/** Clears deleted trips away now and once a day, until the returned function is called. Never throws. */
export function startSweep({ purgeDeleted, logger }: Sweep): () => void {
  const sweep = () =>
    void purgeDeleted().then(
      (purged) => purged > 0 && logger.info({ purged }, 'deleted trips cleared away'),
      (error: unknown) =>
        logger.error({ error: describeFailure(error) }, 'deleted trips were not cleared away'),
    );
  const timer = setInterval(sweep, DAY_MS);

  timer.unref();
  sweep();
  return () => clearInterval(timer);
}
