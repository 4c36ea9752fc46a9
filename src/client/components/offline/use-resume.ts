import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { errorStatus } from '#client/lib/error-message.ts';
import { currentConnection, markReached } from '#client/lib/offline/connection.ts';
import { keptKey } from '#client/lib/offline/kept-store.ts';
import { loadTicks, sendTicks, waitingTicks } from '#client/lib/offline/waiting-ticks.ts';
import type { Tick } from '#client/lib/offline/waiting-ticks.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';

const TOO_MANY = 429;
const SERVER_FAILED = 500;
/** A query's name in the cache: its path, and its input. */
type QueryName = readonly [path?: readonly string[], about?: { input?: unknown }];

/** Sends what waits and looks up again what is old: when the network comes back, at the start, and on demand. */
export function useResume() {
  const queryClient = useQueryClient();
  const { client } = trpc.useUtils();
  const [isResuming, setResuming] = useState(false);

  const work = useCallback(async () => {
    await fetch('/api/health', { cache: 'no-store' });
    markReached();
    const waiting = [...waitingTicks()];
    const { sent, refused } = await sendTicks(
      ({ tripId, itemId, packed }) =>
        client.trips.updatePackingItem.mutate({ tripId, itemId, packed }),
      isNoReply,
    );

    if (sent + refused.length > 0) tell(sent, refused);
    const changed = new Set(
      waiting.map(({ tripId }) => keptKey('trips.byId', { id: tripId }) ?? ''),
    );
    const { stale } = currentConnection();

    await queryClient.invalidateQueries({
      predicate: ({ queryKey, state }) => {
        const [path = [], about] = queryKey as QueryName;
        const key = keptKey(path.join('.'), about?.input) ?? '';
        const isOldList = path.join('.') === 'trips.list' && stale.size > 0;

        return state.status === 'error' || stale.has(key) || changed.has(key) || isOldList;
      },
    });
  }, [client, queryClient]);
  const resume = useCallback(() => {
    setResuming(true);
    // Without a network everything waits on; a browser that keeps nothing has nothing waiting.
    void work()
      .catch(() => undefined)
      .finally(() => setResuming(false));
  }, [work]);

  useEffect(() => {
    window.addEventListener('online', resume);
    void loadTicks().then(
      () => waitingTicks().length > 0 && navigator.onLine && resume(),
      () => undefined,
    );
    return () => window.removeEventListener('online', resume);
  }, [resume]);

  return { resume, isResuming };
}

/** The server did not judge the tick: it is sent again later. */
function isNoReply(error: unknown): boolean {
  const status = errorStatus(error);

  return status === undefined || status === TOO_MANY || status >= SERVER_FAILED;
}

function tell(sent: number, refused: readonly Tick[]): void {
  if (refused.length > 0) {
    const names = refused.map(({ name }) => name).join(', ');

    toast({
      title: 'The list had changed meanwhile',
      description: `${names}: no longer on the list, so the tick was let go. The list shows what is kept now.`,
      variant: 'destructive',
    });
  } else {
    toast({ title: sent === 1 ? '1 tick saved' : `${sent} ticks saved` });
  }
}
