import { inject, expect, test } from 'vitest';
import { createTestApi } from '../testing/create-test-api.ts';
import { cloneDatabase } from '../testing/test-database.ts';
import { createDataSource } from './data-source.ts';
import { migrate } from './migrate.ts';
import { CreateTripPlaces1790520000000 } from './migrations/1790520000000-create-trip-places.ts';
import { ChooseEachPlaceAndRide1790590000000 } from './migrations/1790590000000-choose-each-place-and-ride.ts';
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

test('an experience that was chosen when only the first place had any belongs to that place', async () => {
  const address = await cloneDatabase(
    inject('databaseServer'),
    inject('databasePrefix'),
    'first-place',
  );
  const server = createDataSource(address);

  await server.initialize();
  const later = allMigrations.length - allMigrations.indexOf(ChooseEachPlaceAndRide1790590000000);

  for (const _ of Array.from({ length: later })) await server.undoLastMigration();
  await server.query(OLD_TRIP);
  await server.query(OLD_PLACES);
  await migrate(server);
  const rows = await server.query(
    `SELECT "selectionType" AS type, "placeId" FROM trip_selections
      UNION ALL SELECT name, "placeId" FROM activities
      UNION ALL SELECT "recommendationType" || ' options', "placeId" FROM recommendations
      ORDER BY 1`,
  );

  expect(rows).toEqual([
    { type: 'Fado evening', placeId: 'lisbon' },
    { type: 'experiences', placeId: 'lisbon' },
    { type: 'experiences options', placeId: 'lisbon' },
    { type: 'flights options', placeId: '' },
    { type: 'hotels', placeId: '' },
  ]);
  await server.destroy();
});

/** A trip to two places with a chosen experience, as the tables stood before each place had options of its own. */
const OLD_PLACES = `WITH trip AS (SELECT id FROM trips),
  places AS (INSERT INTO trip_places ("tripId", position, "placeId", name, country, lat, lon, "timeZone", nights,
      arrive, depart, stay)
    SELECT id, n, place, place, 'Portugal', 38.7, -9.1, 'Europe/Lisbon', 1, '2026-06-01', '2026-06-02', '{}'
      FROM trip, (VALUES (0, 'lisbon'), (1, 'porto')) AS p (n, place)),
  chosen AS (INSERT INTO trip_selections ("tripId", "selectionType", "providerBookingData", "totalPrice", currency,
      "bookingStatus")
    SELECT id, 'experiences', '{}', 5000, 'USD', 'selections_made' FROM trip),
  activity AS (INSERT INTO activities ("tripId", position, name, category, description, duration, price, "isSelected")
    SELECT id, 0, 'Fado evening', 'arts', '', 120, '25', true FROM trip)
  INSERT INTO recommendations ("tripId", "recommendationType", "providerData", "aiRanking", reason)
  SELECT id, type, '{}', 1, '' FROM trip, (VALUES ('experiences'), ('flights')) AS t (type)`;

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
