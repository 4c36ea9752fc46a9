/**
 * The planner's core on the standard instances of the team orienteering problem with time windows.
 *
 *   npm run bench:planner -- <folder> [--limits 50,300,2000] [--rounds 2000] [--sets pr,c1] [--every 8]
 *                            [--seeds 1] [--workers 2] [--resume rows.jsonl]
 *
 * The folder holds the instance files and best-known.json. A limit is milliseconds of processor time on one
 * core, the search with its preparation; `--rounds` counts rounds of search instead, which repeat exactly.
 * `--every n` takes each n-th case for a quick look, `--workers` shares the cases among processes, and
 * `--resume` keeps what is done in a file and goes on from there. Routes above the best known are printed.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Case, type Limits, mean, type Row, runCase } from './planner-toptw-case.ts';
import { readFolder } from './planner-toptw-instance.ts';

type BestKnown = { instance: string; routes: number; best: number; status: string };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    every: { type: 'string', default: '1' },
    offset: { type: 'string', default: '0' },
    limits: { type: 'string', default: '50,300,2000' },
    rounds: { type: 'string', default: '' },
    seeds: { type: 'string', default: '1' },
    sets: { type: 'string', default: '' },
    workers: { type: 'string', default: '1' },
    resume: { type: 'string', default: '' },
  },
});
const folder = positionals[0];

if (!folder) throw new Error('Which folder? npm run bench:planner -- <folder with the instances>');
const limits: Limits = {
  unit: values.rounds ? 'rounds' : 'ms',
  list: (values.rounds || values.limits).split(',').map(Number),
  seeds: Number(values.seeds),
};
const cases = chooseCases(folder);

if (process.send) process.on('message', (index: number) => process.send?.(rowOf(index)));
else print(await runAll());

function setOf(name: string): string {
  return name.startsWith('pr') ? 'pr01-10' : `${name.replace(/\d+$/, '')}${name.at(-3)}00`;
}

function chooseCases(path: string): Case[] {
  const known = JSON.parse(readFileSync(join(path, 'best-known.json'), 'utf8')) as BestKnown[];

  return readFolder(path)
    .flatMap((file) =>
      known
        .filter((entry) => entry.instance === file.name)
        .map(({ routes, best }) => ({ file, routes, best, set: setOf(file.name) })),
    )
    .filter(({ set }) => values.sets.split(',').some((prefix) => set.startsWith(prefix)))
    .filter((_, i) => i % Number(values.every) === Number(values.offset));
}

function rowOf(index: number): Row {
  const one = cases[index];

  if (!one) throw new RangeError(`No case ${index}`);
  return runCase(one, limits);
}

/** All rows in the order of the cases; what the file of an earlier run holds is not run again. */
async function runAll(): Promise<Row[]> {
  const rows = new Map(readDone().map((row) => [`${row.name} ${row.routes}`, row]));
  const open = cases.flatMap((one, index) => (rows.has(nameOf(one)) ? [] : [index]));
  const keep = (row: Row) => {
    rows.set(`${row.name} ${row.routes}`, row);
    if (values.resume) appendFileSync(values.resume, `${JSON.stringify(row)}\n`);
    if (row.record) tellRecord(row);
  };

  if (Number(values.workers) <= 1) for (const index of open) keep(rowOf(index));
  else await shareOut(open, keep);
  return cases.flatMap((one) => rows.get(nameOf(one)) ?? []);
}

function nameOf({ file, routes }: Case): string {
  return `${file.name} ${routes}`;
}

function readDone(): Row[] {
  if (!values.resume || !existsSync(values.resume)) return [];
  return readFileSync(values.resume, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);
}

/** Child processes take one case after another; each measures its own processor time. */
async function shareOut(open: readonly number[], keep: (row: Row) => void): Promise<void> {
  const left = [...open];
  const workers = Array.from({ length: Number(values.workers) }, () =>
    fork(fileURLToPath(import.meta.url), process.argv.slice(2)),
  );

  await Promise.all(
    workers.map(async (worker) => {
      for (let index = left.shift(); index !== undefined; index = left.shift())
        keep(await ask(worker, index));
      worker.disconnect();
    }),
  );
}

function ask(worker: ChildProcess, index: number): Promise<Row> {
  return new Promise((resolve, reject) => {
    worker.once('message', (row) => resolve(row as Row));
    worker.once('exit', (code) => reject(new Error(`A worker ended with ${code}`)));
    worker.send(index);
  });
}

function tellRecord({ name, routes, record }: Row): void {
  console.log(`${name} with ${routes}: ${record?.value} is above the best known ${record?.best}`);
  for (const route of record?.routes ?? [])
    console.log(`  0 ${route.map((node) => node + 1).join(' ')} 0`);
}

function print(all: readonly Row[]): void {
  const heading = limits.list.map((limit) => `${limit} ${limits.unit}`.padStart(14)).join('');
  const line = (label: string, some: readonly Row[]) => {
    const gaps = limits.list.map((_, i) => mean(some.map((row) => row.gaps[i] ?? 0)));
    const cells = [
      ...gaps.map((gap) => gap.toFixed(3).padStart(14)),
      mean(some.map((row) => row.greedyGap))
        .toFixed(2)
        .padStart(8),
      mean(some.map((row) => row.ratio))
        .toFixed(3)
        .padStart(8),
    ];

    console.log(`${label.padEnd(12)}${String(some.length).padStart(5)}${cells.join('')}`);
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
