import { describe, expect, test } from 'vitest';
import { bestDaysFirst } from './best-days-first.ts';
import type { DayPlanInput, PlannedRoute, PlanProblem, Span, Visit } from './problem.ts';

const DAY: DayPlanInput = {
  window: [540, 1300],
  from: { lat: 0, lon: 0 },
  to: { lat: 0, lon: 0 },
  meals: [],
  blocks: [],
  maxWalkKm: 8,
  maxProgramme: 700,
  wantsIndoor: false,
};
const LEG = { mode: 'walk', minutes: 5, km: 0.3, usd: 0 } as const;

const sight = (id: string, changes: Partial<Visit> = {}): Visit => ({
  id,
  lat: 0,
  lon: 0,
  minutes: 60,
  value: 60,
  usd: 0,
  spans: [[[540, 1200]], [[540, 1200]]],
  group: 'museum',
  indoor: true,
  meets: [],
  ...changes,
});
const route = (id: string): PlannedRoute => ({
  stops: [{ id, kind: 'visit', start: 600, end: 660, leg: LEG }],
  back: LEG,
  leave: 595,
  arrive: 665,
});
const problem = (visits: Visit[], days: DayPlanInput[] = [DAY, DAY]): PlanProblem => ({
  days,
  visits,
  mealPlaces: [],
  travel: { leg: () => LEG },
  maxUsd: 1000,
  wantedInterests: [],
  variety: [1],
  seed: 1,
  maxRounds: 1,
});
const order = (visits: Visit[], days?: DayPlanInput[]) =>
  bestDaysFirst([route('small'), route('great')], problem(visits, days)).map(
    ({ stops }) => stops[0]?.id,
  );

describe('the order of the days', () => {
  test('has what one came for first', () => {
    expect(order([sight('small'), sight('great', { strong: 0.9 })])).toEqual(['great', 'small']);
  });

  test.each([
    ['neither is missed more', [sight('small', { strong: 0.8 }), sight('great', { strong: 0.9 })]],
    [
      'it is shut on the first day',
      [sight('small'), sight('great', { strong: 1, spans: [[], [[540, 1200]]] })],
    ],
    [
      'the other is shut on the second',
      [sight('small', { spans: [[[540, 1200]], []] }), sight('great', { strong: 1 })],
    ],
    [
      'it is at its best on the second alone',
      [sight('small'), sight('great', { strong: 1, bestSpans: [[], [[590, 700]]] })],
    ],
    [
      'something is locked',
      [
        sight('small', { lockedAt: { day: 0, start: 600, minutes: 60 } }),
        sight('great', { strong: 1 }),
      ],
    ],
  ])('stays as it is where %s', (_, visits) => {
    expect(order(visits)).toEqual(['small', 'great']);
  });

  test('moves a stop by minutes where the other day opens a little later, and tells when it leaves', () => {
    const late = sight('great', { strong: 1, spans: [[[620, 1200]], [[540, 1200]]] });
    const [first] = bestDaysFirst(
      [route('small'), route('great')],
      problem([sight('small'), late]),
    );

    expect(first?.stops[0]).toMatchObject({ id: 'great', start: 620, end: 680 });
    expect(first).toMatchObject({ leave: 615, arrive: 685 });
    expect(order([sight('small'), { ...late, spans: [[[700, 1200]], [[540, 1200]]] }])).toEqual([
      'small',
      'great',
    ]);
  });

  test('takes the hours of a table by the meal that is had there', () => {
    const dinner = { id: 'table', ...DAY.from, value: 1, usd: 1 };
    const evening: Span[][] = [[[1000, 1200]], [[1000, 1200]]];
    const noon: Span[][] = [[[660, 800]], [[660, 800]]];
    const withDinner = (id: string): PlannedRoute => ({
      ...route(id),
      stops: [
        ...route(id).stops,
        { id: 'table', kind: 'meal', meal: 'dinner', start: 1020, end: 1110, leg: LEG },
      ],
    });
    const slots: DayPlanInput = {
      ...DAY,
      meals: [{ meal: 'dinner', window: [1000, 1200], minutes: 90 }],
    };
    const moved = bestDaysFirst([route('small'), withDinner('great')], {
      ...problem([sight('small'), sight('great', { strong: 1 })], [slots, slots]),
      mealPlaces: [
        { ...dinner, spans: noon },
        { ...dinner, spans: evening },
      ],
    });

    expect(moved[0]?.stops.map(({ id }) => id)).toEqual(['great', 'table']);
  });

  test('stays as it is where the days have other hours', () => {
    const visits = [sight('small'), sight('great', { strong: 1 })];

    expect(order(visits, [{ ...DAY, window: [800, 1300] }, DAY])).toEqual(['small', 'great']);
  });
});
