/**
 * Plans random trips to several places in all regions and prints whether each keeps every rule, how good they are
 * (score over upper bound) and how long they took:
 *
 *   npm run bench:routes -- [count] [--seed text] [--from index]
 */
import { parseArgs } from 'node:util';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { generateTrip } from '#server/generation/generate-trip.ts';
import { prove } from '#server/planning/assembly/prove.ts';
import { AppError } from '#shared/app-error.ts';
import { daysBetween } from '#shared/dates.ts';
import { randomJourney } from './random-journey.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: 'routes' },
    from: { type: 'string', default: '0' },
  },
});
const count = Number(positionals[0] ?? 1000);
const catalogue = loadCatalogue();
const quality: number[] = [];
const times: number[] = [];
const longTimes: number[] = [];
const failures: string[] = [];
const refusals: string[] = [];
const slow: string[] = [];
/** A trip that takes longer, in milliseconds of the processor, is told by its number. */
const SLOW = 3000;
const countries = new Set<string>();
const sizes = new Map<number, number>();

for (let index = Number(values.from); index < Number(values.from) + count; index++) {
  const request = randomJourney(index, catalogue, values.seed);
  const began = process.cpuUsage();
  const names = request.places?.map(({ name }) => name).join(', ');
  const nights = daysBetween(request.departureDate, request.returnDate);

  try {
    const trip = generateTrip(request, { catalogue, prove });
    const broken = trip.checks.find(({ ok }) => !ok);
    const stays = trip.places?.length ?? 1;

    quality.push(trip.bound > 0 ? trip.score / trip.bound : 1);
    sizes.set(stays, (sizes.get(stays) ?? 0) + 1);
    for (const { country } of request.places ?? []) countries.add(country);
    if (broken) failures.push(`${index} ${names}: ${broken.name}, ${broken.detail}`);
  } catch (error) {
    const isRefusal = error instanceof AppError && error.code === 'UNPROCESSABLE';
    const reason = error instanceof Error ? error.message : String(error);

    (isRefusal ? refusals : failures).push(`${index} ${names}, ${nights} nights: ${reason}`);
  }
  const { user, system } = process.cpuUsage(began);

  const ms = Math.round((user + system) / 1000);

  times.push(ms);
  if (ms > SLOW) slow.push(`${index} ${names}, ${nights} nights: ${ms} ms`);
  if (nights >= 18) longTimes.push(ms);
}

console.log(`${count} random trips, ${countries.size} countries`);
console.log(
  `places stayed in    ${[...sizes].map(([size, trips]) => `${size}: ${trips}`).join(', ')}`,
);
console.log(`score / bound       ${quantiles(quality, 3)}`);
console.log(`CPU ms              ${quantiles(times, 0)}`);
console.log(`CPU ms, three weeks ${quantiles(longTimes, 0)}`);
list(`over ${SLOW} ms`, slow);
list('refused, with the reason', refusals);
list('failed', failures);
process.exitCode = failures.length > 0 ? 1 : 0;

function quantiles(numbers: readonly number[], digits: number): string {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN).toFixed(digits);

  return `min ${at(0)}  5% ${at(0.05)}  median ${at(0.5)}  95% ${at(0.95)}  max ${at(1)}`;
}

function list(title: string, lines: readonly string[]): void {
  console.log(`${title}: ${lines.length}`);
  for (const line of lines) console.log(`  ${line}`);
}
