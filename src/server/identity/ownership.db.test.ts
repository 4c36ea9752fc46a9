import { describe, expect, test } from 'vitest';
import { appRouter } from '../trpc/app-router.ts';
import { procedureFacts, procedureType } from '../rest/procedures.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { buildPreference, buildTrip } from '../testing/factories.ts';
import type { User } from './user.ts';

const STRANGER: User = { id: 2, actsForEveryone: false };
const OWNER: User = { id: 1, actsForEveryone: false };

const api = createTestApi({
  // Only here can a request say who makes it.
  app: async () => ({
    identify: (request) => (request.get('x-test-user') === '2' ? STRANGER : OWNER),
  }),
});

/** What belongs to the first user, by the names of the fields that refer to it. */
async function saveThings() {
  const preference = await api.callerOf(OWNER).preferences.save(buildPreference());
  const trip = await api
    .callerOf(OWNER)
    .trips.create(buildTrip({ userId: 1, preferencesId: preference.id }));
  const made = await api
    .callerOf(OWNER)
    .moodBoard.generate({ destination: 'Lisbon', categories: ['food'] });
  const board = await api.callerOf(OWNER).moodBoard.save({ ...made, title: 'Lisbon' });
  const generationId = '0b9a8f34-7c1d-4f2e-9d39-1a2b3c4d5e6f';

  await api.dataSource.query(
    `INSERT INTO generations (id, "preferenceId", "tripType", exclude, key) VALUES ($1, $2, 'complete', '[]', 'k')`,
    [generationId, preference.id],
  );
  return {
    tripId: trip.id,
    preferenceId: preference.id,
    preferencesId: preference.id,
    generationId,
    boardId: board.id,
    userId: 1,
  };
}

const REFERS = ['tripId', 'preferenceId', 'preferencesId', 'generationId', 'userId'] as const;
const fieldsOf = (path: string) => {
  if (procedureType(path) === 'subscription') return [];
  const { properties = {} } = procedureFacts(path).input;

  return Object.keys(properties);
};
const owned = Object.keys(appRouter._def.procedures).flatMap((path) =>
  fieldsOf(path)
    .filter((field) => field === 'id' || REFERS.some((name) => name === field))
    .map((field) => [path, field] as const),
);

describe('what belongs to someone else', () => {
  test.each(owned)('%s with a foreign %s is 404', async (path, field) => {
    const things = await saveThings();
    const own = path.startsWith('moodBoard.') ? things.boardId : things.tripId;
    const value = field === 'id' ? own : things[field as (typeof REFERS)[number]];
    const before = await api.rowCounts();
    const [router = '', name = ''] = path.split('.');
    const caller = api.callerOf(STRANGER) as unknown as Record<
      string,
      Record<string, (input: unknown) => Promise<unknown>>
    >;

    await expect(caller[router]?.[name]?.({ [field]: value })).rejects.toMatchObject({
      cause: { code: 'NOT_FOUND' },
    });
    expect(await api.rowCounts()).toEqual(before);
  });

  test('a foreign generation cannot be watched', async () => {
    const { preferenceId, generationId } = await saveThings();
    const { progress } = api.callerOf(STRANGER).generation;

    for (const input of [{ preferenceId, tripType: 'complete' as const }, { generationId }])
      await expect(progress(input)).rejects.toMatchObject({ cause: { code: 'NOT_FOUND' } });
  });

  test('nothing that refers to a row is missing from the table above', () => {
    const others = Object.keys(appRouter._def.procedures).flatMap((path) =>
      fieldsOf(path).filter((field) => /id$/i.test(field)),
    );

    // Entries, places, items, proposals and recommendations are looked up within what is checked already.
    expect([...new Set(others)].toSorted()).toEqual([
      'entryId',
      'generationId',
      'id',
      'itemId',
      'placeId',
      'preferenceId',
      'preferencesId',
      'proposalId',
      'recommendationId',
      'tripId',
      'userId',
    ]);
  });

  test('a foreign trip is 404 at its REST path, and in every file', async () => {
    const { tripId } = await saveThings();
    const paths = ['', '/calendar.ics', '/trip.gpx', '/voucher.pdf', '/export.json'];

    for (const path of paths) {
      const call = (user: string) =>
        fetch(`${api.origin}/api/trips/${tripId}${path}`, { headers: { 'x-test-user': user } });

      expect([path, (await call('2')).status]).toEqual([path, 404]);
      expect([path, (await call('1')).status]).not.toEqual([path, 404]);
    }
  });
});

test('a list holds what is the caller’s own', async () => {
  await saveThings();
  const mine = await api.callerOf(STRANGER).trips.create(buildTrip({ userId: undefined }));

  expect((await api.callerOf(STRANGER).trips.list({})).trips.map(({ id }) => id)).toEqual([
    mine.id,
  ]);
  expect(mine.userId).toBe(2);
  expect(await api.callerOf(STRANGER).moodBoard.list({})).toEqual([]);
  expect(await api.callerOf(OWNER).moodBoard.list({})).toHaveLength(1);
});

test('the demo user acts for whichever user a call names', async () => {
  const { id } = await api.caller.trips.create(buildTrip({ userId: 77 }));

  expect(await api.caller.trips.byUser({ userId: 77 })).toHaveLength(1);
  expect((await api.caller.trips.byId({ id })).userId).toBe(77);
});
