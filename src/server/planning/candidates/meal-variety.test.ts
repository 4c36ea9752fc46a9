import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { withMealVariety } from './meal-variety.ts';
import { withWishedDishes } from './wished-dishes.ts';

const catalogue = loadCatalogue();
const tablesOf = (town: string) =>
  (catalogue.destination(town)?.food ?? []).map((file) => ({ file, meal: { value: 100 } }));
const pizzerias = (tables: ReturnType<typeof tablesOf>) =>
  tables.filter(({ file }) => /pizz/i.test(file.cuisine)).map(({ meal }) => meal.value);

test('a second pizzeria is worth less than the first, where the town does not live on pizza', () => {
  const values = pizzerias(withMealVariety(tablesOf('chicago'), {}));

  expect(Math.max(...values)).toBe(100);
  expect(values.filter((value) => value === 100)).toHaveLength(1);
  expect(pizzerias(withMealVariety(tablesOf('naples'), {})).every((one) => one === 100)).toBe(true);
});

test.each([
  ['taipei', /^Din Tai Fung/],
  ['cairo', /^Zooba/],
])('a further branch of the same house in %s is worth less', (town, name) => {
  const values = withMealVariety(tablesOf(town), { dishes: { wanted: ['dumplings'], avoided: [] } })
    .filter(({ file }) => name.test(file.name))
    .map(({ meal }) => meal.value);

  expect(values.length).toBeGreaterThan(1);
  expect(values.filter((value) => value > 50)).toHaveLength(1);
});

test('what the notes ask for gains, what nobody eats loses', () => {
  const wish = (wanted: string[], avoided: string[]) => ({ dishes: { wanted, avoided } });

  expect(
    Math.max(...pizzerias(withWishedDishes(tablesOf('chicago'), wish(['pizza'], [])))),
  ).toBeGreaterThan(100);
  expect(
    Math.max(...pizzerias(withWishedDishes(tablesOf('chicago'), wish([], ['pizza'])))),
  ).toBeLessThan(100);
  expect(pizzerias(withMealVariety(tablesOf('chicago'), wish(['pizza'], [])))).not.toContain(84);
});

test('where a town lives on a dish, further houses that begin with it count less, unless it was asked for', () => {
  const [first] = loadCatalogue().destination('vienna')?.food ?? [];

  if (!first) throw new Error('Vienna has no tables');
  const house = (name: string, dish: string, value: number) => ({
    file: { ...first, id: name, name, cuisine: 'tavern', dishes: [dish, 'rice'] },
    meal: { value },
  });
  const tables = [
    house('Alpha', 'giant schnitzel', 130),
    house('Beta', 'Wiener schnitzel', 125),
    house('Gamma', 'schnitzel', 120),
    house('Delta', 'boiled beef', 110),
  ];
  const values = (wanted: string[]) =>
    withMealVariety(tables, wanted.length > 0 ? { dishes: { wanted, avoided: [] } } : {}).map(
      ({ meal }) => meal.value,
    );

  expect(values([])).toEqual([130, 125, 104, 110]);
  expect(values(['schnitzel'])).toEqual([130, 125, 120, 110]);
});
