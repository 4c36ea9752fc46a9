import { expect, test } from 'vitest';
import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { withAskedMeals } from './asked-meals.ts';

const house = (name: string, cuisine: string, dishes: string[], more: Partial<FoodFile> = {}) => ({
  file: {
    name,
    cuisine,
    dishes,
    kind: 'cafe',
    style: 'bakery',
    fame: 3,
    ...more,
  } as unknown as FoodFile,
  meal: { value: 100 },
});
const bagels = [
  house('Third oven', 'wood-fired bagels', ['sesame bagel']),
  house('First oven', 'wood-fired bagels', ['sesame bagel', 'lox'], { fame: 5 }),
  house('Second oven', 'bagels', ['poppy bagel'], { fame: 4 }),
];
const deli = house('A deli', 'deli', ['bagel with lox', 'soup'], {
  kind: 'restaurant',
  style: 'casual',
});
const gelato = house('Ices', 'gelato', ['gelato', 'granita']);
const cakes = house('A cake house', 'cake house', ['cream cake', 'torte']);

test.each([
  ['only bakeries have it: the two best known', bagels, 'bagels', ['First oven', 'Second oven']],
  ['a table for meals has it as well', [...bagels, deli], 'bagels', []],
  ['it was not asked for', bagels, 'ramen', []],
  ['ices are no lunch', [gelato], 'ice cream', []],
  ['nor is cake', [cakes], 'cake', []],
])('%s', (_, tables, dish, light) => {
  const found = withAskedMeals(tables, { dishes: { wanted: [dish], avoided: [] } });

  expect(
    found
      .filter(({ alsoFor }) => alsoFor === 'lunch')
      .map(({ file }) => file.name)
      .toSorted(),
  ).toEqual(light);
});

const centre = { kind: 'food-market', style: 'market' } as const;

test.each([
  ['stalls were asked for', centre, 'street food', 'dinner'],
  ['they were not', centre, 'sushi', undefined],
  [
    'it says for which meals it is',
    { ...centre, meals: ['lunch' as const] },
    'street food',
    undefined,
  ],
])('a hawker centre in the evening: %s', (_, more, dish, alsoFor) => {
  const [found] = withAskedMeals([house('A centre', 'hawker centre', ['satay'], more)], {
    dishes: { wanted: [dish], avoided: [] },
  });

  expect(found?.alsoFor).toBe(alsoFor);
});
