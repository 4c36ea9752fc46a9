import { expect, test } from 'vitest';
import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { withWishedDishes } from './wished-dishes.ts';

const table = (name: string, cuisine: string, dishes: string[], value: number) => ({
  file: { name, cuisine, dishes, style: 'casual' } as unknown as FoodFile,
  meal: { value },
});
const others = Array.from({ length: 10 }, (_, at) => table(`Table ${at}`, `kitchen${at}`, [], 100));
const meyhanes = [
  table('The best', 'meyhane since 1941', ['meze tray', 'raki'], 130),
  table('The second', 'meyhane', ['meze'], 120),
];

test('what is to be had once is had at the best table for it, and no second house of the kind comes before others', () => {
  const [best, second, other] = withWishedDishes([...meyhanes, ...others], {
    dishes: { wanted: ['mezze'], avoided: [], once: ['mezze'] },
  }).map(({ meal }) => meal.value);

  expect(best).toBeGreaterThan(130);
  expect(second).toBeLessThan(other ?? 0);
});

test('what was merely asked for is had twice, and no third house that lives on it comes before others', () => {
  const pizzerias = [130, 120, 110].map((value) =>
    table(`Pizzeria ${value}`, 'pizza', ['pizza margherita'], value),
  );
  const values = withWishedDishes([...pizzerias, ...others], {
    dishes: { wanted: ['pizza', 'gelato', 'artichokes'], avoided: [] },
  }).map(({ meal }) => meal.value);

  expect(values[1]).toBeGreaterThan(values[3] ?? 0);
  expect(values[2]).toBeLessThan(values[3] ?? 0);
});

test('who asks for hardly anything else has it now and then more', () => {
  const pizzerias = [130, 120, 110].map((value) =>
    table(`Pizzeria ${value}`, 'pizza', ['pizza margherita'], value),
  );
  const values = withWishedDishes([...pizzerias, ...others], {
    dishes: { wanted: ['pizza'], avoided: [] },
  }).map(({ meal }) => meal.value);

  expect(values[2]).toBeGreaterThan(values[3] ?? 0);
});

test('who loves it has the second house before others', () => {
  const [, second, other] = withWishedDishes([...meyhanes, ...others], {
    dishes: { wanted: ['mezze'], avoided: [] },
  }).map(({ meal }) => meal.value);

  expect(second).toBeGreaterThan(other ?? 0);
});
