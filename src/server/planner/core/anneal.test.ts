import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildPlainInstance } from '../testing/plain-instance.ts';
import { anneal } from './anneal.ts';
import type { CoreInstance } from './instance.ts';

/** Property tests take a while on a busy machine. */
const PATIENCE_MS = 60_000;

/** Drives the routes and returns their profit; undefined when a window or the day's end is missed. */
function drive(instance: CoreInstance, routes: readonly (readonly number[])[]): number | undefined {
  const { routes: count, nodes, points, point, travel, service, open, close, profit } = instance;
  let sum = 0;

  for (const [route, stops] of routes.entries()) {
    let at = point[nodes + route] ?? 0;
    let time = 0;

    for (const node of [...stops, nodes + count + route]) {
      const to = point[node] ?? 0;

      time = Math.max(time + (travel[at * points + to] ?? 0), open[node * count + route] ?? 0);
      if (time > (close[node * count + route] ?? 0)) return undefined;
      time += service[node] ?? 0;
      sum += profit[node] ?? 0;
      at = to;
    }
  }
  return sum;
}

/** The best profit of one route, by trying every order that is feasible so far. */
function bestRoute(instance: CoreInstance, stops: readonly number[] = []): number {
  const here = drive(instance, [stops]) ?? 0;
  const more = Array.from({ length: instance.nodes }, (_, node) => node)
    .filter((node) => !stops.includes(node) && drive(instance, [[...stops, node]]) !== undefined)
    .map((node) => bestRoute(instance, [...stops, node]));

  return Math.max(here, ...more);
}

describe('anneal', () => {
  test(
    'finds the best route of small instances',
    () => {
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 1e6 }), (seed) => {
          const instance = buildPlainInstance(seed, 8, 1);
          const { routes, score } = anneal(instance, { seed, maxRounds: 1500 });

          expect(drive(instance, routes)).toBe(score);
          expect(score).toBe(bestRoute(instance));
        }),
        { numRuns: 20 },
      );
    },
    PATIENCE_MS,
  );

  test(
    'gives feasible routes with every node once, and counts their profit',
    () => {
      fc.assert(
        fc.property(
          fc.integer({ min: 1, max: 1e6 }),
          fc.integer({ min: 1, max: 4 }),
          (seed, count) => {
            const instance = buildPlainInstance(seed, 40, count);
            const { routes, score } = anneal(instance, { seed, maxRounds: 200 });

            expect(new Set(routes.flat()).size).toBe(routes.flat().length);
            expect(drive(instance, routes)).toBe(score);
          },
        ),
        { numRuns: 30 },
      );
    },
    PATIENCE_MS,
  );

  test('repeats itself for a seed, and stops when it is told to', () => {
    const instance = buildPlainInstance(11, 40, 2);
    const once = anneal(instance, { seed: 3, maxRounds: 500 });
    let questions = 0;
    const stopped = anneal(instance, {
      seed: 3,
      maxRounds: Infinity,
      isOver: () => ++questions > 5,
      progress: () => questions / 5,
    });

    expect(anneal(instance, { seed: 3, maxRounds: 500 })).toEqual(once);
    expect(stopped.rounds).toBeLessThan(100);
  });

  test('has nothing to do without nodes', () => {
    expect(anneal(buildPlainInstance(1, 0, 2), { seed: 1, maxRounds: 100 })).toMatchObject({
      routes: [[], []],
      score: 0,
      rounds: 0,
    });
  });
});
