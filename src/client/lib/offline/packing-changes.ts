import { countText } from '#shared/count-text.ts';
import type { PackingItem, TripDetail } from '#shared/trips/trip.schema.ts';

type Item = { tripId: number; itemId: number; name: string };
/**
 * A change of a packing list made while no reply came, to be sent later. An added item has a number below zero
 * until the server gives it its own, and a key by which the server knows it if it comes again.
 */
export type PackingChange =
  | (Item & { kind: 'tick'; packed: boolean })
  | (Item & { kind: 'edit'; quantity: number })
  | (Item & { kind: 'add'; key?: string; category: string; quantity: number; packed: boolean })
  | (Item & { kind: 'remove' });
type ItemRef = Pick<Item, 'tripId' | 'itemId'>;
type Changes = readonly PackingChange[];

/** Far more than a suitcase holds. */
const MAX_CHANGES = 1000;

/** The queue with one more change: of one item only what it comes to in the end is sent. */
export function queueChange(before: Changes, change: PackingChange): PackingChange[] {
  const added = before.find((one) => one.kind === 'add' && isSameItem(one, change));
  const others = before.filter((one) => !isSameItem(one, change));

  if (change.kind === 'remove') {
    // What the server never heard of needs no removal.
    return change.itemId < 0 ? others : [...others, change];
  }
  if (change.kind !== 'add' && change.itemId < 0)
    return before.map((one) => (one === added ? { ...one, ...withoutKind(change) } : one));
  const rest = before.filter((one) => !(isSameItem(one, change) && one.kind === change.kind));

  return [...rest, change].slice(-MAX_CHANGES);
}

/** The queue once the server has taken its first change; an added item goes on under its own number. */
export function afterSent(before: Changes, sent: PackingChange, createdId?: number): Changes {
  return before.flatMap((one): PackingChange[] => {
    if (!isSameItem(one, sent) || one.kind !== sent.kind) return [one];
    if (one.kind !== 'add' || sent.kind !== 'add' || createdId === undefined)
      return isEqual(one, sent) ? [] : [one];
    const { tripId, name, quantity, packed } = one;
    const item = { tripId, itemId: createdId, name };

    return [
      ...(name === sent.name && quantity === sent.quantity
        ? []
        : [{ ...item, kind: 'edit' as const, quantity }]),
      ...(packed ? [{ ...item, kind: 'tick' as const, packed }] : []),
    ];
  });
}

/** A trip as its traveller left it: what waits to be sent shows already. */
export function withChanges(trip: TripDetail, waiting: Changes): TripDetail {
  const own = waiting.filter(({ tripId }) => tripId === trip.id);
  // What was added before stands in the queue, or has a number of its own by now.
  const known = trip.packingItems.filter(({ id }) => id > 0);

  return { ...trip, packingItems: own.reduce(applyChange, known) };
}

/** The list after one change. */
export function applyChange(items: PackingItem[], change: PackingChange): PackingItem[] {
  const { itemId, name } = change;
  const rewrite = (next: Partial<PackingItem>) =>
    items.map((item) => (item.id === itemId ? { ...item, ...next } : item));

  switch (change.kind) {
    case 'tick':
      return rewrite({ packed: change.packed });
    case 'edit':
      return rewrite({ name, quantity: change.quantity });
    case 'remove':
      return items.filter(({ id }) => id !== itemId);
    case 'add': {
      const { category, quantity, packed } = change;
      const flags = { essential: false, weatherDependent: false, addedByHand: true };

      return [...items, { id: itemId, name, category, quantity, packed, ...flags }];
    }
  }
}

/** "1 tick waiting", "3 changes waiting". */
export function changesText(
  changes: readonly { kind: string }[],
  state: 'waiting' | 'saved',
): string {
  const noun = changes.every(({ kind }) => kind === 'tick') ? 'tick' : 'change';

  return `${countText(changes.length, noun)} ${state}`;
}

export function isSameItem(a: ItemRef, b: ItemRef): boolean {
  return a.tripId === b.tripId && a.itemId === b.itemId;
}

function withoutKind({ kind: _, ...change }: PackingChange) {
  return change;
}

/** A change that was changed again while it was on its way is another one, and is sent as well. */
function isEqual(a: PackingChange, b: PackingChange): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
