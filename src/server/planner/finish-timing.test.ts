import { describe, expect, test } from 'vitest';
import { solvePlan } from './solve-plan.ts';
import { buildRandomProblem } from './testing/random-problem.ts';
import type { PlanProblem } from './problem.ts';

/** Two full days with little to do, so that meals have slack. */
function idleProblem(): PlanProblem {
  const problem = buildRandomProblem({
    days: 4,
    visits: 2,
    tables: 8,
    seed: 2,
    maxUsd: Infinity,
    rounds: 50,
  });

  return { ...problem, visits: problem.visits.map((visit) => ({ ...visit, minutes: 45 })) };
}

describe('the hours of a day', () => {
  test('lunch and dinner move to a kind hour while the day has slack', () => {
    for (const { stops } of solvePlan(idleProblem()).routes.slice(1, 3)) {
      const lunch = stops.find(({ meal }) => meal === 'lunch');
      const dinner = stops.find(({ meal }) => meal === 'dinner');

      expect(lunch?.start).toBeGreaterThanOrEqual(12 * 60 + 30);
      expect(dinner?.start).toBeGreaterThanOrEqual(18 * 60 + 30);
      expect((dinner?.end ?? 0) - (lunch?.start ?? 0)).toBeLessThanOrEqual(600);
    }
  });

  test('a full day begins by ten where its visits are open and dinner leaves the time', () => {
    const problem = idleProblem();
    const visits = problem.visits.map((visit) => ({
      ...visit,
      lat: problem.days[0]?.from.lat ?? 0,
      lon: problem.days[0]?.from.lon ?? 0,
      value: 100,
      usd: 0,
      minutes: 60,
      spans: problem.days.map((_, day) => (day === 1 ? [[8 * 60, 12 * 60] as const] : [])),
    }));
    const [first] = solvePlan({ ...problem, visits }).routes[1]?.stops ?? [];

    expect(first?.kind).toBe('visit');
    expect(first?.start).toBeLessThanOrEqual(10 * 60);
  });

  test('busy days have nearly all their starts on full five minutes', () => {
    const stops = [3, 4, 5, 6].flatMap((seed) =>
      solvePlan(
        buildRandomProblem({
          days: 4,
          visits: 30,
          tables: 12,
          seed,
          maxUsd: Infinity,
          rounds: 150,
        }),
      ).routes.flatMap((route) => route.stops),
    );

    expect(stops.filter(({ start }) => start % 5 === 0).length / stops.length).toBeGreaterThan(0.6);
  });

  test('stops begin on full five minutes where nothing forbids it', () => {
    const stops = solvePlan(idleProblem()).routes.flatMap((route) => route.stops);

    expect(stops.length).toBeGreaterThan(3);
    expect(stops.filter(({ start }) => start % 5 === 0).length / stops.length).toBeGreaterThan(0.7);
  });

  test('the party leaves no earlier than the first stop needs', () => {
    for (const { leave, stops, arrive, back } of solvePlan(
      buildRandomProblem({
        days: 4,
        visits: 40,
        tables: 10,
        seed: 4,
        maxUsd: Infinity,
        rounds: 200,
      }),
    ).routes) {
      const first = stops[0];

      if (first) expect(first.start - leave).toBe(first.leg.minutes);
      if (first) expect(arrive - (stops.at(-1)?.end ?? 0)).toBe(back.minutes);
    }
  });
});
