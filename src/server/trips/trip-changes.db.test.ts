import { describe, expect, test } from 'vitest';
import { createTestApi } from '../testing/create-test-api.ts';
import { buildTrip } from '../testing/factories.ts';

const api = createTestApi();
const aTrip = () => api.caller.trips.create(buildTrip());

describe('changing a trip by hand', () => {
  const CHANGE = {
    startDate: '2026-06-02',
    endDate: '2026-06-06',
    travelers: 3,
    notes: 'A window seat 🪟',
  };

  test('[TRIP-02] changes dates, travelers and notes', async () => {
    const trip = await aTrip();
    const changed = await api.caller.trips.update({
      id: trip.id,
      version: trip.version,
      ...CHANGE,
    });

    expect(changed).toMatchObject({
      startDate: '2026-06-02',
      endDate: '2026-06-06',
      version: trip.version + 1,
      tripPreferences: { travelers: 3, additionalPreferences: 'A window seat 🪟' },
    });
  });

  test('refuses a change made from an older version, and keeps the newer one', async () => {
    const trip = await aTrip();
    const first = { id: trip.id, version: trip.version, ...CHANGE };

    await api.caller.trips.update(first);
    await expect(api.caller.trips.update({ ...first, travelers: 5 })).rejects.toThrow(
      'changed in the meantime',
    );
    expect((await api.caller.trips.byId({ id: trip.id })).tripPreferences.travelers).toBe(3);
  });

  test.each([
    [{ endDate: '2026-05-01' }, /endDate/],
    [{ travelers: 0 }, /travelers|must be at least 1/],
    [{ notes: 'x'.repeat(5000) }, /must be at most 4000/],
  ])('refuses %j', async (fault, message) => {
    const trip = await aTrip();

    await expect(
      api.caller.trips.update({ id: trip.id, version: trip.version, ...CHANGE, ...fault }),
    ).rejects.toThrow(message);
    expect((await api.caller.trips.byId({ id: trip.id })).version).toBe(trip.version);
  });

  test('an unknown trip is a 404', async () => {
    await expect(api.caller.trips.update({ id: 999, version: 1, ...CHANGE })).rejects.toThrow(
      'Trip not found',
    );
  });
});

describe('[TRIP-10] the packing list by hand', () => {
  const add = (tripId: number, name: string) =>
    api.caller.trips.addPackingItem({ tripId, name, category: 'Electronics & Gadgets' });

  test('adds, ticks, changes and removes items, kept on the server', async () => {
    const trip = await aTrip();
    const camera = await add(trip.id, 'Camera 📷');
    const charger = await add(trip.id, 'Charger');

    await api.caller.trips.updatePackingItem({ tripId: trip.id, itemId: camera.id, packed: true });
    await api.caller.trips.updatePackingItem({
      tripId: trip.id,
      itemId: camera.id,
      name: 'Old camera',
      quantity: 2,
    });
    await api.caller.trips.removePackingItem({ tripId: trip.id, itemId: charger.id });
    expect((await api.caller.trips.byId({ id: trip.id })).packingItems).toMatchObject([
      { id: camera.id, name: 'Old camera', quantity: 2, packed: true },
    ]);
  });

  test('an item of another trip is not found, and stays as it was', async () => {
    const [mine, other] = [await aTrip(), await aTrip()];
    const item = await add(other.id, 'Tent');

    await expect(
      api.caller.trips.updatePackingItem({ tripId: mine.id, itemId: item.id, packed: true }),
    ).rejects.toThrow('Packing item not found');
    await expect(
      api.caller.trips.removePackingItem({ tripId: mine.id, itemId: item.id }),
    ).rejects.toThrow('Packing item not found');
    expect((await api.caller.trips.byId({ id: other.id })).packingItems).toMatchObject([
      { packed: false },
    ]);
  });

  test('an addition sent again under its key is the same item, as it was sent last', async () => {
    const { id: tripId } = await aTrip();
    const addition = { tripId, name: 'Tent', category: 'Gear', key: 'k1' };
    const first = await api.caller.trips.addPackingItem(addition);
    const again = await api.caller.trips.addPackingItem({ ...addition, quantity: 2 });
    const other = await api.caller.trips.addPackingItem({ ...addition, key: 'k2' });

    expect(again).toEqual({ ...first, quantity: 2 });
    expect((await api.caller.trips.byId({ id: tripId })).packingItems).toEqual([again, other]);
  });

  test('additions at the same moment come one after the other, and one sent twice is one', async () => {
    const { id: tripId } = await aTrip();
    const tent = { tripId, name: 'Tent', category: 'Gear', key: 'k1' };

    await Promise.all([
      api.caller.trips.addPackingItem(tent),
      api.caller.trips.addPackingItem(tent),
      ...['Map', 'Lamp', 'Rope'].map((name) => add(tripId, name)),
    ]);
    const rows = await api.dataSource.query<{ name: string; position: number }[]>(
      'SELECT name, position FROM packing_items ORDER BY position',
    );

    expect(rows.map(({ name }) => name).toSorted()).toEqual(['Lamp', 'Map', 'Rope', 'Tent']);
    expect(rows.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
  });

  test('refuses an item without a name', async () => {
    const trip = await aTrip();

    await expect(add(trip.id, '   ')).rejects.toThrow('Name is required');
  });
});
