import { createHash } from 'node:crypto';
import { MemoryStore, type Store } from 'express-rate-limit';
import { inTime } from '../in-time.ts';
import type { RateLimitsRepository } from '../limits/rate-limits.repository.ts';

/** So long a count may take; a call is not held up by a database that hangs. */
const PATIENCE_MS = 500;

export type LimitCounts = Pick<RateLimitsRepository, 'hit' | 'undo' | 'forget'>;

/**
 * Counts calls for all processes together; while the database is away each counts for itself. Addresses of callers
 * are kept as digests only.
 */
export function createSharedLimitStore(kind: string, counts: LimitCounts): Store {
  const own = new MemoryStore();
  let windowMs = 60_000;
  const nameOf = (address: string) =>
    `${kind} ${createHash('sha256').update(`${kind} ${address}`).digest('base64url').slice(0, 22)}`;

  return {
    localKeys: false,
    prefix: `${kind} `,
    init(options) {
      ({ windowMs } = options);
      own.init(options);
    },
    async increment(address) {
      try {
        const { hits, resetAt } = await inTime(
          counts.hit(nameOf(address), windowMs),
          PATIENCE_MS,
          'a call was not counted in time',
        );

        return { totalHits: hits, resetTime: resetAt };
      } catch {
        return own.increment(address);
      }
    },
    async decrement(address) {
      await counts.undo(nameOf(address)).catch(() => own.decrement(address));
    },
    async resetKey(address) {
      await own.resetKey(address);
      await counts.forget(nameOf(address));
    },
    shutdown: () => own.shutdown(),
  };
}
