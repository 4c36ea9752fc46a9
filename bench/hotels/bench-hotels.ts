/**
 * The orienteering problem with hotel selection with the planner's own parts: the route planner proposes where to
 * stay, the core of the day planner fills the days between.
 *
 *   npm run bench:hotels -- FOLDER [--rounds 3000]
 *
 * FOLDER holds *.ophs files and best-known.json, a list of {instance, best}.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { anneal } from '#server/planner/core/anneal.ts';
import { proposeHotels } from './choose-hotels.ts';
import { readInstance, toCore, verify } from './instance.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '3000' } },
});
const [folder] = positionals;

if (!folder) throw new Error('Which folder? npm run bench:hotels -- FOLDER');
const bestKnown = z
  .array(z.object({ instance: z.string(), best: z.number() }))
  .parse(JSON.parse(readFileSync(join(folder, 'best-known.json'), 'utf8')));
const gaps: number[] = [];

for (const file of readdirSync(folder).filter((name) => name.endsWith('.ophs'))) {
  const name = basename(file, '.ophs');
  const best = bestKnown.find(({ instance }) => instance === name)?.best ?? NaN;
  const began = process.cpuUsage();
  const { first, score, proposals } = solve(join(folder, file));
  const { user, system } = process.cpuUsage(began);
  const gap = (100 * (best - score)) / best;

  gaps.push(gap);
  console.log(
    `${name}\tbest known ${best}\tfirst proposal ${first}\tbest of ${proposals} ${score}\tgap ${gap.toFixed(2)} %\t${Math.round((user + system) / 1000)} CPU ms`,
  );
}
console.log(
  `${gaps.length} instances, mean gap ${(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length).toFixed(2)} %`,
);

function solve(path: string): { first: number; score: number; proposals: number } {
  const instance = readInstance(path);
  const scores = proposeHotels(instance).map((days) => {
    const { routes } = anneal(toCore(instance, days), {
      seed: 1,
      maxRounds: Number(values.rounds),
    });

    return verify(instance, days, routes);
  });

  return { first: scores[0] ?? 0, score: Math.max(0, ...scores), proposals: scores.length };
}
