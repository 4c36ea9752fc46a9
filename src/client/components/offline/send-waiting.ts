import type { PackingChange } from '#client/lib/offline/packing-changes.ts';
import type { EditsOutcome } from '#client/lib/offline/send-edits.ts';
import { loadEdits } from '#client/lib/offline/waiting-edits.ts';
import { sendChanges } from '#client/lib/offline/waiting-packing.ts';
import type { trpc } from '#client/lib/trpc.ts';

type Cache = ReturnType<typeof trpc.useUtils>;

/** Sends every change that waits, and says what became of it. */
export async function sendWaiting(cache: Cache) {
  return {
    edits: await sendWaitingEdits(cache),
    packing: await sendChanges((change) => sendChange(cache.client, change)),
  };
}

/** The code that sends changes of days comes only where one waits. */
async function sendWaitingEdits({ client, trips }: Cache): Promise<EditsOutcome> {
  if ((await loadEdits()).every(({ isHeld }) => isHeld))
    return { sent: [], refused: [], heldTrips: [] };
  const { sendEdits } = await import('#client/lib/offline/send-edits.ts');

  return sendEdits({
    load: (id) => client.trips.itinerary.query({ id }),
    edit: async (input) => {
      const after = await client.trips.editItinerary.mutate(input);

      trips.itinerary.setData({ id: input.id }, after);
      return after;
    },
  });
}

async function sendChange(
  client: Cache['client'],
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
