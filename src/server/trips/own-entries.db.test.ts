import { expect, test } from 'vitest';
import { createTestApi } from '../testing/create-test-api.ts';
import { buildTrip } from '../testing/factories.ts';

const api = createTestApi();
const dinner = {
  id: '7b0f6a0e-5f43-4c5a-9a05-0f1d5a0f3f11',
  kind: 'restaurant' as const,
  date: '2026-06-02',
  time: '20:30',
  title: 'Dinner at Roscioli',
  number: 'R-42',
  price: 60,
};

test('an own entry is kept, sent again is the same, and goes along in files and copies', async () => {
  const { id } = await api.caller.trips.create(buildTrip());

  await api.caller.trips.saveOwnEntry({ tripId: id, entry: dinner });
  await api.caller.trips.saveOwnEntry({ tripId: id, entry: dinner });
  const trip = await api.caller.trips.byId({ id });

  expect(trip.entries).toEqual([dinner]);
  const [calendar, exported] = await Promise.all(
    ['calendar.ics', 'export.json'].map(async (file) =>
      (await fetch(`${api.origin}/api/trips/${id}/${file}`)).text(),
    ),
  );

  expect(calendar).toContain('SUMMARY:Dinner at Roscioli');
  expect(JSON.parse(exported ?? '')).toMatchObject({ trip: { entries: [dinner] } });
  const imported = await api.caller.trips.importTrip(JSON.parse(exported ?? ''));

  expect(imported.entries).toEqual([dinner]);
  await api.caller.trips.removeOwnEntry({ tripId: id, entryId: dinner.id });
  expect((await api.caller.trips.byId({ id })).entries).toEqual([]);
});

test('a bad entry names its field, and an unknown trip is not found', async () => {
  const { id } = await api.caller.trips.create(buildTrip());
  const save = (tripId: number, entry: object) =>
    api.caller.trips.saveOwnEntry({ tripId, entry: { ...dinner, ...entry } });

  await expect(save(id, { time: '25:00' })).rejects.toThrow('must be a time such as 09:30');
  await expect(save(999_999, {})).rejects.toThrow('Trip not found');
});
