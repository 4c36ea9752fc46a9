/**
 * Plans thousands of random trips and prints whether each one keeps every rule, how good they are (score over
 * upper bound) and how long they took: `npm run bench:plans [-- count [seed] [--workers 2]]`. More workers than
 * one share the machine: what a single trip takes is told by `--workers 1`.
 */
import { parseArgs } from 'node:util';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { createGenerationPool } from '#server/generation/generation-pool.ts';
import { randomRequest } from '#server/generation/testing/random-request.ts';
import { AppError } from '#shared/app-error.ts';
import { daysBetween, minutesOf } from '#shared/dates.ts';
import type { GeneratedTrip } from '#shared/generation/generated-trip.schema.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { workers: { type: 'string', default: '2' } },
});
const count = Number(positionals[0] ?? 10_000);
const seed = positionals[1] ?? 'bench';
const workers = Number(values.workers);
const catalogue = loadCatalogue();
const pool = createGenerationPool({ workers, maxWaiting: 10 });
const quality: number[] = [];
const times: number[] = [];
const weekTimes: number[] = [];
const starts = { all: 0, uneven: 0 };
const idleDays = { all: 0, idle: 0 };
const destinations = new Set<string>();
const failures = new Map<string, number[]>();
const refusals = new Map<string, number[]>();
let next = 0;

async function work(): Promise<void> {
  while (next < count) {
    const index = (next += 1) - 1;
    const request = randomRequest(index, catalogue, seed);
    const began = performance.now();

    try {
      const trip = await pool.run('trip', request);
      const broken = trip.checks.find(({ ok }) => !ok);

      quality.push(trip.bound > 0 ? trip.score / trip.bound : 1);
      countStarts(trip);
      destinations.add(trip.destination.id);
      if (broken) note(failures, `${broken.name}: ${broken.detail}`, index);
    } catch (error) {
      if (error instanceof AppError && error.code === 'UNPROCESSABLE')
        note(refusals, error.message, index);
      else note(failures, String(error), index);
    }

    const took = performance.now() - began;

    times.push(took);
    if (daysBetween(request.departureDate, request.returnDate) === 6) weekTimes.push(took);
    if ((index + 1) % 1000 === 0) process.stdout.write(`${index + 1} planned\n`);
  }
}

/** Starts that are not on a full five minutes, and full days that hold nothing but meals. */
function countStarts({ itinerary }: GeneratedTrip): void {
  for (const { activities, dayType } of itinerary) {
    const planned = activities.filter(({ kind }) => kind !== 'arrival' && kind !== 'departure');

    starts.all += planned.length;
    starts.uneven += planned.filter(({ time }) => minutesOf(time) % 5 !== 0).length;
    if (dayType !== 'Full Day') continue;
    idleDays.all += 1;
    if (planned.every(({ kind }) => kind === 'meal')) idleDays.idle += 1;
  }
}

function note(into: Map<string, number[]>, text: string, index: number): void {
  into.set(text, [...(into.get(text) ?? []), index]);
}

function quantiles(numbers: readonly number[], digits: number): string {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(digits);

  return `min ${at(0)}  5% ${at(0.05)}  25% ${at(0.25)}  median ${at(0.5)}  75% ${at(0.75)}  95% ${at(0.95)}  max ${at(1)}`;
}

function list(title: string, entries: ReadonlyMap<string, number[]>): void {
  process.stdout.write(`${title}: ${[...entries.values()].flat().length}\n`);
  for (const [text, indexes] of entries)
    process.stdout.write(`  ${text} (trips ${indexes.slice(0, 5).join(', ')})\n`);
}

await Promise.all(Array.from({ length: workers }, work));
await pool.close();
process.stdout.write(
  `${count} random trips, ${catalogue.destinations.length} destinations known, ${destinations.size} chosen\n`,
);
process.stdout.write(`score / bound       ${quantiles(quality, 3)}\n`);
process.stdout.write(`starts off a full five minutes  ${starts.uneven} of ${starts.all}\n`);
process.stdout.write(`full days of meals only         ${idleDays.idle} of ${idleDays.all}\n`);
process.stdout.write(`milliseconds        ${quantiles(times, 0)}\n`);
process.stdout.write(`milliseconds, week  ${quantiles(weekTimes, 0)}\n`);
list('refused with the smallest change', refusals);
list('failed', failures);
process.exitCode = failures.size > 0 ? 1 : 0;
