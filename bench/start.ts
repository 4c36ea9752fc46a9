/**
 * How long the built server takes until it answers, and what it holds, with and without reading ahead: time, processor
 * time, memory once it is quiet, after a plan, and at most: `npm run bench:start [-- starts]`, after `npm run build`. On
 * Linux; the database's own processes are not counted.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type ServerProcess, startServerProcess } from '../e2e/server-process.ts';
import { addDays } from '#shared/dates.ts';

const [starts = 3] = process.argv.slice(2).map(Number);
const TICK_MS = 10;
const QUIET_MS = 1500;
/** Work in that time that is no more than waiting. */
const IDLE_MS = 60;

type Figures = Record<string, number>;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'northstar-start-'));
const env = { DATA_DIR: folder, NORTHSTAR_RATE_LIMIT: 'off' };

try {
  await startOnce('off'); // makes the database
  for (const readAhead of ['off', 'on'] as const) {
    const runs: Figures[] = [];

    // oxlint-disable-next-line no-await-in-loop
    while (runs.length < starts) runs.push(await startOnce(readAhead));
    process.stdout.write(`read ahead ${readAhead}, ${starts} starts, medians\n`);
    for (const name of Object.keys(runs[0] ?? {})) {
      process.stdout.write(`  ${name}: ${median(runs.map((run) => run[name] ?? 0))}\n`);
    }
  }
} finally {
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

async function startOnce(readAhead: 'on' | 'off'): Promise<Figures> {
  const began = performance.now();
  const server = await startServerProcess({
    dataDir: folder,
    env: { ...env, NORTHSTAR_READ_AHEAD: readAhead },
  });
  try {
    return await figuresOf(server, Math.round(performance.now() - began));
  } finally {
    server.signal('SIGTERM');
    await server.ended;
  }
}

async function figuresOf({ pid, url }: ServerProcess, readyMs: number): Promise<Figures> {
  const ready = { ms: readyMs, cpu: processorMs(pid) };

  await fetch(`${url}/health`);
  await untilQuiet(pid);
  const quiet = { cpu: processorMs(pid), memory: memory(pid, 'VmRSS') };
  const planned = await timed(() => plan(url));

  await untilQuiet(pid);
  return {
    'ready, ms': ready.ms,
    'processor time until ready, ms': ready.cpu,
    'processor time until quiet, ms': quiet.cpu,
    'memory when quiet, MB': quiet.memory,
    'first plan, ms': planned,
    'memory after a plan, MB': memory(pid, 'VmRSS'),
    'most memory, MB': memory(pid, 'VmHWM'),
  };
}

async function plan(url: string): Promise<void> {
  const departureDate = addDays(new Date().toISOString().slice(0, 10), 90);
  const { id } = (await post(`${url}/api/trip-preferences`, {
    tripType: 'complete',
    destination: 'Lisbon, Portugal',
    departureDate,
    returnDate: addDays(departureDate, 4),
    travelers: 2,
    budget: 'Moderate ($$)',
    interests: ['History'],
  })) as { id: number };

  await post(`${url}/api/generate-trip`, { preferenceId: id, tripType: 'complete' });
}

async function post(address: string, body: object): Promise<unknown> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  return response.json();
}

async function untilQuiet(pid: number): Promise<void> {
  for (;;) {
    const before = processorMs(pid);

    // oxlint-disable-next-line no-await-in-loop
    await wait(QUIET_MS);
    if (processorMs(pid) - before <= IDLE_MS) return;
  }
}

/** The processor time of a process, all its threads included. */
function processorMs(pid: number): number {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);

  return (Number(user) + Number(system)) * TICK_MS;
}

function memory(pid: number, field: string): number {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');

  return Math.round(Number(new RegExp(`${field}:\\s*(\\d+)`).exec(status)?.[1]) / 1024);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();

  await work();
  return Math.round(performance.now() - began);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
