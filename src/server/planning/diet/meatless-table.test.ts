import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { hasMeatlessDishes, meatlessTable } from './meatless-table.ts';

const catalogue = loadCatalogue();

test.each([
  ['De Reiger', false],
  ['Van Kerkwijk', false],
  ['Moeders', true],
  ['Sampurna', true],
  ['Meatless District', true],
  ['Café de Klos', false],
])('%s has something without meat and fish: %s', (name, isMeatless) => {
  const file = catalogue.destination('amsterdam')?.food.find((one) => one.name === name);

  if (!file) throw new Error(`Amsterdam has no ${name}`);
  expect(hasMeatlessDishes(file)).toBe(isMeatless);
});

test.each([
  ['taipei', 'Yangshin Vegetarian', 'house'],
  ['taipei', 'Din Tai Fung Xinsheng', 'none'],
  ['taipei', 'Mountain and Sea House', 'none'],
  ['amsterdam', 'Moeders', 'several'],
  ['venice', "Frary's", 'several'],
  ['havana', 'Paladar Doña Eutimia', 'none'],
])('in %s %s is a table for a vegetarian: %s', (town, name, table) => {
  const file = catalogue.destination(town)?.food.find((one) => one.name === name);

  if (!file) throw new Error(`${town} has no ${name}`);
  expect(meatlessTable(file)).toBe(table);
});
