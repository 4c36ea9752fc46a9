import { describe, expect, test } from 'vitest';
import { buildRandomProblem } from '../testing/random-problem.ts';
import type { LegCosts } from '../problem.ts';
import { solvePlan } from '../solve-plan.ts';

const size = { days: 3, visits: 24, restaurants: 8, maxUsd: 2000, rounds: 400 };
const random = buildRandomProblem({ ...size, seed: 11 });
/** One whose sights lie in several parts of town. */
const spread = buildRandomProblem({ ...size, seed: 3 });
const legCosts = { hour: 60, ride: 8, neighbourSplit: 0, neighbourKm: 0, alongWalk: 0 };

/** On how many days of the best plan the visits stand. */
function daysOf(ids: readonly string[], walks: readonly (readonly string[])[]): Set<number> {
  const { routes } = solvePlan({
    ...random,
    legCosts: { ...legCosts, neighbourSplit: 400 },
    walks,
  });

  return new Set(
    routes.flatMap(({ stops }, day) => (stops.some(({ id }) => ids.includes(id)) ? [day] : [])),
  );
}

describe('walks', () => {
  const { routes } = solvePlan({ ...random, legCosts });
  const firsts = routes.flatMap(
    ({ stops }) => stops.find(({ kind }) => kind === 'visit')?.id ?? [],
  );

  test('bring what stood on several days into one', () => {
    expect(daysOf(firsts, []).size).toBeGreaterThan(1);
    expect(daysOf(firsts, [firsts]).size).toBe(1);
  });

  test('make a plan worth more where their ways are free', () => {
    const inOrder = routes.map(({ stops }) =>
      stops.flatMap(({ kind, id }) => (kind === 'visit' ? [id] : [])),
    );

    expect(solvePlan({ ...random, legCosts, walks: inOrder }).score).toBeGreaterThan(
      solvePlan({ ...random, legCosts }).score,
    );
  });
});

describe('areas', () => {
  /** On how many days several ways from one sight to the next are long. */
  function daysWithLongWays(areas?: LegCosts['areas']) {
    const { routes } = solvePlan({ ...spread, legCosts: { ...legCosts, ...(areas && { areas }) } });
    const perDay = routes.map(({ stops }) => {
      const visits = spread.visits.filter(({ id }) => stops.some((stop) => stop.id === id));
      const inOrder = stops.flatMap(({ id }) => visits.find((visit) => visit.id === id) ?? []);

      return inOrder
        .slice(1)
        .filter((visit, at) => spread.travel.leg(inOrder[at] ?? visit, visit).km > LONG_KM).length;
    });

    return perDay.filter((count) => count > 1).length;
  }
  const LONG_KM = 2;

  test('keep a day from going to a third part of town', () => {
    expect(daysWithLongWays()).toBeGreaterThan(0);
    expect(daysWithLongWays({ fromKm: 1, fullKm: 1, first: 50, more: 5000 })).toBe(0);
  });
});
