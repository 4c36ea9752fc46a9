import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { errorStatus } from '#client/lib/error-message.ts';
import { currentConnection, markReached } from '#client/lib/offline/connection.ts';
import { keptKey } from '#client/lib/offline/kept-store.ts';
import { changesText, type PackingChange } from '#client/lib/offline/packing-changes.ts';
import { loadChanges, sendChanges, waitingChanges } from '#client/lib/offline/waiting-packing.ts';
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
    const { sent, refused } = await sendChanges((change) => sendChange(client, change), isNoReply);

    if (sent.length + refused.length > 0) tell(sent, refused);
    const changed = new Set(
      [...sent, ...refused].map(({ tripId }) => keptKey('trips.byId', { id: tripId }) ?? ''),
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
    void loadChanges().then(
      () => waitingChanges().length > 0 && navigator.onLine && resume(),
      () => undefined,
    );
    return () => window.removeEventListener('online', resume);
  }, [resume]);

  return { resume, isResuming };
}

async function sendChange(
  client: ReturnType<typeof trpc.useUtils>['client'],
  change: PackingChange,
): Promise<number | undefined> {
  const { tripId, itemId, name } = change;

  switch (change.kind) {
    case 'tick':
      await client.trips.updatePackingItem.mutate({ tripId, itemId, packed: change.packed });
      return undefined;
    case 'edit':
      await client.trips.updatePackingItem.mutate({
        tripId,
        itemId,
        name,
        quantity: change.quantity,
      });
      return undefined;
    case 'remove':
      await client.trips.removePackingItem.mutate({ tripId, itemId });
      return undefined;
    case 'add': {
      const { key, category, quantity } = change;
      const item = { tripId, name, category, quantity, ...(key === undefined ? {} : { key }) };

      return (await client.trips.addPackingItem.mutate(item)).id;
    }
  }
}

/** The server did not judge the change: it is sent again later. */
function isNoReply(error: unknown): boolean {
  const status = errorStatus(error);

  return status === undefined || status === TOO_MANY || status >= SERVER_FAILED;
}

function tell(sent: readonly PackingChange[], refused: readonly PackingChange[]): void {
  if (refused.length > 0) {
    const names = refused.map(({ name }) => name).join(', ');

    toast({
      title: 'The list had changed meanwhile',
      description: `${names}: no longer on the list, so the change was let go. The list shows what is kept now.`,
      variant: 'destructive',
    });
  } else {
    toast({ title: changesText(sent, 'saved') });
  }
}
