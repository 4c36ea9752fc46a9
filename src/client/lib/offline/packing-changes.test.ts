import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PackingItem, TripDetail } from '#shared/trips/trip.schema.ts';
import {
  afterSent,
  applyChange,
  changesText,
  queueChange,
  withChanges,
  type PackingChange,
} from './packing-changes.ts';

const item = (itemId: number) => ({ tripId: 1, itemId, name: 'Hat' });
const tick = (itemId: number, packed = true): PackingChange => ({
  ...item(itemId),
  kind: 'tick',
  packed,
});
const edit = (itemId: number, name: string): PackingChange => ({
  ...item(itemId),
  kind: 'edit',
  name,
  quantity: 2,
});
const remove = (itemId: number): PackingChange => ({ ...item(itemId), kind: 'remove' });
const add = (itemId: number): PackingChange => ({
  ...item(itemId),
  kind: 'add',
  category: 'Gear',
  quantity: 1,
  packed: false,
});
const queued = (...changes: PackingChange[]) => changes.reduce<PackingChange[]>(queueChange, []);

describe('changes of a packing list made without a network', () => {
  test.each<[string, PackingChange[], PackingChange[]]>([
    ['the last tick counts', [tick(7), tick(8), tick(7, false)], [tick(8), tick(7, false)]],
    ['a name and a tick both count', [edit(7, 'Cap'), tick(7)], [edit(7, 'Cap'), tick(7)]],
    ['what is removed needs nothing else', [tick(7), edit(7, 'Cap'), remove(7)], [remove(7)]],
    ['what was added and removed was never there', [add(-3), tick(-3), remove(-3)], []],
    [
      'what is done to an added item is added with it',
      [add(-3), edit(-3, 'Cap'), tick(-3)],
      [{ ...item(-3), kind: 'add', category: 'Gear', name: 'Hat', quantity: 2, packed: true }],
    ],
  ])('[TRIP-10] %s', (_, changes, left) => {
    expect(queued(...changes).map(({ name: _name, ...change }) => change)).toEqual(
      left.map(({ name: _name, ...change }) => change),
    );
  });

  test('[TRIP-10] an item added and ticked is ticked under the number that it got', () => {
    const [sent] = queued(add(-3), tick(-3));

    expect(sent && afterSent([sent, tick(9)], sent, 40)).toEqual([tick(40), tick(9)]);
  });

  test('[TRIP-10] the list shows what was done, and once sent the server has the same', () => {
    const change = fc.oneof(
      fc.integer({ min: 1, max: 4 }).map((id) => tick(id)),
      fc.integer({ min: 1, max: 4 }).map((id) => tick(id, false)),
      fc.integer({ min: 1, max: 4 }).map((id) => edit(id, `Name ${id}`)),
      fc.integer({ min: 1, max: 4 }).map(remove),
    );

    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        const start = [1, 2, 3, 4].map((id) => ({ id, name: 'Hat', packed: false }) as PackingItem);
        const shown = changes.reduce(applyChange, start);
        const served = queued(...changes).reduce(applyChange, start);

        expect(served).toEqual(shown);
        expect(
          withChanges({ id: 1, packingItems: start } as TripDetail, queued(...changes))
            .packingItems,
        ).toEqual(shown);
      }),
    );
  });

  test('an item that the browser kept under a passing number shows once', () => {
    const kept = { id: 1, packingItems: applyChange([], add(-3)) } as TripDetail;

    expect(withChanges(kept, [add(-3)]).packingItems).toHaveLength(1);
    expect(withChanges(kept, []).packingItems).toEqual([]);
  });

  test.each([
    [[tick(1)], '1 tick waiting'],
    [[tick(1), tick(2)], '2 ticks waiting'],
    [[tick(1), remove(2)], '2 changes waiting'],
    [[add(-1)], '1 change waiting'],
  ])('%j reads as %s', (changes, text) => {
    expect(changesText(changes, 'waiting')).toBe(text);
  });
});
