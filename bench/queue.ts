/**
 * What a generation costs beside its planning: a plan that is there at once, made by a direct call and through
 * the queue, on a database of its own: `npm run bench:queue [-- rounds]`.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { createCaller } from '#server/trpc/app-router.ts';
import { systemClock } from '#server/clock.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { createLogger } from '#server/logger.ts';
import { createServices } from '#server/services.ts';
import { buildPreference } from '#server/testing/factories.ts';
import { createSlowTripMaker } from '#server/testing/slow-trip-maker.ts';
import { addDays } from '#shared/dates.ts';
import { DEMO_USER } from '#server/identity/user.ts';

const [rounds = 60] = process.argv.slice(2).map(Number);
const WARM_UP = 10;

const tripMaker = createSlowTripMaker({ pauseMs: 0, words: [] });
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'northstar-queue-'));
const database = await openDatabase({ DATA_DIR: folder });
const services = createServices({
  dataSource: database.dataSource,
  clock: systemClock,
  logger: createLogger('silent'),
  tripMaker,
});
const api = createCaller({ services, requestId: 'bench', user: DEMO_USER });
const statements = countStatements();

async function newPreference(): Promise<number> {
  const departureDate = addDays(new Date().toISOString().slice(0, 10), 30);
  const dates = { departureDate, returnDate: addDays(departureDate, 4) };

  return (await api.preferences.save(buildPreference(dates))).id;
}

type Sample = { ms: number; statements: number };

async function measure(work: (preferenceId: number) => Promise<unknown>): Promise<Sample[]> {
  const samples: Sample[] = [];

  for (let round = 0; round < rounds + WARM_UP; round += 1) {
    const id = await newPreference();
    const before = statements.count();
    const began = performance.now();

    await work(id);
    samples.push({ ms: performance.now() - began, statements: statements.count() - before });
  }
  return samples.slice(WARM_UP);
}

/** Statements sent to the database, from the moment on that this is called. */
function countStatements(): { count: () => number } {
  const { driver } = database.dataSource;
  let count = 0;
  const create = driver.createQueryRunner.bind(driver);

  driver.createQueryRunner = (mode) => {
    const runner = create(mode);
    const query = runner.query.bind(runner);

    runner.query = ((...given: Parameters<typeof query>) => {
      count += 1;
      return query(...given);
    }) as typeof runner.query;
    return runner;
  };
  return { count: () => count };
}

function at(samples: readonly Sample[], part: number): number {
  const sorted = samples.map(({ ms }) => ms).toSorted((a, b) => a - b);

  return sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
}

function print(name: string, samples: readonly Sample[]): void {
  const mean = samples.reduce((sum, one) => sum + one.statements, 0) / samples.length;

  process.stdout.write(
    `${name.padEnd(18)} best ${at(samples, 0).toFixed(1)} ms, median ${at(samples, 0.5).toFixed(1)} ms, 90% ${at(samples, 0.9).toFixed(1)} ms, ${mean.toFixed(1)} statements\n`,
  );
}

try {
  await services.openJobs();
  const direct = await measure(async (id) =>
    tripMaker.make({
      preference: await services.preferences.byId(id),
      exclude: [],
    }),
  );
  const queued = await measure((preferenceId) =>
    api.generation.trip({ preferenceId, tripType: 'complete' }),
  );
  const begun = await measure((preferenceId) =>
    api.generation.start({ preferenceId, tripType: 'complete' }),
  );

  print('direct', direct);
  print('begun', begun);
  print('through the queue', queued);
  process.stdout.write(
    `the queue adds ${(at(queued, 0) - at(direct, 0)).toFixed(1)} ms at best, ${(at(queued, 0.5) - at(direct, 0.5)).toFixed(1)} ms at the median (${(at(queued, 0.5) / at(direct, 0.5)).toFixed(1)} times)\n`,
  );
} finally {
  await services.close();
  await database.close();
  fs.rmSync(folder, { recursive: true, force: true });
}
