import type { EntityManager } from 'typeorm';
import { runPrepared, type PreparedQuery } from '../db/prepared-query.ts';

export type RateLimitsRepository = ReturnType<typeof createRateLimitsRepository>;

/** Calls in the time that ends at `resetAt`. */
export type Hits = { hits: number; resetAt: Date };

const HIT: PreparedQuery = {
  name: 'hit-limit',
  text: `
  INSERT INTO rate_limits AS known (key, hits, "resetAt")
  VALUES ($1, 1, now() + $2 * interval '1 millisecond')
  ON CONFLICT (key) DO UPDATE SET
    hits = CASE WHEN known."resetAt" <= now() THEN 1 ELSE known.hits + 1 END,
    "resetAt" = CASE WHEN known."resetAt" <= now() THEN excluded."resetAt" ELSE known."resetAt" END
  RETURNING hits, "resetAt"`,
};

/** Counts that all processes on the database share. */
export function createRateLimitsRepository(manager: EntityManager) {
  return {
    /** Counts a call, in the time that is running or in a new one. */
    async hit(key: string, windowMs: number): Promise<Hits> {
      const [row] = await runPrepared<Hits>(manager, HIT, [key, windowMs]);

      if (!row) throw new Error('a call was not counted');
      return row;
    },

    /** Takes a call back. */
    async undo(key: string): Promise<void> {
      await manager.query('UPDATE rate_limits SET hits = hits - 1 WHERE key = $1 AND hits > 0', [
        key,
      ]);
    },

    async forget(key: string): Promise<void> {
      await manager.query('DELETE FROM rate_limits WHERE key = $1', [key]);
    },

    /** Drops counts whose time is over; how many they were. */
    async removeOld(): Promise<number> {
      const [, removed] = await manager.query<[unknown[], number]>(
        'DELETE FROM rate_limits WHERE "resetAt" < now()',
      );

      return removed;
    },
  };
}
