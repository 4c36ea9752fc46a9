import { describe, expect, test } from 'vitest';
import { planRoute } from './plan-route.ts';
import type { RoutePlace, RouteProblem } from './route-problem.ts';

const place = (id: string, value: number, more: Partial<RoutePlace> = {}): RoutePlace => ({
  id,
  nights: { min: 1, max: 7 },
  worth: (nights) => value * (1 - 0.6 ** nights),
  ...more,
});

/** Places on a line, a dollar and a minute a kilometre. */
const KM: Record<string, number> = {
  home: 0,
  'home side': -100,
  near: 100,
  middle: 200,
  far: 300,
  away: 400,
};

const line = (more: Partial<RouteProblem> = {}): RouteProblem => ({
  nights: 6,
  people: 1,
  start: 'home',
  end: 'away',
  places: [place('middle', 60), place('far', 60), place('near', 60)],
  rides: (from, to) => {
    const km = Math.abs((KM[from] ?? 0) - (KM[to] ?? 0));

    return [
      {
        id: 'train',
        mode: 'train',
        minutes: km,
        price: { usd: km, per: 'person' },
        burden: km / 20,
      },
    ];
  },
  ...more,
});

const stays = (problem: RouteProblem) =>
  planRoute(problem).plan?.stays.map(({ place: id, nights }) => `${id} ${nights}`);

describe('planning a route', () => {
  test('shares the nights among the places and does not ride to and fro', () => {
    expect(stays(line())).toEqual(['near 2', 'middle 2', 'far 2']);
  });

  test.each<[string, Partial<RouteProblem>, string[]]>([
    ['begins where it must', { first: 'far' }, ['far 2', 'middle 2', 'near 2']],
    ['ends where it must', { last: 'middle' }, ['near 2', 'far 2', 'middle 2']],
    ['keeps an order', { order: ['middle', 'near'] }, ['middle 2', 'near 2', 'far 2']],
    ['holds as many places as asked', { visits: { min: 1, max: 1 } }, ['middle 6']],
    [
      'keeps the nights that are fixed',
      { places: [place('far', 60, { nights: { min: 4, max: 4 } }), place('near', 60)] },
      ['near 2', 'far 4'],
    ],
    [
      'leaves out what is not worth the way, unless it is required',
      { places: [place('near', 60), place('home side', 5)] },
      ['near 6'],
    ],
    [
      'goes to what is required',
      { places: [place('near', 60), place('home side', 5, { required: true })] },
      ['home side 1', 'near 5'],
    ],
  ])('%s', (_, more, expected) => {
    expect(stays(line(more))).toEqual(expected);
  });

  test('says what the cheapest trip costs where the budget is too small', () => {
    expect(planRoute(line({ budgetUsd: 399 }))).toEqual({
      plan: null,
      obstacle: { kind: 'budget', cheapestUsd: 400 },
    });
  });
});
