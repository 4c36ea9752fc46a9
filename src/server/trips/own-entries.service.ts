import { AppError } from '#shared/app-error.ts';
import { MAX_ENTRIES, type OwnEntry, withEntry } from '#shared/trips/own-entries.schema.ts';
import type { InTransaction } from '../db/transaction.ts';
import { createOwnEntriesRepository } from './own-entries.repository.ts';
import { tripNotFound } from './trip-not-found.ts';

type Ports = { inTransaction: InTransaction };
type Entries = OwnEntry[];

/** The traveller's own stops, notes and reservations: kept as they are whatever happens to the plan. */
export function createOwnEntriesService({ inTransaction }: Ports) {
  const change = (tripId: number, edit: (entries: Entries) => Entries): Promise<Entries> =>
    inTransaction(async (manager) => {
      const repository = createOwnEntriesRepository(manager);
      const entries = await repository.lock(tripId);

      if (!entries) throw tripNotFound();
      const changed = edit(entries);

      await repository.write(tripId, changed);
      return changed;
    });

  return {
    /** Adds an entry, or puts it in place of the one of its id; answers all of the trip. NOT_FOUND without it. */
    save: (tripId: number, entry: OwnEntry): Promise<Entries> =>
      change(tripId, (entries) => {
        const saved = withEntry(entries, entry);

        if (saved.length > MAX_ENTRIES)
          throw new AppError(
            'CONFLICT',
            `A trip holds at most ${MAX_ENTRIES} entries of your own.`,
          );
        return saved;
      }),

    /** Takes an entry out; safe to call again. NOT_FOUND without the trip. */
    remove: (tripId: number, entryId: string): Promise<Entries> =>
      change(tripId, (entries) => entries.filter(({ id }) => id !== entryId)),
  };
}
