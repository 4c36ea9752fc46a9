import { isNoReply } from './no-reply.ts';
import { afterSent, isSameItem, queueChange, type PackingChange } from './packing-changes.ts';
import { createWaitingQueue } from './waiting-queue.ts';

/** Sends one change; of an added item it answers the number that the server gave it. */
export type SendChange = (change: PackingChange) => Promise<number | undefined>;

type ChangeRef = Pick<PackingChange, 'tripId' | 'itemId' | 'kind'>;

/** The changes of packing lists that wait. */
export const waitingPacking = createWaitingQueue<PackingChange>('waiting-packing');

/** Puts a change in the queue. Throws where the browser keeps nothing. */
export async function addChange(change: PackingChange): Promise<void> {
  await waitingPacking.rewrite((before) => queueChange(before, change));
}

/** Lets go of what waits for an item in one way, because the server has been told otherwise since. */
export function dropChange(change: ChangeRef): void {
  if (waitingPacking.current().some((one) => isSameChange(one, change)))
    void letGo(change).catch(() => undefined);
}

/**
 * Sends what waits, one after the other. The first that gets no reply ends the round and stays, with all behind
 * it.
 */
export async function sendChanges(send: SendChange) {
  return waitingPacking.inTurn(async () => {
    const refused: PackingChange[] = [];
    const sent: PackingChange[] = [];
    let [next] = await waitingPacking.load();

    while (next) {
      const change = next;

      try {
        // In order and one at a time: the next must not overtake this one.
        // oxlint-disable-next-line no-await-in-loop
        const createdId = await send(change);

        sent.push(change);
        // oxlint-disable-next-line no-await-in-loop
        await waitingPacking.rewrite((before) => [...afterSent(before, change, createdId)]);
      } catch (error) {
        if (isNoReply(error)) break;
        refused.push(change);
        // oxlint-disable-next-line no-await-in-loop
        await letGo(change);
      }
      [next] = waitingPacking.current();
    }
    return { sent, refused };
  });
}

async function letGo(change: ChangeRef): Promise<void> {
  await waitingPacking.rewrite((before) => before.filter((one) => !isSameChange(one, change)));
}

function isSameChange(a: ChangeRef, b: ChangeRef): boolean {
  return a.kind === b.kind && isSameItem(a, b);
}
