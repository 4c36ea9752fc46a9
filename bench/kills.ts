/**
 * Kills the built server, every second time its database too, at random moments while writes come in by REST, starts it
 * again, and compares all that was acknowledged: `npm run bench:kills [-- kills [seed]]`, after `npm run build`. On
 * Linux. Fails when anything is lost, half written, or when a start does not work.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  postgresPid,
  processesOf,
  startServerProcess,
  type ServerProcess,
} from '../e2e/server-process.ts';
import { createDraw } from './fuzz/draw.ts';
import { checkTrips } from './kills/check-trips.ts';
import { createWriter, type Writer } from './kills/writer.ts';

const [kills = 100, seed = 1] = process.argv.slice(2).map(Number);
const WRITERS = 6;
const SHORTEST_MS = 100;
const LONGEST_MS = 1500;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'northstar-kills-'));
const draw = createDraw(seed);
const writers = Array.from({ length: WRITERS }, (_, name) => createWriter(name, draw));
const faults: string[] = [];
const starts: number[] = [];

process.stdout.write(`${kills} kills, seed ${seed}\n`);
try {
  for (let round = 1; round <= kills; round += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await writeAndKill(await start(), { withDatabase: round % 2 === 0 });
  }
  const last = await start();

  last.signal('SIGTERM');
  if ((await last.ended) !== 0) faults.push('the last stop was not clean');
} catch (error) {
  faults.push(String(error));
} finally {
  for (const pid of processesOf(folder)) process.kill(pid, 'SIGKILL');
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
const acknowledged = writers.reduce((sum, writer) => sum + writer.acknowledged(), 0);
const trips = writers.reduce((sum, writer) => sum + writer.trips.size, 0);

starts.sort((a, b) => a - b);
process.stdout.write(
  `${acknowledged} acknowledged writes to ${trips} trips; starts took ${median(starts)} ms at the median, ${starts.at(-1)} ms at most\n`,
);
for (const fault of faults.slice(0, 20)) process.stdout.write(`${fault}\n`);
process.stdout.write(`${faults.length} faults\n`);
process.exit(faults.length > 0 ? 1 : 0);

/** Starts the server on what the last kill left, and looks at everything that was written before. */
async function start(): Promise<ServerProcess> {
  const began = performance.now();
  const server = await startServerProcess({ dataDir: folder });

  starts.push(Math.round(performance.now() - began));
  faults.push(...(await checkTrips(server.url, writers)));
  return server;
}

async function writeAndKill(server: ServerProcess, { withDatabase }: { withDatabase: boolean }) {
  const writing = writers.map((writer: Writer) => writer.writeUntilGone(server.url));

  await wait(SHORTEST_MS + draw.below(LONGEST_MS - SHORTEST_MS));
  if (withDatabase) process.kill(postgresPid(folder), 'SIGKILL');
  process.kill(server.pid, 'SIGKILL');
  await server.ended;
  await Promise.all(writing);
}

function median(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
