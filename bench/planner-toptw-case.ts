import { anneal } from '#server/planner/core/anneal.ts';
import { greedyRoutes } from './planner-toptw-greedy.ts';
import { toCore, type ToptwFile } from './planner-toptw-instance.ts';
import { verifyRoutes } from './planner-toptw-verify.ts';

/** An instance with a number of routes and the best value known for it. */
export type Case = { file: ToptwFile; routes: number; best: number; set: string };
/** How long each search may take: milliseconds of processor time, or rounds, which repeat exactly. */
export type Limits = { unit: 'ms' | 'rounds'; list: readonly number[]; seeds: number };
/** What a case came to; `record` holds routes that are better than anything known. */
export type Row = {
  name: string;
  set: string;
  routes: number;
  gaps: number[];
  greedyGap: number;
  ratio: number;
  record?: { value: number; best: number; routes: number[][] };
};

type Solved = { value: number; routes: number[][] };

/** Solves a case within each limit; no value counts before the verifier passed its routes. */
export function runCase({ file, routes, best, set }: Case, { unit, list, seeds }: Limits): Row {
  const greedy = verifyRoutes(file, greedyRoutes(toCore(file, routes)));
  const solved = list.map((limit) =>
    Array.from({ length: seeds }, (_, i) => solve(file, routes, { unit, limit, seed: i + 1 })),
  );
  const gaps = solved.map((some) => mean(some.map(({ value }) => gapOf(best, value))));
  const top = solved.flat().reduce((a, b) => (b.value > a.value ? b : a), {
    value: greedy,
    routes: [],
  });

  return {
    name: file.name,
    set,
    routes,
    gaps,
    greedyGap: gapOf(best, greedy),
    ratio: (best * (1 - (gaps.at(-1) ?? 0) / 100)) / greedy,
    ...(top.value > best ? { record: { value: top.value, best, routes: top.routes } } : {}),
  };
}

function solve(
  file: ToptwFile,
  routes: number,
  { unit, limit, seed }: { unit: Limits['unit']; limit: number; seed: number },
): Solved {
  const result = anneal(toCore(file, routes), {
    seed,
    ...(unit === 'rounds' ? { maxRounds: limit } : { maxRounds: Infinity, ...stopwatch(limit) }),
  });

  return { value: verifyRoutes(file, result.routes), routes: result.routes };
}

/** Asking for processor time costs as much as a round of search, so it is asked for a hundred times. */
function stopwatch(limit: number) {
  const began = cpuMs();
  let asked = -Infinity;
  let done = 0;
  const progress = () => {
    const now = performance.now();

    if (now - asked > limit / 100) {
      asked = now;
      done = (cpuMs() - began) / limit;
    }
    return done;
  };

  return { progress, isOver: () => progress() >= 1 };
}

/** Processor time, compiling and collecting included: what other processes do does not count. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();

  return (user + system) / 1000;
}

function gapOf(best: number, value: number): number {
  return (100 * (best - value)) / best;
}

export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, value) => sum + value, 0) / Math.max(1, numbers.length);
}
