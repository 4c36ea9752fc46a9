import type { InTransaction } from '#server/db/transaction.ts';
import { createRetentionRepository } from './retention.repository.ts';

export type RetentionJobs = ReturnType<typeof createRetentionJobs>;

type Parts = {
  inTransaction: InTransaction;
  /** Removes for good the trips that were deleted long ago. */
  purgeDeleted: () => Promise<number>;
  /** Drops counts of calls whose time is over. */
  removeOldLimits: () => Promise<number>;
};

/** Few enough that nobody waits for the rows, or for their locks. */
const BATCH = 200;

/** What is cleared away; each answers how many it was. Deleted trips go first, and leave preferences behind. */
export function createRetentionJobs({ inTransaction, purgeDeleted, removeOldLimits }: Parts) {
  return {
    deletedTrips: purgeDeleted,
    oldLimits: removeOldLimits,

    /** Preferences that no trip was saved from, with the plans made for them, after 30 days. */
    async unsavedPreferences(): Promise<number> {
      let cleared = 0;

      for (;;) {
        const { found, removed } = await inTransaction((manager) =>
          createRetentionRepository(manager).removeUnsaved(BATCH),
        );

        cleared += removed;
        if (found < BATCH) return cleared;
      }
    },

    /** What was found lately for a place, once it is too old to be told. */
    oldFacts: (): Promise<number> =>
      inTransaction((manager) => createRetentionRepository(manager).removeOldFacts()),
  };
}
