/**
 * An account with thousands of trips against one with a single trip: statements per screen and time per
 * page, on a database of its own that is thrown away: `npm run bench:account [-- trips]`.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { systemClock } from '#server/clock.ts';
import { createDataSource } from '#server/db/data-source.ts';
import { startEmbeddedDatabase } from '#server/db/embedded-postgres/embedded-database.ts';
import { migrate } from '#server/db/migrate.ts';
import { createLogger } from '#server/logger.ts';
import { createServices } from '#server/services.ts';
import { buildTrip } from '#server/testing/factories.ts';
import { createTripInput } from '#shared/trips/trip.schema.ts';
import { addTrips, STOP } from './reads/prepare.ts';

const trips = Number(process.argv[2] ?? 5000);
const ROUNDS = 15;
const DAYS = 21;
const STOPS = 120;
const SMALL_USER = 1;
const BIG_USER = 2;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'northstar-bench-'));
const embedded = await startEmbeddedDatabase(folder, { sync: false });
const dataSource = createDataSource(embedded.address);

await dataSource.initialize();
await migrate(dataSource);
const services = createServices({ dataSource, clock: systemClock, logger: createLogger('silent') });
const createTrip = (userId: number) =>
  services.trips.create({ ...createTripInput.parse(buildTrip()), userId });
const small = await createTrip(SMALL_USER);
const large = await createTrip(BIG_USER);

await fill(dataSource, large.id);
const list = (userId: number, search = '', cursor?: number) =>
  services.tripLists.page({ userId, tab: 'all', search, limit: 24, ...(cursor ? { cursor } : {}) });

process.stdout.write(
  `${trips} trips, one of ${DAYS} days with ${STOPS} stops, against an account with one small trip\n\n`,
);
process.stdout.write('screen                     statements      median ms        ratio\n');
await compare(
  'My Trips, first page',
  () => list(SMALL_USER),
  () => list(BIG_USER),
);
await compare(
  'My Trips, a page deep down',
  () => list(SMALL_USER),
  () => list(BIG_USER, '', large.id + Math.floor(trips / 2)),
);
await compare(
  'My Trips, a search',
  () => list(SMALL_USER, 'lisbon'),
  () => list(BIG_USER, 'town 77'),
);
await compare(
  'the trip page',
  () => services.trips.byId(small.id),
  () => services.trips.byId(large.id),
);
await compare(
  'the calendar of all trips',
  () => services.trips.forCalendar(SMALL_USER),
  () => services.trips.forCalendar(BIG_USER),
);
await services.close();
await dataSource.destroy();
await embedded.stop();
fs.rmSync(folder, { recursive: true, force: true });

/** The other trips as copies of a whole row, and the days of the long one. */
async function fill(source: DataSource, id: number): Promise<void> {
  await addTrips(source, id, trips - 1);
  await source.query(
    `INSERT INTO itinerary_days ("tripId", "dayNumber", date, "dayType", start, "end", cost, "walkKm", weather, activities)
     SELECT $1, n, DATE '2026-06-01' + n - 1, 'Full Day', '09:00', '21:00', 100, 6,
       '{"highC":25,"lowC":15,"rainMm":10,"daylight":["06:00","21:00"]}',
       (SELECT jsonb_agg($2::jsonb) FROM generate_series(1, $3 / $4 + CASE WHEN n <= $3 % $4 THEN 1 ELSE 0 END))
     FROM generate_series(1, $4) n`,
    [id, JSON.stringify(STOP), STOPS, DAYS],
  );
  await source.query('ANALYZE');
}

async function compare(
  screen: string,
  ofSmall: () => Promise<unknown>,
  ofLarge: () => Promise<unknown>,
): Promise<void> {
  const before = await measure(ofSmall);
  const after = await measure(ofLarge);
  const columns = [
    `${before.statements} / ${after.statements}`.padStart(10),
    `${before.ms.toFixed(1)} / ${after.ms.toFixed(1)}`.padStart(15),
    `${(after.ms / before.ms).toFixed(1)} x`.padStart(12),
  ];

  process.stdout.write(`${screen.padEnd(27)}${columns.join('')}\n`);
}

async function measure(call: () => Promise<unknown>): Promise<{ statements: number; ms: number }> {
  const times: number[] = [];
  let statements = 0;

  await call();
  dataSource.logger.logQuery = () => {
    statements += 1;
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();

    await call();
    times.push(performance.now() - began);
  }
  dataSource.logger.logQuery = () => undefined;
  return {
    statements: statements / ROUNDS,
    ms: times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0,
  };
}
