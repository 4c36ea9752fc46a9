import type { GeneratedTrip } from '#shared/generation/generated-trip.schema.ts';
import { executorOf } from '../db/sql-executor.ts';
import type { InTransaction } from '../db/transaction.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { createGeneratedTripsRepository } from './generated-trips.repository.ts';
import {
  createGenerationsRepository,
  type Ending,
  type NewGeneration,
} from './generations.repository.ts';
import { CANCELLED, type HeldGeneration } from './run-generation.ts';

export type GenerationClaims = ReturnType<typeof createGenerationClaims>;

/** More are refused. */
const MAX_WAITING = 200;
/** After so many processes died over a generation, it is the generation. */
const MAX_LOSSES = 3;
const GIVEN_UP = {
  status: 503,
  message: 'This trip could not be planned: the server stopped over it several times.',
};

/**
 * Who works on what, as transactions over the queue's jobs and our rows; the job always comes first, so
 * that two of these never wait for each other.
 */
export function createGenerationClaims(queue: JobQueue, inTransaction: InTransaction) {
  return {
    /** Puts a generation into the queue; undefined when the same is under way already, or too many wait. */
    add: (generation: NewGeneration): Promise<string | undefined> =>
      inTransaction(async (manager) => {
        const id = await createGenerationsRepository(manager).insert(generation, MAX_WAITING);

        if (id) await queue.send(id, executorOf(manager));
        return id;
      }),

    /** Takes up to so many out of the queue, held from then on by this session. */
    take: (most: number, holder: number): Promise<HeldGeneration[]> =>
      inTransaction(async (manager) => {
        const db = executorOf(manager);
        const ids = await queue.take(most, db);

        if (ids.length === 0) return [];
        const held = await createGenerationsRepository(manager).hold(ids, holder);
        const gone = ids.filter((id) => held.every((generation) => generation.id !== id));

        await queue.complete(gone, db);
        return held.map((generation) => ({ ...generation, holder }));
      }),

    /** Writes the end, the plan and the job's end at once. Throws when another holds it, or it has ended. */
    finish: ({ id, preferenceId, holder }: HeldGeneration, ending: Ending): Promise<void> =>
      inTransaction(async (manager) => {
        await queue.complete([id], executorOf(manager));
        const isOurs = await createGenerationsRepository(manager).end(id, ending, holder);

        if (!isOurs) throw new Error(`generation ${id} is held by another, or has ended`);
        if (ending.state === 'done') {
          const trip = ending.trip as GeneratedTrip;

          await createGeneratedTripsRepository(manager).save(preferenceId, trip);
        }
      }),

    /** Back into the queue, if this session holds it still. */
    requeue: ({ id, holder }: HeldGeneration): Promise<void> =>
      inTransaction(async (manager) => {
        const isOurs = await createGenerationsRepository(manager).release(id, holder);

        if (isOurs) await queue.requeue([id], executorOf(manager));
      }),

    /** What dead processes held goes back into the queue, unless processes keep dying over it. */
    takeUpOrphans: (): Promise<void> =>
      inTransaction(async (manager) => {
        const rows = createGenerationsRepository(manager);
        const db = executorOf(manager);
        const orphans = await rows.releaseOrphans();
        const ids = orphans.map(({ id }) => id);

        await queue.requeue(ids, db);
        for (const { id, losses } of orphans) {
          if (losses < MAX_LOSSES) continue;
          await queue.cancel(id, db);
          await rows.end(id, { state: 'failed', ...GIVEN_UP });
        }
      }),

    /** Ends it for everyone; false when it had ended. */
    cancel: (id: string): Promise<boolean> =>
      inTransaction(async (manager) => {
        await queue.cancel(id, executorOf(manager));
        return createGenerationsRepository(manager).end(id, { state: 'cancelled', ...CANCELLED });
      }),
  };
}
