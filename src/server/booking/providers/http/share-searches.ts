import type { SearchProvider } from '../search-provider.ts';
import { createRecentMemory } from '#server/recent-memory.ts';
import { untilAborted } from '../../../until-aborted.ts';

type Shared<Result> = { outcome: Promise<Result[]>; callers: number; stop: AbortController };

type ShareLimits = { ttlMs: number; max: number };

const LIMITS: ShareLimits = { ttlMs: 60_000, max: 100 };

/**
 * The provider, asked once for identical searches: those under way share one call, which ends when the last of its
 * callers has left; good answers are kept for a minute.
 */
export function shareSearches<Query, Result>(
  provider: SearchProvider<Query, Result>,
  limits = LIMITS,
): SearchProvider<Query, Result> {
  const kept = createRecentMemory<Result[]>(limits);
  const running = new Map<string, Shared<Result>>();

  const begin = (key: string, query: Query): Shared<Result> => {
    const stop = new AbortController();
    const outcome = provider.search(query, stop.signal).then((results) => {
      kept.set(key, results);
      return results;
    });
    const shared = { outcome, callers: 0, stop };

    running.set(key, shared);
    void outcome
      .catch(() => undefined)
      .finally(() => {
        if (running.get(key) === shared) running.delete(key);
      });
    return shared;
  };

  return {
    ...provider,
    search: async (query, signal) => {
      const key = JSON.stringify(query);
      const known = kept.get(key);

      if (known) return known;
      const shared = running.get(key) ?? begin(key, query);

      shared.callers += 1;
      try {
        return await untilAborted(shared.outcome, signal);
      } finally {
        shared.callers -= 1;
        if (shared.callers === 0) {
          if (running.get(key) === shared) running.delete(key);
          // The last caller's reason tells a time limit from a traveller who left.
          shared.stop.abort(signal.aborted ? signal.reason : undefined);
        }
      }
    },
  };
}
