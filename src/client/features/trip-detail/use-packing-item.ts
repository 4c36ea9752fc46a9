import { errorStatus } from '#client/lib/error-message.ts';
import { applyChange, type PackingChange } from '#client/lib/offline/packing-changes.ts';
import { addChange, dropChange } from '#client/lib/offline/waiting-packing.ts';
import { newRequestKey } from '#client/lib/request-key.ts';
import { toastError } from '#client/lib/toast-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { PackingItem } from '#shared/trips/trip.schema.ts';

type Cache = ReturnType<typeof trpc.useUtils>;

/**
 * Ticks, changes and removals show at once and go back if the server refuses them. One that gets no reply at all
 * stays, and waits to be sent.
 */
export function usePackingItem(tripId: number, { id: itemId, name }: PackingItem) {
  const cache = trpc.useUtils();
  const update = trpc.trips.updatePackingItem.useMutation();
  const removal = trpc.trips.removePackingItem.useMutation();
  const item = { tripId, itemId, name };

  const make = async (change: PackingChange, send: () => Promise<unknown>) => {
    const before = cache.trips.byId.getData({ id: tripId });

    draw(cache, change);
    try {
      // What the server has not heard of yet is changed where it waits.
      if (itemId < 0) await addChange(change);
      else await send();
      // What the server has just been told is newer than what still waits.
      if (itemId > 0) dropChange(change);
    } catch (failure) {
      if (errorStatus(failure) === undefined && (await keepChange(change))) return;
      cache.trips.byId.setData({ id: tripId }, before);
      toastError('The list was not changed', failure);
    }
  };

  return {
    tick: (packed: boolean) =>
      make({ ...item, kind: 'tick', packed }, () => update.mutateAsync({ tripId, itemId, packed })),

    change: (next: Pick<PackingItem, 'name' | 'quantity'>) =>
      make({ ...item, kind: 'edit', ...next }, () =>
        update.mutateAsync({ tripId, itemId, ...next }),
      ),

    remove: () => make({ ...item, kind: 'remove' }, () => removal.mutateAsync({ tripId, itemId })),
  };
}

/** Adds to the list; without a network the item stands on it already and waits to be sent. */
export function useAddPackingItem(tripId: number) {
  const cache = trpc.useUtils();
  const addition = trpc.trips.addPackingItem.useMutation();

  return {
    isAdding: addition.isPending,
    /** Whether it is on the list now, one way or the other. */
    async add(name: string, category: string): Promise<boolean> {
      const key = newRequestKey();

      try {
        await addition.mutateAsync({ tripId, name, category, key });
        await cache.trips.byId.invalidate({ id: tripId });
        return true;
      } catch (failure) {
        const change: PackingChange = {
          kind: 'add',
          tripId,
          itemId: passingNumber(),
          key,
          name,
          category,
          quantity: 1,
          packed: false,
        };

        if (errorStatus(failure) === undefined && (await keepChange(change))) {
          draw(cache, change);
          return true;
        }
        toastError('The item was not added', failure);
        return false;
      }
    },
  };
}

function draw(cache: Cache, change: PackingChange): void {
  cache.trips.byId.setData(
    { id: change.tripId },
    (trip) => trip && { ...trip, packingItems: applyChange(trip.packingItems, change) },
  );
}

/** False where the browser keeps nothing. */
async function keepChange(change: PackingChange): Promise<boolean> {
  try {
    await addChange(change);
    return true;
  } catch {
    return false;
  }
}

/** Below zero, where no item of the server's is. */
function passingNumber(): number {
  return -1 - Math.floor(Math.random() * 1_000_000_000);
}
