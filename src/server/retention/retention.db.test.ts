import { expect, test } from 'vitest';
import { createGeneratedTripsRepository } from '#server/generation/generated-trips.repository.ts';
import { createFreshFactsRepository } from '#server/language-model/search/fresh-facts.repository.ts';
import { createTestApi } from '#server/testing/create-test-api.ts';
import { buildPlan, buildPreference, buildTrip } from '#server/testing/factories.ts';

const api = createTestApi();

async function aPreference(days: number): Promise<number> {
  const { id } = await api.caller.preferences.save(buildPreference());

  await createGeneratedTripsRepository(api.dataSource.manager).save(id, buildPlan());
  for (const table of ['trip_preferences', 'generated_trips'])
    await api.dataSource.query(
      `UPDATE ${table} SET "createdAt" = now() - $2 * interval '1 day'
       WHERE ${table === 'generated_trips' ? '"preferenceId"' : 'id'} = $1`,
      [id, days],
    );
  return id;
}
const tripOf = (preferencesId: number) => api.caller.trips.create(buildTrip({ preferencesId }));
const kept = async () =>
  (await api.dataSource.query<{ id: number }[]>('SELECT id FROM trip_preferences ORDER BY id')).map(
    ({ id }) => id,
  );

test('preferences go 30 days after them, with their plans, unless a trip came of them', async () => {
  const unsaved = await aPreference(31);
  const recent = await aPreference(29);
  const saved = await aPreference(31);
  const ofDeleted = await aPreference(31);
  const plannedAgain = await aPreference(31);
  const { id } = await tripOf(saved);

  await api.caller.trips.remove({ id: (await tripOf(ofDeleted)).id });
  await createGeneratedTripsRepository(api.dataSource.manager).save(plannedAgain, buildPlan());
  expect(await api.services.retention.unsavedPreferences()).toBe(1);
  expect(await kept()).toEqual([recent, saved, ofDeleted, plannedAgain]);
  expect(await api.rowCounts()).toMatchObject({ generated_trips: 4 });
  expect((await api.caller.trips.byId({ id })).itineraryDays.length).toBeGreaterThan(0);
  await expect(api.services.preferences.byId(unsaved)).rejects.toThrow('Preferences not found');
});

test('a long backlog goes in batches, and what somebody is saving just now stays', async () => {
  await api.dataSource.query(
    `INSERT INTO trip_preferences ("tripType", "departureDate", "returnDate", travelers, budget, interests,
       "isEcoFriendly", "isVeganFriendly", "additionalPreferences", "createdAt")
     SELECT 'complete', '2026-06-01', '2026-06-03', 2, 'Moderate ($$)', '[]', false, false, '',
       now() - interval '40 days' FROM generate_series(1, 450)`,
  );
  const [first = 0] = await kept();
  const saving = api.dataSource.createQueryRunner();

  await saving.startTransaction();
  await saving.query('SELECT 1 FROM trip_preferences WHERE id = $1 FOR KEY SHARE', [first]);
  expect(await api.services.retention.unsavedPreferences()).toBe(449);
  await saving.commitTransaction();
  await saving.release();
  expect(await kept()).toEqual([first]);
});

test('facts of a place go once they are too old to be told', async () => {
  const facts = createFreshFactsRepository(api.dataSource.manager);

  await facts.save('lisbon', '2026-04-01', []);
  await api.dataSource.query(`UPDATE fresh_facts SET "createdAt" = now() - interval '31 days'`);
  await facts.save('lisbon', '2026-05-01', []);
  expect(await api.services.retention.oldFacts()).toBe(1);
  expect(await facts.since('lisbon', '2026-05-01')).toEqual([]);
});
