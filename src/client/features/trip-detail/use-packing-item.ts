import { errorMessage, errorStatus } from '#client/lib/error-message.ts';
import { addTick, dropTick } from '#client/lib/offline/waiting-ticks.ts';
import type { Tick } from '#client/lib/offline/waiting-ticks.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { PackingItem, TripDetail } from '#shared/trips/trip.schema.ts';

type Change = Pick<PackingItem, 'name' | 'quantity'>;

/**
 * Ticks, changes and removals show at once and go back if the server refuses them. A tick that gets no reply
 * at all stays, and waits to be sent.
 */
export function usePackingItem(tripId: number, item: PackingItem) {
  const cache = trpc.useUtils();
  const update = trpc.trips.updatePackingItem.useMutation();
  const removal = trpc.trips.removePackingItem.useMutation();
  const key = { id: tripId };
  const rewrite = (edit: (items: PackingItem[]) => PackingItem[]): TripDetail | undefined => {
    const before = cache.trips.byId.getData(key);

    if (before)
      cache.trips.byId.setData(key, { ...before, packingItems: edit(before.packingItems) });
    return before;
  };
  const takeBack = (failure: unknown, before: TripDetail | undefined) => {
    cache.trips.byId.setData(key, before);
    toast({
      title: 'The list was not changed',
      description: errorMessage(failure),
      variant: 'destructive',
    });
  };

  return {
    async tick(packed: boolean) {
      const before = rewrite((items) => withChange(items, item.id, { packed }));

      try {
        await update.mutateAsync({ tripId, itemId: item.id, packed });
        // What the server has just been told is newer than a tick that still waits.
        dropTick(tripId, item.id);
      } catch (failure) {
        const isWaiting =
          errorStatus(failure) === undefined &&
          (await keepTick({ tripId, itemId: item.id, name: item.name, packed }));

        if (!isWaiting) takeBack(failure, before);
      }
    },

    async change(next: Change) {
      const before = rewrite((items) => withChange(items, item.id, next));

      try {
        await update.mutateAsync({ tripId, itemId: item.id, ...next });
      } catch (failure) {
        takeBack(failure, before);
      }
    },

    async remove() {
      const before = rewrite((items) => items.filter(({ id }) => id !== item.id));

      try {
        await removal.mutateAsync({ tripId, itemId: item.id });
      } catch (failure) {
        takeBack(failure, before);
      }
    },
  };
}

/** False where the browser keeps nothing. */
async function keepTick(tick: Tick): Promise<boolean> {
  try {
    await addTick(tick);
    return true;
  } catch {
    return false;
  }
}

function withChange(items: readonly PackingItem[], id: number, change: Partial<PackingItem>) {
  return items.map((item) => (item.id === id ? { ...item, ...change } : item));
}
