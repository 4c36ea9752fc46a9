import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { fixedClock } from '../clock.ts';
import { createLogger } from '../logger.ts';
import { createServices, type Services } from '../services.ts';
import { createTestApi, TEST_NOW } from '../testing/create-test-api.ts';
import { buildPreference } from '../testing/factories.ts';
import { createSlowTripMaker } from '../testing/slow-trip-maker.ts';
import { callRest } from '#server/testing/both-transports.ts';

const PAUSE_MS = 150;
const SOON = { timeout: 10_000 };
const aborted: number[] = [];
const api = createTestApi({
  tripMaker: createSlowTripMaker({ pauseMs: PAUSE_MS, onAbort: (id) => aborted.push(id) }),
});
const processes: Worker[] = [];

/** Another server process, as one file: it starts in a fraction of the time that its sources take. */
const PROCESS = path.resolve('.cache/testing/generation-process.mjs');

type Worker = { child: ChildProcess; said: string[]; ended: Promise<unknown> };

beforeAll(() =>
  build({
    entryPoints: ['src/server/testing/generation-process.ts'],
    outfile: PROCESS,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    keepNames: true,
    logLevel: 'warning',
  }),
);

afterEach(async () => {
  aborted.length = 0;
  for (const { child, ended } of processes.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
});

/** One more server process on the same database, which works on generations and has no door. */
async function startProcess(): Promise<Worker> {
  const { options } = api.dataSource;

  if (options.type !== 'postgres') throw new Error('the tests run on PostgreSQL');
  const { url, host, port, username, database } = options;
  const address = url ? { url } : { host, port, user: username, database };
  const child = spawn(process.execPath, [PROCESS, JSON.stringify(address), String(PAUSE_MS)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: string[] = [];
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const worker = { child, said, ended };

  processes.push(worker);
  createInterface({ input: child.stdout }).on('line', (line) => said.push(line));
  await expect.poll(() => said, { timeout: 20_000 }).toContain('ready');
  return worker;
}

/** Services as a server process has them, in this one. */
function openServices(pauseMs: number): Services {
  return createServices({
    dataSource: api.dataSource,
    clock: fixedClock(TEST_NOW),
    logger: createLogger('silent'),
    tripMaker: createSlowTripMaker({ pauseMs }),
  });
}

async function startGeneration(): Promise<{ generationId: string; preferenceId: number }> {
  const { id } = await api.caller.preferences.save(buildPreference());
  const { generationId } = await api.caller.generation.start({
    preferenceId: id,
    tripType: 'complete',
  });

  return { generationId, preferenceId: id };
}

const resultOf = (generationId: string) =>
  api.caller.generation.result({ generationId, waitSeconds: 25 });

/** How many generations each session holds. */
async function holders(): Promise<number[]> {
  const rows = await api.dataSource.query<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM generations WHERE state = 'running' GROUP BY holder`,
  );

  return rows.map(({ count }) => count);
}

/** How many processes have begun one that is still running. */
async function beginners(): Promise<number | undefined> {
  const [row] = await api.dataSource.query<{ count: number }[]>(
    `SELECT count(DISTINCT holder)::int AS count FROM generations WHERE state = 'running' AND "isBegun"`,
  );

  return row?.count;
}

describe('a generation', { timeout: 60_000 }, () => {
  test('goes on when nobody waits, and is there for who comes back', async () => {
    const { generationId, preferenceId } = await startGeneration();

    expect(await api.caller.generation.result({ generationId })).toMatchObject({
      state: expect.stringMatching(/^(waiting|running)$/),
    });
    expect(await resultOf(generationId)).toMatchObject({ state: 'done', trip: { preferenceId } });
    expect(await resultOf(generationId)).toMatchObject({ state: 'done' });
  });

  test('asked for twice is one; asked for again after its end it is another', async () => {
    const { generationId, preferenceId } = await startGeneration();
    const again = () => api.caller.generation.start({ preferenceId, tripType: 'complete' });

    expect(await again()).toEqual({ generationId });
    await resultOf(generationId);
    expect(await again()).not.toEqual({ generationId });
  });

  test('cancelled stops the work at once, and says so to everyone', async () => {
    const { generationId, preferenceId } = await startGeneration();
    const told: unknown[] = [];
    const watching = (async () => {
      const events = api.services.generation.progress({ generationId, exclude: [] });

      for await (const { event } of events) told.push(event);
    })();

    await expect.poll(() => told.length, SOON).toBeGreaterThan(1);
    expect(await api.caller.generation.cancel({ generationId })).toEqual({ cancelled: true });
    await watching;

    expect(told.at(-1)).toEqual({
      type: 'failed',
      status: 409,
      message: 'This generation was stopped.',
    });
    await expect(resultOf(generationId)).rejects.toThrow('This generation was stopped.');
    await expect.poll(() => aborted, SOON).toEqual([preferenceId]);
    expect(await api.caller.generation.cancel({ generationId })).toEqual({ cancelled: false });
    const kept = await api.dataSource.query('SELECT id FROM generated_trips');
    expect(kept).toEqual([]);
  });

  test('a caller who leaves is told of as one, and the work goes on', async () => {
    const { id: preferenceId } = await api.caller.preferences.save(buildPreference());
    const caller = new AbortController();
    const waiting = api.services.generation.trip(
      { preferenceId, tripType: 'complete', exclude: [] },
      caller.signal,
    );

    await expect.poll(holders, SOON).toEqual([1]);
    caller.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'CALLER_LEFT', status: 499 });
    expect(aborted).toEqual([]);
  });

  test('cancelled while it waits never begins', async () => {
    const started = await Promise.all(Array.from({ length: 6 }, startGeneration));

    await expect.poll(holders, SOON).toEqual([4]);
    const standing = await api.dataSource.query<{ id: string }[]>(
      `SELECT id FROM generations WHERE state = 'waiting'`,
    );
    const [waiting] = standing;

    if (!waiting) throw new Error('six do not fit at once');
    await api.caller.generation.cancel({ generationId: waiting.id });
    const rest = started.filter(({ generationId }) => generationId !== waiting.id);

    for (const { generationId } of rest) await resultOf(generationId);
    expect(aborted).toEqual([]);
  });

  test('unknown ones are 404, ids that are none 400', async () => {
    const generationId = '00000000-0000-4000-8000-000000000000';

    await expect(resultOf(generationId)).rejects.toThrow('no longer have this trip');
    await expect(api.caller.generation.cancel({ generationId })).rejects.toThrow(
      'no longer have this trip',
    );
    expect(await callRest(`${api.origin}/api/generations/7`, { method: 'GET' })).toEqual({
      status: 400,
      message: 'generationId: must be the id of a generation',
    });
  });

  test('is refused when two hundred wait', async () => {
    const { id } = await api.caller.preferences.save(buildPreference());

    await api.dataSource.query(
      `INSERT INTO generations (id, "preferenceId", "tripType", exclude, key)
       SELECT gen_random_uuid(), $1, 'complete', '[]', n::text FROM generate_series(1, 200) n`,
      [id],
    );
    await expect(
      api.caller.generation.start({ preferenceId: id, tripType: 'complete' }),
    ).rejects.toMatchObject({ cause: { code: 'TOO_MANY_REQUESTS' } });
  });

  test('over which three processes died is given up', async () => {
    const { id } = await api.caller.preferences.save(buildPreference());
    const generationId = '00000000-0000-4000-8000-000000000001';

    await api.dataSource.query(
      `INSERT INTO generations (id, "preferenceId", "tripType", exclude, key, state, holder, losses, "isBegun")
       VALUES ($1, $2, 'complete', '[]', 'x', 'running', 12, 2, true)`,
      [generationId, id],
    );
    await expect(resultOf(generationId)).rejects.toThrow(
      'the server stopped over it several times',
    );
  });

  test('counts a loss when it had begun, and none when a process only took it', async () => {
    const { id } = await api.caller.preferences.save(buildPreference());
    const [begun, taken] = [
      '00000000-0000-4000-8000-000000000002',
      '00000000-0000-4000-8000-000000000003',
    ];

    await api.dataSource.query(
      `INSERT INTO generations (id, "preferenceId", "tripType", exclude, key, state, holder, losses, "isBegun")
       VALUES ($1, $3, 'complete', '[]', 'x', 'running', 12, 1, true),
              ($2, $3, 'complete', '[]', 'y', 'running', 12, 2, false)`,
      [begun, taken, id],
    );
    await api.caller.generation.result({ generationId: taken });
    await expect
      .poll(
        () => api.dataSource.query('SELECT id, state, losses FROM generations ORDER BY id'),
        SOON,
      )
      .toEqual([
        { id: begun, state: 'waiting', losses: 2 },
        { id: taken, state: 'waiting', losses: 2 },
      ]);
  });

  test('can be begun, asked after and ended at REST paths', async () => {
    const { id } = await api.caller.preferences.save(buildPreference());
    const begun = await callRest(`${api.origin}/api/generations`, {
      method: 'POST',
      body: { preferenceId: id, tripType: 'complete' },
    });
    const { generationId } = begun.data as { generationId: string };
    const address = `${api.origin}/api/generations/${generationId}`;

    expect((await callRest(address, { method: 'GET' })).data).toHaveProperty('state');
    expect(await callRest(address, { method: 'DELETE' })).toMatchObject({
      data: { cancelled: true },
    });
    expect(await callRest(address, { method: 'GET' })).toEqual({
      status: 409,
      message: 'This generation was stopped.',
    });
  });
});

describe('generations of several processes', { timeout: 60_000 }, () => {
  test('killing one of two processes in the middle of ten generations loses none', async () => {
    const other = await startProcess();
    const started = await Promise.all(Array.from({ length: 10 }, startGeneration));

    await expect.poll(beginners, { ...SOON, interval: 20 }).toBe(2);
    other.child.kill('SIGKILL');
    const results = await Promise.all(started.map(({ generationId }) => resultOf(generationId)));
    const losses = await api.dataSource.query<{ count: number }[]>(
      'SELECT count(*)::int AS count FROM generations WHERE losses > 0',
    );

    expect(results.map((result) => 'trip' in result && result.trip.preferenceId)).toEqual(
      started.map(({ preferenceId }) => preferenceId),
    );
    expect(losses[0]?.count).toBeGreaterThan(0);
  });

  test('a server that stops hands its work back at once, and the next one does it', async () => {
    await api.services.openJobs();
    const stopping = openServices(60_000);

    await stopping.openJobs();
    const started = await Promise.all(Array.from({ length: 6 }, startGeneration));

    await expect.poll(holders, SOON).toHaveLength(2);
    const began = performance.now();

    await stopping.close();
    expect(performance.now() - began).toBeLessThan(5_000);
    for (const { generationId } of started) {
      expect(await resultOf(generationId)).toMatchObject({ state: 'done' });
    }
    const losses = await api.dataSource.query('SELECT id FROM generations WHERE losses > 0');
    expect(losses).toEqual([]);
  });

  test('what another process tells is heard here, and resumes where it was left; a cancel here stops the work there', async () => {
    const other = await startProcess();

    await api.services.requeueJobs();
    const { generationId } = await startGeneration();
    const seen: string[] = [];
    let lastEventId: string | undefined;

    while (seen.at(-1) !== 'done') {
      const told = api.services.generation.progress({ generationId, exclude: [], lastEventId });

      for await (const { id, event } of told) {
        lastEventId = id;
        seen.push(event.type === 'words' ? event.text.trim() : event.type);
        break; // a connection that breaks after every event
      }
    }
    const words = seen.filter((word) => !['hello', 'stage', 'done'].includes(word)).join(' ');

    expect(other.said).toEqual(['ready']);
    expect(words).toBe('We begin by the river.');
    expect(seen.filter((word) => word === 'hello')).toHaveLength(1);
    expect(seen.filter((word) => word === 'stage')).toHaveLength(2);

    // The process goes on to another one.
    const unwanted = await startGeneration();

    await expect.poll(holders, SOON).toEqual([1]);
    await api.caller.generation.cancel({ generationId: unwanted.generationId });
    await expect.poll(() => other.said, SOON).toContain(`aborted ${unwanted.preferenceId}`);
  });
});
