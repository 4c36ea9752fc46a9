/**
 * Whole trips of 1 to 21 days with 20 to 400 candidates: time, score over bound, and how time grows.
 *
 *   npm run bench:trips -- [--seeds 3] [--days 1,3,7,14,21] [--visits 20,60,120,200,400]
 */
import { parseArgs } from 'node:util';
import { solvePlan } from '#server/planner/solve-plan.ts';
import { buildTripProblem } from './planner-trips-world.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '3' },
    days: { type: 'string', default: '1,3,7,14,21' },
    visits: { type: 'string', default: '20,60,120,200,400' },
  },
});
const days = values.days.split(',').map(Number);
const visits = values.visits.split(',').map(Number);
const seeds = Array.from({ length: Number(values.seeds) }, (_, i) => i + 1);

type Run = { ms: number; quality: number; stops: number };

function run(size: { days: number; visits: number; seed: number }): Run {
  const problem = buildTripProblem(size);
  const began = process.cpuUsage();
  const { score, bound, routes } = solvePlan(problem);
  const { user, system } = process.cpuUsage(began);

  return {
    ms: (user + system) / 1000,
    quality: score / bound,
    stops: routes.reduce((sum, { stops }) => sum + stops.length, 0),
  };
}

const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

run({ days: 5, visits: 80, seed: 99 });
console.log('days  visits   CPU ms  score/bound  stops   (medians)');
for (const day of days) {
  for (const count of visits) {
    const runs = seeds.map((seed) => run({ days: day, visits: count, seed }));
    const ms = median(runs.map((one) => one.ms)).toFixed(0);
    const quality = median(runs.map((one) => one.quality)).toFixed(3);
    const stops = median(runs.map((one) => one.stops));

    console.log(
      `${String(day).padStart(4)}${String(count).padStart(8)}${ms.padStart(9)}${quality.padStart(13)}${String(stops).padStart(7)}`,
    );
  }
}
