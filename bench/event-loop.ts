/**
 * Whether the server goes on answering while plans are made: how late timers come, idle and while trips are
 * generated through the queue, on a database of its own: `npm run bench:loop [-- trips [days]]`.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { createCaller } from '#server/trpc/app-router.ts';
import { fixedClock } from '#server/clock.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { createLogger } from '#server/logger.ts';
import { createServices } from '#server/services.ts';
import { addDays } from '#shared/dates.ts';
import { DEMO_USER } from '#server/identity/user.ts';

const [trips = 20, days = 7] = process.argv.slice(2).map(Number);
const IDLE_MS = 5_000;
const LIMIT_MS = 20;
const STEP_MS = 1;

type Share = { p50: number; p99: number; max: number };
/** How late timers came, and how much of that was our own thread's work rather than a busy machine's. */
type Delay = { late: Share; held: Share };

async function delayWhile(work: () => Promise<unknown>): Promise<Delay> {
  const histogram = monitorEventLoopDelay({ resolution: STEP_MS });
  const holds = watchHolds();

  histogram.enable();
  await work();
  histogram.disable();
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - STEP_MS);

  return {
    late: {
      p50: late(histogram.percentile(50)),
      p99: late(histogram.percentile(99)),
      max: late(histogram.max),
    },
    held: shareOf(holds.stop()),
  };
}

/** The processor time that this thread spent between two turns of a timer; on Linux. */
function watchHolds(): { stop: () => number[] } {
  const holds: number[] = [];
  let before = threadMs();
  const timer = setInterval(() => {
    const now = threadMs();

    holds.push(now - before);
    before = now;
  }, STEP_MS);

  return {
    stop() {
      clearInterval(timer);
      return holds;
    },
  };
}

function threadMs(): number {
  const file = `/proc/self/task/${process.pid}/schedstat`;

  return fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8').split(' ')[0]) / 1e6 : 0;
}

function shareOf(values: readonly number[]): Share {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;

  return { p50: at(0.5), p99: at(0.99), max: at(1) };
}

function print(name: string, idle: Share, busy: Share): void {
  for (const part of ['p50', 'p99', 'max'] as const) {
    const ratio = busy[part] / Math.max(idle[part], 0.01);

    process.stdout.write(
      `${name} ${part}: idle ${idle[part].toFixed(1)} ms, making ${trips} trips of ${days} days ${busy[part].toFixed(1)} ms, ${ratio.toFixed(1)} times\n`,
    );
  }
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'northstar-loop-'));
const database = await openDatabase({ DATA_DIR: folder });
const services = createServices({
  dataSource: database.dataSource,
  clock: fixedClock('2026-11-20T12:00:00.000Z'),
  logger: createLogger('silent'),
});
const api = createCaller({ services, requestId: 'bench', user: DEMO_USER });

async function generate(index: number): Promise<void> {
  const departureDate = addDays('2027-04-01', index * 3);
  const { id } = await api.preferences.save({
    tripType: 'complete',
    departureDate,
    returnDate: addDays(departureDate, days - 1),
    travelers: 2,
    budget: 'Moderate ($$)',
    interests: ['History', 'Culinary'],
  });
  const trip = await api.generation.trip({ preferenceId: id, tripType: 'complete' });

  // As the door does: the answer is written out.
  JSON.stringify(trip);
}

try {
  await services.openJobs();
  await generate(0);
  await wait(1_000);
  const idle = await delayWhile(() => wait(IDLE_MS));
  const busy = await delayWhile(() =>
    Promise.all(Array.from({ length: trips }, (_, index) => generate(index + 1))),
  );

  print('late', idle.late, busy.late);
  print('held', idle.held, busy.held);
  process.stdout.write(
    `held for ${busy.held.max < LIMIT_MS ? 'less' : 'more'} than ${LIMIT_MS} ms at the worst\n`,
  );
} finally {
  await services.close();
  await database.close();
  fs.rmSync(folder, { recursive: true, force: true });
}
