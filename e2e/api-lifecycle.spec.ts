import { spawnSync } from 'node:child_process';
import { accessSync, chownSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import {
  postgresPid,
  processesOf,
  startServerProcess,
  type ServerProcess,
} from './server-process.ts';
import { ROOT } from './test-server.ts';

/** The built server as a process: started, killed, stopped. Nothing acknowledged is lost, nothing is left behind. */

type Fixtures = {
  /** A folder that is empty, and goes after the test with every process that still uses it. */
  dataDir: string;
  start: (options?: Partial<Parameters<typeof startServerProcess>[0]>) => Promise<ServerProcess>;
};

const test = base.extend<Fixtures>({
  dataDir: async ({}, use) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'northstar-life-'));

    await use(folder);
    for (const pid of processesOf(folder)) process.kill(pid, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  },
  start: async ({ dataDir }, use) => {
    const started: ServerProcess[] = [];

    await use(async (options) => {
      const server = await startServerProcess({ dataDir, ...options });

      started.push(server);
      return server;
    });
    for (const server of started) {
      try {
        server.signal('SIGKILL');
      } catch {
        // It has ended already.
      }
    }
  },
});

test.skip(
  process.env['BASE_URL'] !== undefined || process.platform !== 'linux',
  'starts servers of its own, on Linux',
);

const TRIP = { destination: 'Lisbon, Portugal', startDate: '2026-06-01', endDate: '2026-06-05' };

const postTrip = (url: string) =>
  fetch(`${url}/api/trips`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(TRIP),
  });

async function saveTrip(url: string): Promise<number> {
  return ((await (await postTrip(url)).json()) as { id: number }).id;
}

const statusOf = async (url: string) => (await fetch(url)).status;

test('what was acknowledged survives kill -9, of server and database together too; the next Ctrl-C is clean', async ({
  start,
  dataDir,
}) => {
  test.slow();
  const first = await start();
  const one = await saveTrip(first.url);

  process.kill(postgresPid(dataDir), 'SIGKILL');
  first.signal('SIGKILL');
  await first.ended;
  const second = await start();

  expect(await statusOf(`${second.url}/api/trips/${one}`)).toBe(200);
  const acknowledged: number[] = [];
  const writers = Array.from({ length: 8 }, async () => {
    for (;;) acknowledged.push(await saveTrip(second.url));
  });
  const stopped = Promise.allSettled(writers);

  await expect.poll(() => acknowledged.length, { intervals: [20] }).toBeGreaterThan(100);
  second.signal('SIGKILL');
  await stopped;
  const third = await start();
  const { total } = (await (await fetch(`${third.url}/api/trips?userId=1&limit=1`)).json()) as {
    total: number;
  };
  const lost: number[] = [];

  const readers = Array.from({ length: 8 }, async (_, share) => {
    for (const id of acknowledged.filter((_id, index) => index % 8 === share))
      if ((await statusOf(`${third.url}/api/trips/${id}`)) !== 200) lost.push(id);
  });

  await Promise.all(readers);
  expect(lost).toEqual([]);
  expect(total).toBeGreaterThanOrEqual(acknowledged.length);
  third.signal('SIGINT');
  expect(await third.ended).toBe(0);
  expect(processesOf(dataDir)).toEqual([]);
});

test('a database that dies under load is started again, meanwhile the server answers 503; SIGTERM ends it cleanly', async ({
  start,
  dataDir,
}) => {
  const server = await start();
  const id = await saveTrip(server.url);
  const statuses = new Set<number>();
  let isOver = false;
  const writers = Array.from({ length: 8 }, async () => {
    while (!isOver) statuses.add((await postTrip(server.url)).status);
  });

  await expect.poll(() => statuses.has(200)).toBe(true);
  process.kill(postgresPid(dataDir), 'SIGKILL');
  await expect.poll(() => statuses.has(503), { intervals: [20] }).toBe(true);
  await expect.poll(() => statusOf(`${server.url}/api/health`), { timeout: 20_000 }).toBe(200);
  isOver = true;
  await Promise.all(writers);
  expect([...statuses].toSorted((a, b) => a - b)).toEqual([200, 503]);
  expect(await statusOf(`${server.url}/api/trips/${id}`)).toBe(200);

  // Though a stream is open, it ends with code 0 and leaves no process behind.
  const input = encodeURIComponent(JSON.stringify({ json: { preferenceId: 1 } }));
  const stream = await fetch(`${server.url}/api/trpc/generation.progress?input=${input}`);

  expect(stream.status).toBe(200);
  expect(processesOf(dataDir)).not.toEqual([]);
  server.signal('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(processesOf(dataDir)).toEqual([]);
});

test('of servers that start at once, two on one folder share its database, and one in a very long path knows nothing of it', async ({
  start,
  dataDir,
}) => {
  const folder = `${dataDir}/one`;
  const [one, two, alone] = await Promise.all([
    start({ dataDir: folder }),
    start({ dataDir: folder }),
    start({ dataDir: path.join(dataDir, 'a-rather-long-name/'.repeat(8)) }),
  ]);
  const id = await saveTrip(one.url);

  expect(new Set([one.url, two.url, alone.url]).size).toBe(3);
  expect(await statusOf(`${one.url}/api/trips/${id}`)).toBe(200);
  expect(await statusOf(`${alone.url}/api/trips/${id}`)).toBe(404);
  one.signal('SIGINT');
  expect(await one.ended).toBe(0);
  // The last one to leave takes the database along.
  expect(await statusOf(`${two.url}/api/trips/${id}`)).toBe(200);
  two.signal('SIGINT');
  expect(await two.ended).toBe(0);
  expect(processesOf(folder)).toEqual([]);
});

test('an ordinary user can run it as well as root', async ({ start, dataDir }) => {
  const ordinary = 65_534;

  test.skip(
    process.getuid?.() !== 0 || !isOpenToAll(ROOT),
    'needs root, to become someone else who may read the project',
  );
  chownSync(dataDir, ordinary, ordinary);
  const server = await start({ uid: ordinary });
  const id = await saveTrip(server.url);

  expect(await statusOf(`${server.url}/api/trips/${id}`)).toBe(200);
  server.signal('SIGINT');
  expect(await server.ended).toBe(0);
  expect(processesOf(dataDir)).toEqual([]);
});

const runWith = (env: Record<string, string>) =>
  spawnSync(process.execPath, ['dist/server/main.js'], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: '', ...env },
    encoding: 'utf8',
    timeout: 50_000,
  });

for (const [title, env, line] of [
  [
    'a PORT that is none',
    { PORT: 'http' },
    /^Bad configuration: PORT must be a port number[^\n]*\n$/,
  ],
  [
    'a DATABASE_URL that does not parse',
    { DATABASE_URL: 'nonsense' },
    /^Bad configuration: DATABASE_URL must [^\n]*\n$/,
  ],
  [
    'a database that is not there',
    { DATABASE_URL: 'postgres://someone:hunter2@127.0.0.1:1/trips' },
    /^Northstar could not start: the database at 127\.0\.0\.1:1 cannot be used: [^\n]*ECONNREFUSED[^\n]*\n$/,
  ],
] as const) {
  test(`${title} stops the start with one line and exit code 1`, () => {
    const { status, stderr } = runWith(env);

    expect(status).toBe(1);
    expect(stderr).toMatch(line);
    expect(stderr).not.toContain('hunter2');
  });
}

test('a port that is taken stops the start with one line, and leaves no process behind', async ({
  dataDir,
}) => {
  const other = createServer().listen(0, '127.0.0.1');

  await new Promise((resolve) => other.once('listening', resolve));
  const { status, stderr } = runWith({
    PORT: String((other.address() as AddressInfo).port),
    DATA_DIR: dataDir,
  });

  other.close();
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Northstar could not start: port \d+ is taken[^\n]*\n$/);
  expect(processesOf(dataDir)).toEqual([]);
});

/** Whether everyone may read and enter a folder, up to the root. */
function isOpenToAll(folder: string): boolean {
  const { status } = spawnSync(
    process.execPath,
    ['-e', `require('fs').readdirSync(${JSON.stringify(folder)})`],
    { uid: 65_534 },
  );

  accessSync(folder, constants.R_OK);
  return status === 0;
}
