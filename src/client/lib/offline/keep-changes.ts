import type { QueryClient } from '@tanstack/react-query';
import { connection } from './connection.ts';
import { keptKey, writeKept } from './offline-store.ts';

const SETTLE_MS = 250;
/** How the typed client names a query: its path, and its input. */
type QueryName = readonly [path: readonly string[], about?: { input?: unknown; type?: string }];

/** What the screens change by hand (a tick, a moved stop) is kept as well as what the server told. */
export function keepChanges(queryClient: QueryClient): void {
  const waiting = new Map<string, number>();
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    const [path, about] = query.queryKey as QueryName;
    const key = about?.type === 'query' ? keptKey(path.join('.'), about.input) : undefined;

    if ((type !== 'updated' && type !== 'added') || !key || query.state.data === undefined) return;
    window.clearTimeout(waiting.get(key));
    waiting.set(
      key,
      window.setTimeout(() => {
        waiting.delete(key);
        // A change made offline leaves the rest as old as it was.
        const keptAt = connection.get().stale.get(key) ?? Date.now();

        void writeKept(key, { data: query.state.data, keptAt }).catch(() => undefined);
      }, SETTLE_MS),
    );
  });
}
