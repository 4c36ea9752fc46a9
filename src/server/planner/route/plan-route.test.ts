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

  const room = (id: string, attributes = {}) => ({ id, usdPerNight: 50, sleeps: 2, attributes });

  test.each<[string, Partial<RouteProblem>, object]>([
    [
      'a constraint by its name',
      {
        places: [place('near', 60, { lodgings: [room('loud', { isLoud: true })] })],
        constraints: [
          { name: 'no cars', ride: ({ mode }) => mode !== 'car' },
          { name: 'quiet', lodging: ({ attributes }) => !attributes?.['isLoud'] },
        ],
      },
      { kind: 'constraints', names: ['quiet'] },
    ],
    [
      'a tag that nothing has',
      {
        slots: [{ id: 'noon', kind: 'meal', from: 720, until: 780 }],
        coverage: ['sweet', 'sour'],
        places: [
          place('near', 60, {
            picks: { meal: [{ id: 'table', usdPerPerson: 9, worth: 1, tags: ['sweet'] }] },
          }),
        ],
      },
      { kind: 'coverage', tags: ['sour'] },
    ],
    ['beds for the nights', { places: [place('near', 60, { lodgings: [] })] }, { kind: 'lodging' }],
    [
      'rides that lead on',
      { places: [place('near', 60)], rides: () => [] },
      {
        kind: 'rides',
        between: [
          ['home', 'near'],
          ['near', 'away'],
        ],
      },
    ],
    [
      'nights that add up',
      { places: [place('near', 60, { nights: { min: 1, max: 2 } })] },
      { kind: 'nights' },
    ],
  ])('names what stands in the way: %s', (_, more, obstacle) => {
    expect(planRoute(line(more))).toEqual({ plan: null, obstacle });
  });

  test('rounds vehicles and rooms up for all people, and fills the slots between rides', () => {
    const { plan } = planRoute(
      line({
        nights: 2,
        people: 5,
        places: [
          place('near', 60, {
            lodgings: [room('room')],
            picks: {
              meal: ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, usdPerPerson: 1, worth: 1 })),
            },
          }),
        ],
        rides: (from, to) => [
          {
            id: `${from}-${to}`,
            mode: 'car',
            minutes: 60,
            price: { usd: 10, per: 'vehicle', seats: 4 },
            departs: 800,
            arrives: 860,
          },
        ],
        slots: [
          { id: 'noon', kind: 'meal', from: 720, until: 780, required: true },
          { id: 'night', kind: 'meal', from: 1140, until: 1200, required: true },
        ],
      }),
    );

    // Two cars twice, three rooms for two nights, four meals for five people.
    expect(plan?.usd).toBe(2 * 20 + 3 * 50 * 2 + 4 * 5);
    expect(plan?.picks.map(({ day, slot }) => `${day} ${slot}`)).toEqual([
      '0 night',
      '1 noon',
      '1 night',
      '2 noon',
    ]);
  });

  test('spends a night aboard and arrives the day after', () => {
    const sleeper = {
      id: 'sleeper',
      mode: 'train',
      minutes: 600,
      price: { usd: 9, per: 'person' as const },
      nightsAboard: 1,
    };
    const { start: _, end: __, ...open } = line();
    const { plan } = planRoute({
      ...open,
      nights: 4,
      places: [place('near', 60, { nights: { min: 2, max: 2 } }), place('far', 60)],
      last: 'far',
      rides: () => [sleeper],
    });

    expect(plan?.stays).toMatchObject([
      { place: 'near', arriveDay: 0, departDay: 2 },
      { place: 'far', arriveDay: 3, departDay: 4 },
    ]);
  });
});
