import { get, update } from 'idb-keyval';
import { keptStore } from './kept-store.ts';
import { afterSent, isSameItem, queueChange, type PackingChange } from './packing-changes.ts';

/** Sends one change; of an added item it answers the number that the server gave it. */
export type SendChange = (change: PackingChange) => Promise<number | undefined>;

const KEY = 'waiting-packing';

const NONE: readonly PackingChange[] = [];

let changes = NONE;
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`: the changes that wait, the oldest first. */
export function waitingChanges(): readonly PackingChange[] {
  return changes;
}

/** What waits as far as the server knows, when it draws a page. */
export function noChanges(): readonly PackingChange[] {
  return NONE;
}

export function onWaitingChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads what earlier visits left waiting. */
export async function loadChanges(): Promise<readonly PackingChange[]> {
  show((await get<PackingChange[]>(KEY, keptStore())) ?? []);
  return changes;
}

/** Puts a change in the queue. Throws where the browser keeps nothing. */
export async function addChange(change: PackingChange): Promise<void> {
  await rewrite((before) => queueChange(before, change));
}

/** Lets go of what waits for an item in one way, because the server has been told otherwise since. */
export function dropChange(change: Pick<PackingChange, 'tripId' | 'itemId' | 'kind'>): void {
  const isDropped = (one: PackingChange) => one.kind === change.kind && isSameItem(one, change);

  if (changes.some(isDropped))
    void rewrite((before) => before.filter((one) => !isDropped(one))).catch(() => undefined);
}

/**
 * Sends what waits, one after the other. The first that gets no reply ends the round and stays, with all behind
 * it. Tabs take turns, so that nothing is sent twice.
 */
export async function sendChanges(send: SendChange, isNoReply: (error: unknown) => boolean) {
  return inTurn(async () => {
    const refused: PackingChange[] = [];
    const sent: PackingChange[] = [];
    let [next] = await loadChanges();

    while (next) {
      const change = next;

      try {
        // In order and one at a time: the next must not overtake this one.
        // oxlint-disable-next-line no-await-in-loop
        const createdId = await send(change);

        sent.push(change);
        // oxlint-disable-next-line no-await-in-loop
        await rewrite((before) => [...afterSent(before, change, createdId)]);
      } catch (error) {
        if (isNoReply(error)) break;
        refused.push(change);
        // oxlint-disable-next-line no-await-in-loop
        await rewrite((before) =>
          before.filter((one) => !(one.kind === change.kind && isSameItem(one, change))),
        );
      }
      [next] = changes;
    }
    return { sent, refused };
  });
}

async function rewrite(edit: (before: PackingChange[]) => PackingChange[]): Promise<void> {
  let next: PackingChange[] = [];

  await update<PackingChange[]>(KEY, (before = []) => (next = edit(before)), keptStore());
  show(next);
}

function show(next: readonly PackingChange[]): void {
  changes = next;
  for (const listener of listeners) listener();
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('northstar-packing', work) : work();
}
