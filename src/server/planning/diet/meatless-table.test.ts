import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { hasMeatlessDishes } from './meatless-table.ts';

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
