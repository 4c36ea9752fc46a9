import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bruteForceRoute } from '../testing/brute-force-route.ts';
import { randomRoute } from '../testing/random-route.ts';
import { compileRoute } from './compiled-route.ts';
import { planRoute } from './plan-route.ts';
import { relax } from './relaxation.ts';

const seeds = fc.integer({ min: 1, max: 1e9 });
/** Everything is looked at. */
const THOROUGH = { tolerance: 0, width: 1e6 };

describe('planning small routes', () => {
  test('finds the best trip, or that there is none, as trying every trip does', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const problem = randomRoute(seed);
        const result = planRoute(problem, THOROUGH);
        const best = bruteForceRoute(problem);

        if (!result.plan) expect(best).toBe(-Infinity);
        else {
          expect(result.plan.worth).toBeCloseTo(best, 5);
          expect(result.bound).toBeGreaterThanOrEqual(best - 1e-6);
        }
      }),
      { numRuns: 80 },
    );
  });

  test('a small search stays below a true bound', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const problem = randomRoute(seed);
        const result = planRoute(problem, { width: 2 });
        const best = bruteForceRoute(problem);

        if (result.plan) {
          expect(result.plan.worth).toBeLessThanOrEqual(best + 1e-6);
          expect(result.bound).toBeGreaterThanOrEqual(best - 1e-6);
        } else if (result.obstacle.kind !== 'search') expect(best).toBe(-Infinity);
      }),
      { numRuns: 80 },
    );
  });

  test('a search that remembers no place at first ends where one that remembers all does', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom(0, 0.1), (seed, usd) => {
        const route = compileRoute(randomRoute(seed, { places: 5, nights: 7 }));
        const weights = { worth: 1, usd };
        const all = { remembered: 2 ** route.places.length - 1 };
        const { score, trace } = relax(route, { remembered: 0 }, { weights, limit: 1e6 });

        expect(score).toBeCloseTo(relax(route, all, { weights, limit: 1e6 }).score, 6);
        const places = trace?.steps.map(({ from }) => from.place) ?? [];

        expect(new Set(places).size).toBe(places.length);
      }),
      { numRuns: 80 },
    );
  });
});
