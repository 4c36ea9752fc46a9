import { expect, test } from 'vitest';
import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import type { PlannedRoute } from '#server/planner/problem.ts';
import type { PlanInput } from '../assembly/build-problem.ts';
import { unmetDishes, withTablesFirst } from './unmet-dishes.ts';

const OPEN = [[720, 900]] as const;
const pub = {
  id: 'london/pub',
  file: {
    name: 'A pub',
    cuisine: 'Pub',
    dishes: ['Sunday roast', 'pie'],
    style: 'casual',
  } as FoodFile,
  open: [OPEN, OPEN],
  meal: { value: 100, spans: [OPEN, OPEN] },
};
/** A Saturday and a Sunday. */
const input = {
  restaurants: [pub],
  facts: [{ date: '2027-09-04' }, { date: '2027-09-05' }],
} as unknown as PlanInput;
const unmet = (dish: string, day: number) =>
  unmetDishes(
    input,
    {
      routes: [{ stops: [{ id: pub.id }] } as unknown as PlannedRoute],
      dayIndexes: [day],
    },
    { dishes: { wanted: [dish], avoided: [] } },
  );

test.each([
  ['sunday roast', 0, true],
  ['sunday roast', 1, false],
  ['pie', 0, false],
])('%s at a table of day %i is still to be had: %s', (dish, day, isUnmet) => {
  expect(unmet(dish, day)).toEqual(isUnmet ? [{ id: pub.id, dish }] : []);
});

test('a table that is asked for comes first, on the days of its dish', () => {
  const [table] = withTablesFirst(input, unmet('sunday roast', 0)).restaurants;

  expect(table?.meal.value).toBeGreaterThan(100);
  expect(table?.meal.spans).toEqual([[], OPEN]);
});
