/**
 * The planner's core on the standard instances of the team orienteering problem with time windows.
 *
 *   npm run bench:planner -- <folder> [--every 8] [--times 50,300,2000] [--seeds 1] [--set pr]
 *
 * The folder holds the instance files and best-known.json. `--every n` takes each n-th case, for a quick
 * look. One core; the limit is processor time and covers the search with its preparation, the reading excepted.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { anneal } from '#server/planner/core/anneal.ts';
import { greedyRoutes } from './planner-toptw-greedy.ts';
import { readFolder, toCore, type ToptwFile } from './planner-toptw-instance.ts';
import { verifyRoutes } from './planner-toptw-verify.ts';

type BestKnown = { instance: string; routes: number; best: number; status: string };
type Case = { file: ToptwFile; routes: number; best: number; set: string };
type Row = { set: string; routes: number; gaps: number[]; greedyGap: number; ratio: number };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    every: { type: 'string', default: '1' },
    offset: { type: 'string', default: '0' },
    times: { type: 'string', default: '50,300,2000' },
    seeds: { type: 'string', default: '1' },
    set: { type: 'string', default: '' },
  },
});
const folder = positionals[0];

if (!folder) throw new Error('Which folder? npm run bench:planner -- <folder with the instances>');
const times = values.times.split(',').map(Number);
const rows = chooseCases(folder).map(runCase);

print(rows);

function setOf(name: string): string {
  return name.startsWith('pr') ? 'pr01-10' : `${name.replace(/\d+$/, '')}${name.at(-3)}00`;
}

function chooseCases(path: string): Case[] {
  const known = JSON.parse(readFileSync(join(path, 'best-known.json'), 'utf8')) as BestKnown[];
  const cases = readFolder(path).flatMap((file) =>
    known
      .filter((entry) => entry.instance === file.name)
      .map(({ routes, best }) => ({ file, routes, best, set: setOf(file.name) })),
  );

  return cases
    .filter(({ set }) => set.startsWith(values.set))
    .filter((_, i) => i % Number(values.every) === Number(values.offset));
}

function runCase({ file, routes, best, set }: Case): Row {
  const greedy = verifyRoutes(file, greedyRoutes(toCore(file, routes)));
  const gaps = times.map((limit) =>
    mean(seedList().map((seed) => gap(best, solve(file, routes, { limit, seed })))),
  );
  const last = best * (1 - (gaps.at(-1) ?? 0) / 100);

  if (last > best)
    console.log(`${file.name} with ${routes}: ${last} is above the best known ${best}`);
  return { set, routes, gaps, greedyGap: gap(best, greedy), ratio: last / greedy };
}

function seedList(): number[] {
  return Array.from({ length: Number(values.seeds) }, (_, i) => i + 1);
}

function solve(
  file: ToptwFile,
  routes: number,
  { limit, seed }: { limit: number; seed: number },
): number {
  const began = cpuMs();
  let asked = 0;
  let done = 0;
  // Reading the clock costs as much as a round of search, so only every fourth question reads it.
  const progress = () => {
    if (asked++ % 4 === 0) done = (cpuMs() - began) / limit;
    return done;
  };
  const result = anneal(toCore(file, routes), {
    seed,
    maxRounds: Infinity,
    progress,
    isOver: () => progress() >= 1,
  });

  return verifyRoutes(file, result.routes);
}

/** Processor time, compiling and collecting included: what other processes do does not count. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();

  return (user + system) / 1000;
}

function gap(best: number, value: number): number {
  return (100 * (best - value)) / best;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, value) => sum + value, 0) / Math.max(1, numbers.length);
}

function print(all: readonly Row[]): void {
  const heading = times.map((time) => `${time} ms`.padStart(8)).join('');
  const line = (label: string, some: readonly Row[]) => {
    const gaps = times
      .map((_, i) =>
        mean(some.map((row) => row.gaps[i] ?? 0))
          .toFixed(2)
          .padStart(8),
      )
      .join('');
    const greedy = mean(some.map((row) => row.greedyGap))
      .toFixed(2)
      .padStart(8);

    console.log(
      `${label.padEnd(12)}${String(some.length).padStart(5)}${gaps}${greedy}${mean(
        some.map((row) => row.ratio),
      )
        .toFixed(3)
        .padStart(8)}`,
    );
  };

  console.log(`Gap to best known in per cent\n${'set'.padEnd(12)}cases${heading}  greedy   ratio`);
  for (const set of new Set(all.map((row) => row.set))) {
    for (const routes of [1, 2, 3, 4]) {
      const some = all.filter((row) => row.set === set && row.routes === routes);

      if (some.length > 0) line(`${set} × ${routes}`, some);
    }
    line(
      `${set} all`,
      all.filter((row) => row.set === set),
    );
  }
  line('all', all);
}
