import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { connection, markReached, markUnreached } from '#client/lib/offline/connection.ts';
import { keptKey } from '#client/lib/offline/offline-store.ts';
import { serverAnswers } from '#client/lib/offline/server-answers.ts';
import { toast } from '#client/lib/toast.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { sendWaiting } from './send-waiting.ts';
import type { SentChanges } from './report-sent.ts';

/** A query's name in the cache: its path, and its input. */
type QueryName = readonly [path?: readonly string[], about?: { input?: unknown }];

/** Sends what waits and looks up again what is old. */
export function useResume() {
  const queryClient = useQueryClient();
  const cache = trpc.useUtils();
  const [isResuming, setResuming] = useState(false);

  const work = useCallback(async () => {
    if (!(await serverAnswers())) return markUnreached();
    markReached();
    const outcome = await sendWaiting(cache);
    const changed = changedReplies(outcome);
    const { stale } = connection.get();

    if (changed.size > 0) await tell(outcome);
    await queryClient.invalidateQueries({
      predicate: ({ queryKey, state }) => {
        const [path = [], about] = queryKey as QueryName;
        const key = keptKey(path.join('.'), about?.input) ?? '';
        const isOldList = path.join('.') === 'trips.list' && stale.size > 0;

        return state.status === 'error' || stale.has(key) || changed.has(key) || isOldList;
      },
    });
  }, [cache, queryClient]);
  const resume = useCallback(() => {
    setResuming(true);
    // What could not be sent waits on; a browser that keeps nothing has nothing waiting.
    void work()
      .catch(() => undefined)
      .finally(() => setResuming(false));
  }, [work]);

  return { resume, isResuming };
}

/** The words come only when there is something to tell. */
async function tell(outcome: SentChanges): Promise<void> {
  const { sentMessage } = await import('./report-sent.ts');
  const message = sentMessage(outcome);

  if (message) toast(message);
}

/** The names of the replies that no longer hold. */
function changedReplies({ packing, edits }: SentChanges): ReadonlySet<string> {
  const ofTrip = (procedure: string) => (tripId: number) =>
    keptKey(procedure, { id: tripId }) ?? '';
  const tripIds = [...packing.sent, ...packing.refused, ...edits.sent, ...edits.refused].map(
    ({ tripId }) => tripId,
  );
  const ids = [...tripIds, ...edits.heldTrips];

  return new Set([...ids.map(ofTrip('trips.byId')), ...ids.map(ofTrip('trips.itinerary'))]);
}
