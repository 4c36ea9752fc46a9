/**
 * What reading costs: a trip by REST and by RPC and the list of trips, against a bare node:http server that sends
 * the same JSON from the same PostgreSQL by one prepared query; then how long the health check takes during
 * searches over very many trips: `npm run bench:reads [-- rounds]`.
 */
import { fork, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { createDataSource } from '#server/db/data-source.ts';
import { startEmbeddedDatabase } from '#server/db/embedded-postgres/embedded-database.ts';
import { migrate } from '#server/db/migrate.ts';
import { answersPerSecond } from './reads/load.ts';
import { addTrips, prepare } from './reads/prepare.ts';

const rounds = Number(process.argv[2] ?? 7);
const WARM_UP_ROUNDS = 2;
const ROUND_MS = 1000;
/** The planning thread loads its catalogue when the server starts. */
const SETTLE_MS = 5000;
const MANY_TRIPS = 100_000;
const SEARCHES = 40;

const children: ChildProcess[] = [];
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'northstar-reads-'));
const embedded = await startEmbeddedDatabase(folder, { sync: false });
const dataSource = createDataSource(embedded.address, 0);

try {
  await dataSource.initialize();
  await migrate(dataSource);
  const { ids, bytes } = await prepare(dataSource);
  const bare = await serve('bare-server.ts', [JSON.stringify(embedded.address)]);
  const product = await serve('product-server.ts');
  const tripOf = (call: number) => ids[call % ids.length] ?? 0;
  const input = (value: object) => encodeURIComponent(JSON.stringify({ json: value }));
  const sides = {
    bare: { port: bare, path: (call: number) => `/${tripOf(call)}` },
    'trip by REST': { port: product, path: (call: number) => `/api/trips/${tripOf(call)}` },
    'trip by RPC': {
      port: product,
      path: (call: number) => `/api/trpc/trips.byId?input=${input({ id: tripOf(call) })}`,
    },
    'list by REST': { port: product, path: () => '/api/trips' },
  };

  print(`${ids.length} trips of ${(bytes / 1024).toFixed(0)} KB, ${rounds} rounds`);
  await compare(sides);
  await addTrips(dataSource, tripOf(0), MANY_TRIPS);
  await healthDuringSearches(product);
} finally {
  for (const child of children) child.kill();
  await Promise.all(children.map((child) => new Promise((gone) => child.once('exit', gone))));
  await dataSource.destroy();
  await embedded.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}

/** Starts one of the two sides in a process of its own, and tells its port. */
function serve(file: string, args: readonly string[] = []): Promise<number> {
  const child = fork(path.join(import.meta.dirname, 'reads', file), args, {
    env: { ...process.env, DATA_DIR: folder, NODE_ENV: 'production' },
    // The log is written, and read by nobody.
    stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
  });

  children.push(child);
  return new Promise((resolve, reject) => {
    child.once('message', (port) => resolve(Number(port)));
    child.once('exit', () => reject(new Error(`${file} ended`)));
  });
}

type Side = { port: number; path: (call: number) => string };

/** All sides in turn, round by round, so that a busy machine slows each of them alike. */
async function compare(sides: Record<string, Side>): Promise<void> {
  const names = Object.keys(sides);
  const rates = new Map<string, number[]>(names.map((name) => [name, []]));

  await wait(SETTLE_MS);
  for (let round = -WARM_UP_ROUNDS; round < rounds; round += 1) {
    for (const [name, side] of Object.entries(sides)) {
      // oxlint-disable-next-line no-await-in-loop
      const rate = await answersPerSecond({ ...side, ms: ROUND_MS });

      if (round >= 0) rates.get(name)?.push(rate);
    }
  }
  const bare = rates.get('bare') ?? [];

  for (const name of names) {
    const own = rates.get(name) ?? [];
    const ratios = own.map((rate, round) => rate / (bare[round] ?? 1));

    print(
      `${name.padEnd(14)} ${median(own).toFixed(0).padStart(6)} a second, ratio ${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`,
    );
  }
}

async function healthDuringSearches(port: number): Promise<void> {
  const origin = `http://localhost:${port}`;
  const began = performance.now();
  let isDone = false;
  const searches = Promise.all(
    Array.from({ length: SEARCHES }, async (_, n) => {
      const response = await fetch(`${origin}/api/trips?search=town+${n}7`);

      await response.text();
      return response.status;
    }),
  ).finally(() => {
    isDone = true;
  });
  const times: number[] = [];

  while (!isDone) {
    const asked = performance.now();

    // oxlint-disable-next-line no-await-in-loop
    await (await fetch(`${origin}/api/health`)).text();
    times.push(performance.now() - asked);
    // oxlint-disable-next-line no-await-in-loop
    await wait(10);
  }
  const statuses = new Set(await searches);

  print(
    `health during ${SEARCHES} searches over ${MANY_TRIPS} trips: median ${median(times).toFixed(0)} ms, at most ${Math.max(...times).toFixed(0)} ms; the searches took ${((performance.now() - began) / 1000).toFixed(1)} s (status ${[...statuses].join(', ')})`,
  );
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
