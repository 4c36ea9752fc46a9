import { get, update } from 'idb-keyval';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { keptStore } from './kept-store.ts';

/** A packing item ticked (or unticked) while no reply came, to be sent later. */
export type Tick = { tripId: number; itemId: number; name: string; packed: boolean };
export type SendTick = (tick: Tick) => Promise<unknown>;

const KEY = 'waiting-ticks';
/** Far more than a suitcase holds. */
const MAX_TICKS = 1000;

let ticks: readonly Tick[] = [];
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`: the ticks that wait, the oldest first. */
export function waitingTicks(): readonly Tick[] {
  return ticks;
}

export function onTicksChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads what earlier visits left waiting. */
export async function loadTicks(): Promise<readonly Tick[]> {
  show((await get<Tick[]>(KEY, keptStore())) ?? []);
  return ticks;
}

/** A trip as its traveller left it: what waits to be sent is ticked already. */
export function withTicks(trip: TripDetail, waiting: readonly Tick[]): TripDetail {
  return {
    ...trip,
    packingItems: trip.packingItems.map((item) => {
      const tick = waiting.find((one) => isSameItem(one, { tripId: trip.id, itemId: item.id }));

      return tick ? { ...item, packed: tick.packed } : item;
    }),
  };
}

/** Puts a tick at the end of the queue; of one item only the last counts. */
export async function addTick(tick: Tick): Promise<void> {
  await rewrite((before) =>
    [...before.filter((other) => !isSameItem(other, tick)), tick].slice(-MAX_TICKS),
  );
}

/** Lets go of an item's tick, because the server has been told otherwise since. */
export function dropTick(tripId: number, itemId: number): void {
  const isDropped = (tick: Tick) => isSameItem(tick, { tripId, itemId });

  if (ticks.some(isDropped))
    void rewrite((before) => before.filter((other) => !isDropped(other))).catch(() => undefined);
}

/**
 * Sends what waits, one after the other. `send` answers whether the server took it; the first that gets no
 * reply ends the round and stays, with all behind it. Tabs take turns, so that nothing is sent twice.
 */
export async function sendTicks(send: SendTick, isNoReply: (error: unknown) => boolean) {
  return inTurn(async () => {
    await loadTicks();
    const refused: Tick[] = [];
    let sent = 0;

    for (const tick of ticks) {
      try {
        // In order and one at a time: the next must not overtake this one.
        // oxlint-disable-next-line no-await-in-loop
        await send(tick);
        sent += 1;
      } catch (error) {
        if (isNoReply(error)) break;
        refused.push(tick);
      }
      // oxlint-disable-next-line no-await-in-loop
      await rewrite((before) => before.filter((other) => !isSame(other, tick)));
    }
    return { sent, refused };
  });
}

async function rewrite(edit: (before: Tick[]) => Tick[]): Promise<void> {
  let next: Tick[] = [];

  await update<Tick[]>(KEY, (before = []) => (next = edit(before)), keptStore());
  show(next);
}

function show(next: readonly Tick[]): void {
  ticks = next;
  for (const listener of listeners) listener();
}

type ItemRef = Pick<Tick, 'tripId' | 'itemId'>;

function isSameItem(a: ItemRef, b: ItemRef): boolean {
  return a.tripId === b.tripId && a.itemId === b.itemId;
}

/** A tick that was changed while it was on its way is another one, and is sent as well. */
function isSame(a: Tick, b: Tick): boolean {
  return isSameItem(a, b) && a.packed === b.packed;
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('northstar-ticks', work) : work();
}
