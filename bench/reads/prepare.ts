import type { DataSource } from 'typeorm';
import { systemClock } from '#server/clock.ts';
import { createLogger } from '#server/logger.ts';
import { createServices } from '#server/services.ts';
import { buildTrip } from '#server/testing/factories.ts';
import { listTripsInput } from '#shared/trips/trip-lists.schema.ts';
import { createTripInput } from '#shared/trips/trip.schema.ts';

/** Trips that are read in turn. */
export const TRIPS = 50;
const DAYS = 7;
const STOPS_A_DAY = 9;
/** A stop as plans have them. */
export const STOP = {
  activity: 'A place worth seeing',
  time: '10:00',
  duration: '1h 30m',
  description:
    'What a traveller wants to know of it, in a sentence or two, as guide books have it.',
  category: 'history',
  kind: 'stop',
  place: {
    id: 'lisbon/somewhere',
    name: 'A place worth seeing',
    lat: 38.7,
    lon: -9.1,
    kind: 'museum',
    indoor: true,
    open: [['09:00', '18:00']],
    price: { amount: 8, currency: 'EUR', usd: 9, asOf: '2026-04-01' },
    source: 'catalogue',
  },
  travel: { mode: 'walk', minutes: 12, km: 0.9 },
};

/** The id of the list's reply; no trip has it. */
export const LIST = 0;

type Prepared = { ids: number[]; bytes: { trip: number; list: number } };

/** Fills the database with trips of about 35 KB each, and with the same replies as plain text; tells their size. */
export async function prepare(dataSource: DataSource): Promise<Prepared> {
  const services = createServices({
    dataSource,
    clock: systemClock,
    logger: createLogger('silent'),
  });
  const ids: number[] = [];

  for (let trip = 0; trip < TRIPS; trip += 1)
    ids.push(
      // oxlint-disable-next-line no-await-in-loop
      (await services.trips.create({ ...createTripInput.parse(buildTrip()), userId: 1 })).id,
    );
  await dataSource.query(
    `INSERT INTO itinerary_days ("tripId", "dayNumber", date, "dayType", start, "end", cost, "walkKm", weather, activities)
     SELECT trip.id, n, DATE '2026-06-01' + n - 1, 'Full Day', '09:00', '21:00', 100, 6,
       '{"highC":25,"lowC":15,"rainMm":10,"daylight":["06:00","21:00"]}',
       (SELECT jsonb_agg($1::jsonb) FROM generate_series(1, $2))
     FROM trips trip, generate_series(1, $3) n`,
    [JSON.stringify(STOP), STOPS_A_DAY, DAYS],
  );
  const sample = JSON.stringify(await services.trips.byId(ids[0] ?? 0));
  const list = JSON.stringify(
    await services.tripLists.page({ ...listTripsInput.parse({}), userId: 1 }),
  );

  await dataSource.query('CREATE TABLE bench_replies (id integer PRIMARY KEY, body text NOT NULL)');
  await dataSource.query('INSERT INTO bench_replies SELECT id, $1 FROM trips', [sample]);
  await dataSource.query('INSERT INTO bench_replies VALUES ($1, $2)', [LIST, list]);
  await dataSource.query('ANALYZE');
  await services.close();
  return { ids, bytes: { trip: Buffer.byteLength(sample), list: Buffer.byteLength(list) } };
}

/** Many trips more, as the searches go through. */
export async function addTrips(dataSource: DataSource, id: number, count: number): Promise<void> {
  const columns = dataSource
    .getMetadata('trip')
    .columns.map(({ databaseName }) => databaseName)
    .filter((name) => name !== 'id' && name !== 'destination');
  const names = columns.map((name) => `"${name}"`).join(', ');

  await dataSource.query(
    `INSERT INTO trips (destination, ${names})
     SELECT 'Town ' || n || ', Somewhere', ${names} FROM trips, generate_series(1, $1) n WHERE id = $2`,
    [count, id],
  );
  await dataSource.query('ANALYZE');
}
