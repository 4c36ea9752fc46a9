import { expect, test } from 'vitest';
import type { PlanInput } from '../assembly/build-problem.ts';
import { spreadOf, withDishesSpread } from './spread-dishes.ts';

const OPEN = [[720, 1380]];
const table = (id: string, ...dishes: string[]) => ({
  id,
  file: { name: id, cuisine: dishes[0] === 'steak' ? 'steak house' : 'bistro', dishes },
  meal: { id, value: 100, spans: [OPEN, OPEN, OPEN] },
});
const planInput = {
  restaurants: [table('grill', 'steak'), table('bistro', 'soup', 'steak'), table('fish', 'trout')],
} as unknown as PlanInput;
const day = (...ids: string[]) => ({ stops: ids.map((id) => ({ id, kind: 'meal' })) });
const planOf = (...days: string[][]) =>
  ({ routes: days.map((ids) => day(...ids)), dayIndexes: days.map((_, at) => at) }) as never;
const wishes = { dishes: { wanted: ['steak'], avoided: [] } };

test('of two tables for a dish on one day the lesser one is kept for a day without it', () => {
  const spread = withDishesSpread(planInput, planOf(['bistro', 'grill'], ['fish'], []), wishes);
  const spans = spread?.restaurants.map(({ meal }) => meal.spans.map((one) => one.length > 0));

  expect(spans).toEqual([
    [true, true, true],
    [false, true, true],
    [true, true, true],
  ]);
});

test.each([
  ['had on several days', planOf(['bistro'], ['grill']), wishes],
  [
    'asked for at every meal',
    planOf(['bistro', 'grill']),
    {
      dishes: { wanted: ['steak'], avoided: [], always: ['steak'] },
    },
  ],
  ['not asked for', planOf(['bistro', 'grill']), {}],
])('nothing is spread that is %s', (_, plan, asked) => {
  expect(withDishesSpread(planInput, plan, asked)).toBeUndefined();
});

test('tells on how many days it is had', () => {
  expect(spreadOf(planInput, planOf(['bistro', 'grill'], ['fish']), wishes)).toEqual({
    had: 1,
    doubled: 1,
  });
});
