import { expect, test } from 'vitest';
import { createGeneratedTripsRepository } from '../generation/generated-trips.repository.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { buildPlan, buildPreference, buildTrip } from '../testing/factories.ts';

const api = createTestApi();

/** Statements that one call sends to the database. */
async function countQueries(call: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const { logger } = api.dataSource;
  const logQuery = logger.logQuery.bind(logger);

  logger.logQuery = () => {
    count += 1;
  };
  await call();
  logger.logQuery = logQuery;
  return count;
}

test('a list of 200 trips takes as many queries as one of 10, on every page of it', async () => {
  const page = (cursor?: number) => () =>
    api.caller.trips.list({ limit: 60, ...(cursor ? { cursor } : {}) });
  const calendar = () => api.services.trips.forCalendar(1);
  const { id } = await api.caller.trips.create(buildTrip());
  const copies = (count: number) =>
    api.dataSource.query(
      `INSERT INTO trips (${COLUMNS}) SELECT ${COLUMNS} FROM trips, generate_series(1, $1) WHERE id = $2`,
      [count, id],
    );

  await copies(9);
  const few = [await countQueries(page()), await countQueries(calendar)];

  await copies(190);
  expect((await api.caller.trips.list({})).total).toBe(200);
  expect([await countQueries(page()), await countQueries(calendar)]).toEqual(few);
  expect(await countQueries(page(id + 100))).toBe(few[0]);
});

test('a trip of 21 days takes as many queries as one of 3, to read and to export', async () => {
  const preference = await api.caller.preferences.save(buildPreference());
  const [day] = buildPlan().itinerary;
  const tripOf = async (days: number) => {
    if (!day) throw new Error('the plan has no days');
    const itinerary = Array.from({ length: days }, (_, index) => ({
      ...day,
      dayNumber: index + 1,
    }));

    await createGeneratedTripsRepository(api.dataSource.manager).save(
      preference.id,
      buildPlan({ itinerary }),
    );
    return api.caller.trips.create(buildTrip({ preferencesId: preference.id }));
  };
  const queries = async (id: number) => [
    await countQueries(() => api.caller.trips.byId({ id })),
    await countQueries(() => fetch(`${api.origin}/api/trips/${id}/export.json`)),
    await countQueries(() => api.caller.trips.duplicate({ id })),
  ];
  const [short, long] = [await tripOf(3), await tripOf(21)];

  expect(long.itineraryDays).toHaveLength(21);
  expect(await queries(long.id)).toEqual(await queries(short.id));
});

const COLUMNS = `"userId", destination, "destinationDescription", "imagePrompt", "startDate", "endDate", status,
  "bookingStatus", "isSurprise", "totalBudget", "dailyBudget", budget, currency, "primaryLanguage",
  "tripPreferences", "usefulPhrases", "culturalNotes", "safetyTips", hints, "revealSchedule", "budgetHotels",
  "amadeusCodes", checks, warnings`;
