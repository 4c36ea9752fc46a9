import type { DataSource } from 'typeorm';
import { inject, expect, test } from 'vitest';
import { createTestApi } from '../testing/create-test-api.ts';
import { cloneDatabase } from '../testing/test-database.ts';
import { createDataSource } from './data-source.ts';
import { migrate } from './migrate.ts';
import { CreateTripPlaces1790520000000 } from './migrations/1790520000000-create-trip-places.ts';
import { ChooseEachPlaceAndRide1790590000000 } from './migrations/1790590000000-choose-each-place-and-ride.ts';
import { TellEarlierChoices1790600000000 } from './migrations/1790600000000-tell-earlier-choices.ts';
import { allMigrations } from './migrations/index.ts';

const api = createTestApi();

test('the migrations make exactly the tables that the entities describe', async () => {
  const { upQueries } = await api.dataSource.driver.createSchemaBuilder().log();

  expect(upQueries.map((query) => query.query)).toEqual([]);
});

/** A database as it stood before a migration, under a name of its own. */
async function databaseBefore(
  migration: (typeof allMigrations)[number],
  name: string,
): Promise<DataSource> {
  const address = await cloneDatabase(inject('databaseServer'), inject('databasePrefix'), name);
  const server = createDataSource(address);

  await server.initialize();
  const later = allMigrations.length - allMigrations.indexOf(migration);

  for (const _ of Array.from({ length: later })) await server.undoLastMigration();
  return server;
}

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
  const server = await databaseBefore(CreateTripPlaces1790520000000, 'one-place');
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
  const server = await databaseBefore(ChooseEachPlaceAndRide1790590000000, 'first-place');
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

test('flights and a hotel that were chosen before the days told them are told there', async () => {
  const server = await databaseBefore(TellEarlierChoices1790600000000, 'earlier-choices');
  await server.query(OLD_TRIP);
  await server.query(OLD_CHOICES);
  await server.query(OLD_DAYS);
  await migrate(server);
  const days: { activities: { activity: string; time: string; description: string }[] }[] =
    await server.query('SELECT activities FROM itinerary_days ORDER BY "dayNumber"');
  const [{ warnings }] = await server.query('SELECT warnings FROM trips');
  const kept = await server.query(
    `SELECT replaced->'ends'->'arrival'->>'activity' AS arrival, replaced->'estimates' AS estimates
      FROM trip_selections WHERE "selectionType" = 'flights'`,
  );

  expect(days.map(({ activities }) => activities[0])).toMatchObject([
    {
      activity: 'Land at LIS and settle in at Hotel Aviz',
      time: '10:30',
      description:
        'TAP Air Portugal TP1351. By metro. Unpack and put your feet up before you set out.',
    },
    {
      time: '14:00',
      description:
        'Collect your bags at Hotel Aviz. Your flight leaves at 07:35, too early for this plan: re-plan the day.',
    },
  ]);
  expect(warnings).toEqual(['Bring a jacket.']);
  expect(kept).toEqual([
    {
      arrival: 'Land at LIS and leave the bags at Hotel Aviz',
      estimates: ['Flight costs and times are estimates until you choose flights.'],
    },
  ]);
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

/** What that trip's choices were by the time when the days did not tell them. */
const OLD_CHOICES = `
  WITH flown AS (
    INSERT INTO flights ("tripId", position, "departureAirport", "arrivalAirport", airline, "flightNumber",
      "departureDate", "departureTime", "arrivalDate", "arrivalTime", cabin, status, "isReturn", segments, price,
      currency)
    SELECT id, 0, 'LHR', 'LIS', 'TAP Air Portugal', 'TP1351', '2026-06-01', '07:50', '2026-06-01', '10:30',
      'Economy', 'available', false, '[]'::jsonb, 90, 'USD' FROM trips
    UNION ALL
    SELECT id, 1, 'LIS', 'LHR', 'TAP Air Portugal', 'TP1350', '2026-06-03', '07:35', '2026-06-03', '10:15',
      'Economy', 'available', true, '[]'::jsonb, 90, 'USD' FROM trips),
  hotel AS (
    UPDATE trip_selections SET replaced =
      '{"rows": [], "stay": {"id": "lisbon/rossio", "name": "Hotel Rossio", "lat": 38.71, "lon": -9.14}}'),
  choice AS (
    INSERT INTO trip_selections ("tripId", "selectionType", "providerBookingData", "totalPrice", currency,
      "bookingStatus", replaced)
    SELECT id, 'flights', '{}', 18000, 'USD', 'selections_made', '{"rows": []}' FROM trips)
  UPDATE trips SET stay = '{"id": "lisbon/chosen-1", "name": "Hotel Aviz", "lat": 38.73, "lon": -9.15}',
    warnings = '["Bring a jacket.", "Flight costs and times are estimates until you choose flights."]'`;

/** And the days of its plan. */
const OLD_DAYS = `
  INSERT INTO itinerary_days ("tripId", "dayNumber", date, "dayType", start, "end", cost, "walkKm", weather,
    activities)
  SELECT id, 1, '2026-06-01'::date, 'Arrival Day', '13:30', '19:00', 100, 3, '{}'::jsonb, '[
    {"kind": "arrival", "activity": "Land at LIS and leave the bags at Hotel Rossio", "time": "12:00",
      "duration": "1h 30m", "category": "Travel",
      "description": "By metro. The landing time is assumed until you choose flights."},
    {"kind": "visit", "activity": "Castle", "time": "13:30", "duration": "2h"}]'::jsonb FROM trips
  UNION ALL
  SELECT id, 2, '2026-06-03'::date, 'Departure Day', '09:00', '14:00', 100, 3, '{}'::jsonb, '[
    {"kind": "departure", "activity": "Leave for LIS: take-off at 18:00", "time": "14:00", "duration": "4h",
      "category": "Travel", "description":
      "Collect your bags at Hotel Rossio. The take-off time is assumed until you choose flights."}]'::jsonb
    FROM trips`;
