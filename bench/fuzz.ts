/**
 * Calls everything with anything: REST paths, procedures and pages of a server of its own, with inputs drawn by a
 * seed: `npm run fuzz [-- calls [seed]]`. Prints the answers by status, and fails on a 500 or on a call that hangs.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createLogger } from '#server/logger.ts';
import { startServer } from '#server/start-server.ts';
import { buildPreference, buildTrip } from '#server/testing/factories.ts';
import { drawCall, type Call } from './fuzz/draw-call.ts';
import { createDraw } from './fuzz/draw.ts';

const [calls = 2000, seed = 1] = process.argv.slice(2).map(Number);
const AT_ONCE = 8;
const PATIENCE_MS = 20_000;
const SHOWN_SLOW = 5;

type Fault = { what: string; call: Call };
/** A call with how long its answer took. */
type Timed = { ms: number; call: Call };

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'northstar-fuzz-'));
const server = await startServer({
  source: {
    DATA_DIR: folder,
    PORT: '0',
    NORTHSTAR_RATE_LIMIT: 'off',
    NORTHSTAR_NOW: '2026-05-01T12:00:00Z',
  },
  clientDirectory: path.resolve(import.meta.dirname, '../dist/client'),
  logger: createLogger('silent'),
});
const counts = new Map<string, number>();
const faults: Fault[] = [];
let slowest: Timed[] = [];
const draw = createDraw(seed);
let left = calls;

try {
  process.stdout.write(`${calls} calls, seed ${seed}\n`);
  await saveSome();
  await Promise.all(Array.from({ length: AT_ONCE }, work));
} finally {
  await server.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
for (const name of [...counts.keys()].toSorted((a, b) => a.localeCompare(b)))
  process.stdout.write(`${name.padEnd(12)} ${counts.get(name)}\n`);
for (const { ms, call } of slowest) process.stdout.write(`${Math.round(ms)} ms: ${textOf(call)}\n`);
for (const { what, call } of faults.slice(0, 20))
  process.stdout.write(`${what}: ${textOf(call)}\n`);
process.exit(faults.length > 0 ? 1 : 0);

/** Something for the calls to be about: trips and preferences with the ids 1 to 3. */
async function saveSome(): Promise<void> {
  const save = (where: string, what: object) =>
    fetch(`${server.address}/api/${where}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(what),
    });

  for (const isSurprise of [false, false, true]) {
    // oxlint-disable-next-line no-await-in-loop
    await save('trip-preferences', buildPreference());
    // oxlint-disable-next-line no-await-in-loop
    await save('trips', buildTrip({ isSurprise }));
  }
}

async function work(): Promise<void> {
  while (left > 0) {
    left -= 1;
    // oxlint-disable-next-line no-await-in-loop
    await send(drawCall(draw));
  }
}

async function send(call: Call): Promise<void> {
  const { kind, method, path: address, body, headers } = call;
  const began = performance.now();

  try {
    const response = await fetch(server.address + address, {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body === undefined ? {} : { body }),
    });

    if (response.headers.get('content-type')?.startsWith('text/event-stream'))
      await response.body?.cancel();
    else await response.text();
    count(`${kind} ${response.status}`);
    if (response.status === 500) faults.push({ what: '500', call });
  } catch (error) {
    const what = error instanceof DOMException && error.name === 'TimeoutError' ? 'hang' : 'broken';

    count(`${kind} ${what}`);
    faults.push({ what: `${what} (${String(error)})`, call });
  }
  slowest = [...slowest, { ms: performance.now() - began, call }]
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, SHOWN_SLOW);
}

function textOf({ method, path: address, body = '' }: Call): string {
  return `${method} ${address.slice(0, 300)} ${body.slice(0, 300)}`;
}

function count(name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
