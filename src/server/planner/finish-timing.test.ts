import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileProblem } from './compile/compile-problem.ts';
import { timeDay } from './finish-timing.ts';
import { solvePlan } from './solve-plan.ts';
import { buildRandomProblem } from './testing/random-problem.ts';
import type { PlanProblem, Span } from './problem.ts';

/** Two full days with little to do, so that meals have slack. */
function idleProblem(): PlanProblem {
  const problem = buildRandomProblem({
    days: 4,
    visits: 2,
    restaurants: 8,
    seed: 2,
    maxUsd: Infinity,
    rounds: 50,
  });

  return { ...problem, visits: problem.visits.map((visit) => ({ ...visit, minutes: 45 })) };
}

/** A stop of a narrow day: minutes of rest before it, its length, and how far its start may move. */
type Narrow = { rest: number; minutes: number; sooner: number; later: number };

const WAY = 7;
const narrowDay = fc.record({
  stops: fc.array(
    fc.record({
      rest: fc.integer({ min: 0, max: 8 }),
      minutes: fc.integer({ min: 20, max: 40 }),
      sooner: fc.integer({ min: 0, max: 6 }),
      later: fc.integer({ min: 0, max: 6 }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  spare: fc.integer({ min: 0, max: 6 }),
});

/** A day of stops in one order, between which one walks for 7 minutes; `begins` are their possible starts. */
function buildNarrow({ stops, spare }: { stops: readonly Narrow[]; spare: number }) {
  const begins: Span[] = [];
  let ready = 540;

  for (const { rest, minutes, sooner, later } of stops) {
    const start = ready + WAY + rest;

    begins.push([start - sooner, start + later]);
    ready = start + minutes;
  }
  const longest = ready + WAY - (begins[0]?.[0] ?? 0) + WAY + spare;
  const base = buildRandomProblem({
    days: 1,
    visits: stops.length,
    restaurants: 0,
    seed: 1,
    maxUsd: Infinity,
    rounds: 1,
  });
  const problem: PlanProblem = {
    ...base,
    days: base.days.map((day) => ({ ...day, window: [480, 1380], maxProgramme: longest })),
    visits: base.visits.map((visit, i) => {
      const [first, last] = begins[i] ?? [0, 0];
      const minutes = stops[i]?.minutes ?? 0;

      return { ...visit, minutes, spans: [[[first, last + minutes]]] };
    }),
    travel: { leg: () => ({ mode: 'walk', minutes: WAY, km: 0, usd: 0 }) },
  };

  return { problem, begins, longest };
}

const isFull = (start: number) => start % 5 === 0;

/** The most starts on full five minutes that any hours of a narrow day have, by trying every minute. */
function mostFull(stops: readonly Narrow[], begins: readonly Span[], longest: number): number {
  const from = (i: number, ready: number, until: number): number => {
    const [first, last] = begins[i] ?? [0, -1];
    let most = -Infinity;

    if (i === stops.length) return ready <= until ? 0 : -Infinity;
    for (let start = Math.max(first, ready); start <= last; start++) {
      const home = i === 0 ? start - WAY + longest : until;
      const rest = from(i + 1, start + (stops[i]?.minutes ?? 0) + WAY, home);

      most = Math.max(most, rest + (isFull(start) ? 1 : 0));
    }
    return most;
  };

  return from(0, 0, Infinity);
}

describe('the hours of a day', () => {
  test('as many stops as can begin on a full five minutes, though not all do', () => {
    fc.assert(
      fc.property(narrowDay, (day) => {
        const { problem, begins, longest } = buildNarrow(day);
        const compiled = compileProblem(problem, { maxMealLeg: 20, thrift: 0 });
        const starts = timeDay({ ...compiled, route: 0, nodes: [...day.stops.keys()] });
        const ends = starts.map((start, i) => start + (day.stops[i]?.minutes ?? 0));

        for (const [i, start] of starts.entries()) {
          expect(start).toBeGreaterThanOrEqual(
            Math.max(begins[i]?.[0] ?? 0, (ends[i - 1] ?? 0) + WAY),
          );
          expect(start).toBeLessThanOrEqual(begins[i]?.[1] ?? 0);
        }
        expect((ends.at(-1) ?? 0) - (starts[0] ?? 0) + 2 * WAY).toBeLessThanOrEqual(longest);
        expect(starts.filter(isFull)).toHaveLength(mostFull(day.stops, begins, longest));
      }),
      { numRuns: 200 },
    );
  });

  test('lunch and dinner move to a kind hour while the day has slack', () => {
    const problem = idleProblem();
    // A visit in the morning would leave no slack: ten hours after it the day is over.
    const visits = problem.visits.map((visit) => ({
      ...visit,
      spans: problem.days.map(() => [[14 * 60, 18 * 60] as const]),
    }));

    for (const { stops } of solvePlan({ ...problem, visits }).routes.slice(1, 3)) {
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
          restaurants: 12,
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
        restaurants: 10,
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
