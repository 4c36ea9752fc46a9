import { inject, expect, test } from 'vitest';
import { createTestApi } from '../testing/create-test-api.ts';
import { cloneDatabase } from '../testing/test-database.ts';
import { createDataSource } from './data-source.ts';
import { migrate } from './migrate.ts';
import { CreateTripPlaces1790520000000 } from './migrations/1790520000000-create-trip-places.ts';
import { allMigrations } from './migrations/index.ts';

const api = createTestApi();

test('the migrations make exactly the tables that the entities describe', async () => {
  const { upQueries } = await api.dataSource.driver.createSchemaBuilder().log();

  expect(upQueries.map((query) => query.query)).toEqual([]);
});

test('every migration can be taken back and run again, by two servers at once', async () => {
  const address = await cloneDatabase(
    inject('databaseServer'),
    inject('databasePrefix'),
    'migrations',
  );
  const servers = [createDataSource(address), createDataSource(address)];

  for (const server of servers) await server.initialize();
  const [first] = servers;

  for (const _ of allMigrations) await first?.undoLastMigration();
  expect(await first?.query(`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`)).toEqual(
    [{ tablename: 'migrations' }],
  );
  const done = await Promise.all(servers.map(migrate));

  expect(done.flat()).toHaveLength(allMigrations.length);
  expect((await first?.driver.createSchemaBuilder().log())?.upQueries).toEqual([]);
  for (const server of servers) await server.destroy();
});

test('a trip and its choice from before trips had several places are read as they were', async () => {
  const address = await cloneDatabase(
    inject('databaseServer'),
    inject('databasePrefix'),
    'one-place',
  );
  const server = createDataSource(address);

  await server.initialize();
  const later = allMigrations.length - allMigrations.indexOf(CreateTripPlaces1790520000000);

  for (const _ of Array.from({ length: later })) await server.undoLastMigration();
  await server.query(OLD_TRIP);
  await migrate(server);
  const [trip] = await server.query(
    `SELECT t.destination, s."selectionType", s."placeId",
      (SELECT count(*)::int FROM trip_places p WHERE p."tripId" = t.id) AS places
      FROM trips t JOIN trip_selections s ON s."tripId" = t.id`,
  );

  expect(trip).toEqual({
    destination: 'Lisbon, Portugal',
    selectionType: 'hotels',
    placeId: '',
    places: 0,
  });
  await server.destroy();
});

/** As the tables stood before. */
const OLD_TRIP = `WITH trip AS (
    INSERT INTO trips ("userId", destination, "destinationDescription", "imagePrompt", "startDate",
      "endDate", status, "bookingStatus", "isSurprise", "totalBudget", "dailyBudget", budget, currency,
      "primaryLanguage", "tripPreferences", "usefulPhrases", "culturalNotes", "safetyTips", hints,
      "revealSchedule", "budgetHotels", "amadeusCodes", checks, warnings)
    VALUES (1, 'Lisbon, Portugal', '', '', '2026-06-01', '2026-06-03', 'draft', 'pending', false, 1800,
      600, 'Moderate ($$)', 'EUR', 'Portuguese', '{"travelers": 2}', '{}', '[]', '[]', '[]', '[]', '[]',
      '{}', '[]', '[]')
    RETURNING id)
  INSERT INTO trip_selections ("tripId", "selectionType", "providerBookingData", "totalPrice", currency,
    "bookingStatus")
  SELECT id, 'hotels', '{}', 28000, 'USD', 'selections_made' FROM trip`;
