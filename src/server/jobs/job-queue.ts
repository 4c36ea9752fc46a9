import PgBoss from 'pg-boss';
import type { SqlExecutor } from '../db/sql-executor.ts';

export type JobQueue = ReturnType<typeof createJobQueue>;

const QUEUE = 'generation';
/** Longer than any job may take; only a process that hangs, or a host that vanished, gets there. */
const EXPIRE_SECONDS = 600;
/** Handing a job back counts as a try for the library; who gives up, and when, is decided by the caller. */
const TRIES = 1000;
const TIDY_SECONDS = 60;
const KEEP_FINISHED_SECONDS = 3600;

export type QueueOptions = {
  /** Told about failures of the queue's own upkeep. */
  onFault: (error: unknown) => void;
  /** Called now and then, in one of the processes that share the database. */
  onTidy: () => void;
};

/** The queue of generations: pg-boss on our own connections, so that jobs join our transactions. */
export function createJobQueue(executor: SqlExecutor, { onFault, onTidy }: QueueOptions) {
  const boss = new PgBoss({
    db: executor,
    schedule: false,
    supervise: true,
    maintenanceIntervalSeconds: TIDY_SECONDS,
    archiveCompletedAfterSeconds: KEEP_FINISHED_SECONDS,
    deleteAfterSeconds: KEEP_FINISHED_SECONDS,
  });

  boss.on('error', onFault);
  boss.on('maintenance', onTidy);
  return {
    async start(): Promise<void> {
      await boss.start();
      await boss.createQueue(QUEUE, {
        name: QUEUE,
        policy: 'standard',
        retryLimit: TRIES,
        retryDelay: 0,
        expireInSeconds: EXPIRE_SECONDS,
      });
    },

    /** Puts a job at the end of the queue; the executor's transaction decides whether it is there. */
    async send(id: string, db: SqlExecutor): Promise<void> {
      await boss.send(QUEUE, {}, { id, db });
    },

    /** Takes up to so many jobs, in order, that no other process takes. */
    async take(most: number, db: SqlExecutor): Promise<string[]> {
      const jobs = await boss.fetch(QUEUE, { batchSize: most, db });

      return jobs.map(({ id }) => id);
    },

    async complete(ids: string[], db: SqlExecutor): Promise<void> {
      for (const id of ids) await boss.complete(QUEUE, id, {}, { db });
    },

    /** Puts jobs that were taken back in front, as if they had never been taken. */
    async requeue(ids: string[], db: SqlExecutor): Promise<void> {
      for (const id of ids) await boss.fail(QUEUE, id, {}, { db });
    },

    async cancel(id: string, db: SqlExecutor): Promise<void> {
      await boss.cancel(QUEUE, id, { db });
    },

    stop: (): Promise<void> => boss.stop({ graceful: false }),
  };
}
