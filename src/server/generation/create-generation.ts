import type { DatabaseSession, SessionListener } from '../db/database-session.ts';
import type { SqlExecutor } from '../db/sql-executor.ts';
import type { InTransaction } from '../db/transaction.ts';
import { createJobQueue } from '../jobs/job-queue.ts';
import { createGenerationClaims } from './generation-claims.ts';
import { createGenerationJobs } from './generation-jobs.ts';
import type { PlanningPool } from './generation-pool.ts';
import { createGenerationService } from './generation.service.ts';
import type { GenerationsRepository } from './generations.repository.ts';
import type { TripMaker } from './make-trip.ts';
import type { StoredTripsPorts } from './stored-trips.service.ts';

export type GenerationParts = {
  executor: SqlExecutor;
  inTransaction: InTransaction;
  openSession: (listener: SessionListener) => Promise<DatabaseSession>;
  generations: GenerationsRepository;
  tripMaker: TripMaker;
  onFault: (error: unknown) => void;
  pool: PlanningPool;
} & StoredTripsPorts;

/** How long what has ended is kept for those who come back for it. */
const KEEP_HOURS = 24;

/** The generations of this process: the service, and its part in the queue that all processes share. */
export function createGeneration(parts: GenerationParts) {
  const { executor, generations, onFault } = parts;
  const queue = createJobQueue(executor, {
    onFault,
    onTidy: () => void generations.forget(KEEP_HOURS).catch(onFault),
  });
  const claims = createGenerationClaims(queue, parts.inTransaction);
  const jobs = createGenerationJobs({ ...parts, queue, claims });

  return {
    generation: createGenerationService({ ...parts, claims, jobs }),
    /** Joins the queue, and takes up what was left when the last process stopped. */
    openJobs: jobs.open,
    /** Takes no more jobs; those that are not done in a moment go back into the queue. */
    requeueJobs: jobs.requeueAll,
    /** Leaves the queue and ends the worker threads. */
    async close(): Promise<void> {
      await jobs.close();
      await parts.pool.close();
    },
  };
}
