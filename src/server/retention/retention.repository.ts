import type { EntityManager } from 'typeorm';

/** By the database's clock, as `createdAt` is. */
const LONG_AGO = `now() - interval '30 days'`;

const LOCK_UNSAVED = `
  SELECT id FROM trip_preferences p
  WHERE "createdAt" < ${LONG_AGO}
    AND NOT EXISTS (SELECT 1 FROM trips WHERE "preferencesId" = p.id)
    AND NOT EXISTS (SELECT 1 FROM generations WHERE "preferenceId" = p.id)
    AND NOT EXISTS (
      SELECT 1 FROM generated_trips WHERE "preferenceId" = p.id AND "createdAt" >= ${LONG_AGO})
  ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED`;

/** Looks again: a trip may have been saved between the first look and its locks; from then on none can be. */
const REMOVE_UNSAVED = `
  DELETE FROM trip_preferences p
  WHERE id = ANY($1) AND NOT EXISTS (SELECT 1 FROM trips WHERE "preferencesId" = p.id)`;

const REMOVE_OLD_FACTS = `DELETE FROM fresh_facts WHERE "createdAt" < ${LONG_AGO}`;

/** What nobody can come back for; call these inside a transaction. */
export function createRetentionRepository(manager: EntityManager) {
  return {
    /** Removes up to so many old preferences that no trip came of, and their plans with them. */
    async removeUnsaved(most: number): Promise<{ found: number; removed: number }> {
      const rows = await manager.query<{ id: number }[]>(LOCK_UNSAVED, [most]);
      const ids = rows.map(({ id }) => id);
      const [, removed] = await manager.query<[unknown, number]>(REMOVE_UNSAVED, [ids]);

      return { found: ids.length, removed };
    },

    async removeOldFacts(): Promise<number> {
      const [, removed] = await manager.query<[unknown, number]>(REMOVE_OLD_FACTS);

      return removed;
    },
  };
}
