/**
 * What reading costs: a trip by REST and by RPC and the list of trips, against a bare node:http server that sends
 * the same JSON from the same PostgreSQL by one prepared query; then how long the health check takes during
 * searches over very many trips: `npm run bench:reads [-- rounds]`. The list is compared with a trip, as it always
 * was, and with a bare list of its own length. On Linux processor time is told as well, which other programs that
 * wait for the processors change less than they change rates.
 */
import { fork, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { createDataSource } from '#server/db/data-source.ts';
import { startEmbeddedDatabase } from '#server/db/embedded-postgres/embedded-database.ts';
import { readPostmaster } from '#server/db/embedded-postgres/postmaster.ts';
import { migrate } from '#server/db/migrate.ts';
import { answersPerSecond } from './reads/load.ts';
import { addTrips, LIST, prepare } from './reads/prepare.ts';
import { processorTime } from './reads/processor-time.ts';

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
  const database = readPostmaster(path.join(folder, 'postgres')).pid;
  const bare = await serve('bare-server.ts', [JSON.stringify(embedded.address)]);
  const product = await serve('product-server.ts');
  const tripOf = (call: number) => ids[call % ids.length] ?? 0;
  const input = (value: object) => encodeURIComponent(JSON.stringify({ json: value }));
  const sides: Record<string, Side> = {
    'bare trip': { ...bare, path: (call) => `/${tripOf(call)}` },
    'trip by REST': { ...product, path: (call) => `/api/trips/${tripOf(call)}` },
    'trip by RPC': {
      ...product,
      path: (call) => `/api/trpc/trips.byId?input=${input({ id: tripOf(call) })}`,
    },
    'list by REST': { ...product, path: () => '/api/trips' },
    'bare list': { ...bare, path: () => `/${LIST}` },
  };

  print(
    `${ids.length} trips of ${kilobytes(bytes.trip)}, a list of ${kilobytes(bytes.list)}, ${rounds} rounds`,
  );
  await compare(sides, database);
  await addTrips(dataSource, tripOf(0), MANY_TRIPS);
  await healthDuringSearches(product.port);
} finally {
  for (const child of children) child.kill();
  await Promise.all(children.map((child) => new Promise((gone) => child.once('exit', gone))));
  await dataSource.destroy();
  await embedded.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}

/** Starts one of the two sides in a process of its own, and tells its port. */
function serve(
  file: string,
  args: readonly string[] = [],
): Promise<{ port: number; process: number }> {
  const child = fork(path.join(import.meta.dirname, 'reads', file), args, {
    env: { ...process.env, DATA_DIR: folder, NODE_ENV: 'production' },
    // The log is written, and read by nobody.
    stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
  });

  children.push(child);
  return new Promise((resolve, reject) => {
    child.once('message', (port) => resolve({ port: Number(port), process: child.pid ?? 0 }));
    child.once('exit', () => reject(new Error(`${file} ended`)));
  });
}

type Side = { port: number; process: number; path: (call: number) => string };
/** Answers a second, and the milliseconds of processor time an answer took the server and the database. */
type Round = { rate: number; server: number; database: number };

/** All sides in turn, round by round, so that a busy machine slows each of them alike. */
async function compare(sides: Record<string, Side>, database: number): Promise<void> {
  const names = Object.keys(sides);
  const measured = new Map<string, Round[]>(names.map((name) => [name, []]));

  await wait(SETTLE_MS);
  for (let round = -WARM_UP_ROUNDS; round < rounds; round += 1) {
    for (const [name, side] of Object.entries(sides)) {
      // oxlint-disable-next-line no-await-in-loop
      const one = await measure(side, database);

      if (round >= 0) measured.get(name)?.push(one);
    }
  }
  const of = (name: string) => measured.get(name) ?? [];

  for (const name of names) print(`${name.padEnd(14)} ${described(of(name), of('bare trip'))}`);
  print(`list : its own ${described(of('list by REST'), of('bare list'))}`);
}

async function measure(side: Side, database: number): Promise<Round> {
  const used = () => [processorTime(side.process) ?? NaN, processorTime(database) ?? NaN] as const;
  const began = performance.now();
  const [serverBefore, databaseBefore] = used();
  const rate = await answersPerSecond({ ...side, ms: ROUND_MS });
  const [serverAfter, databaseAfter] = used();
  const answers = (rate * (performance.now() - began)) / 1000;

  return {
    rate,
    server: (serverAfter - serverBefore) / answers,
    database: (databaseAfter - databaseBefore) / answers,
  };
}

/** The median of the rounds, and of their ratios to the rounds of another side. */
function described(own: readonly Round[], others: readonly Round[]): string {
  const middle = (key: keyof Round, digits: number) =>
    median(own.map((round) => round[key])).toFixed(digits);
  const ratios = own.map(({ rate }, round) => rate / (others[round]?.rate ?? 1));

  return [
    `${middle('rate', 0).padStart(6)} a second`,
    `ratio ${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`,
    `processor ms ${middle('server', 2)} server, ${middle('database', 2)} database`,
  ].join(', ');
}

async function healthDuringSearches(port: number): Promise<void> {
  const origin = `http://localhost:${port}`;
  const first = await timeOfHealth(origin);
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
    // oxlint-disable-next-line no-await-in-loop
    times.push(await timeOfHealth(origin));
    // oxlint-disable-next-line no-await-in-loop
    await wait(10);
  }
  const statuses = new Set(await searches);

  print(
    `health during ${SEARCHES} searches over ${MANY_TRIPS} trips: median ${median(times).toFixed(0)} ms, at most ${Math.max(...times).toFixed(0)} ms (${first.toFixed(0)} ms before them, when client and server first meet that path); the searches took ${((performance.now() - began) / 1000).toFixed(1)} s (status ${[...statuses].join(', ')})`,
  );
}

async function timeOfHealth(origin: string): Promise<number> {
  const asked = performance.now();

  await (await fetch(`${origin}/api/health`)).text();
  return performance.now() - asked;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(0)} KB`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
