import { expect, test } from 'vitest';
import type { PlannedRoute, PlannedStop } from '#server/planner/problem.ts';
import type { BuiltProblem, PlanInput } from './build-problem.ts';
import { withIncludedMeals } from './included-meals.ts';

const leg = { mode: 'walk', minutes: 5, km: 0.3, usd: 0 } as const;
const stop = (id: string, meal?: 'lunch' | 'dinner'): PlannedStop => ({
  id,
  kind: meal ? 'meal' : 'visit',
  ...(meal ? { meal } : {}),
  start: 660,
  end: 840,
  leg,
});
const route = (...stops: PlannedStop[]): PlannedRoute => ({
  stops,
  back: leg,
  leave: 600,
  arrive: 900,
});
const slots = [
  { meal: 'lunch', window: [720, 900] },
  { meal: 'dinner', window: [1140, 1320] },
];
const input = {
  frames: [{ meals: slots }, { meals: slots }],
  candidates: [
    { id: 'walk', file: { includes: ['lunch'] }, visit: { spans: [[[540, 900]], [[540, 900]]] } },
    { id: 'museum', file: {}, visit: { spans: [[[540, 900]], [[540, 900]]] } },
  ],
} as unknown as PlanInput;
const built = { dayIndexes: [0, 1] } as unknown as BuiltProblem;

test('a walk that brings lunch stays on its day, without another lunch', () => {
  const routes = [
    route(stop('museum'), stop('table', 'lunch'), stop('house', 'dinner')),
    route(stop('walk'), stop('stall', 'lunch'), stop('inn', 'dinner')),
  ];
  const once = withIncludedMeals(input, routes, built);

  expect(once?.frames.map(({ meals }) => meals.map(({ meal }) => meal))).toEqual([
    ['lunch', 'dinner'],
    ['dinner'],
  ]);
  expect(once?.candidates[0]?.visit).toMatchObject({ mandatory: true, spans: [[], [[540, 900]]] });
  expect(once?.candidates[1]).toBe(input.candidates[1]);
});

test('a plan that has no meal twice is left as it is', () => {
  const routes = [route(stop('museum'), stop('table', 'lunch')), route(stop('walk'))];

  expect(withIncludedMeals(input, routes, built)).toBeUndefined();
});

test('a walk that is over before people have lunch brings none', () => {
  const early = { ...stop('walk'), start: 480, end: 660 };
  const routes = [route(stop('museum')), route(early, stop('stall', 'lunch'))];

  expect(withIncludedMeals(input, routes, built)).toBeUndefined();
});
