import { expect, test } from 'vitest';
import { suitsMeal } from './meal-fit.ts';

const house = {
  id: 'house',
  name: 'The House',
  lat: 0,
  lon: 0,
  kind: 'cafe',
  priceLevel: 2,
  hours: '08:00-17:00',
  fame: 3,
  vegan: 'options',
  confidence: 'medium',
} as const;

test.each([
  ['breakfast', 'Brunch', ['eggs', 'shrimp and grits'], true],
  ['breakfast', 'Pancakes', ['pancakes', 'omelettes'], false],
  ['cafe', 'Cakes', ['layer cakes', 'afternoon tea', 'scones'], true],
  ['cafe', 'Cakes', ['layer cakes', 'scones'], false],
  ['cafe', 'Ice lollies', ['coconut', 'corozo'], false],
  ['cafe', 'sweet soup shop', ['mixed chè over ice', 'floating rice cakes'], false],
] as const)('a %s house of %s with %s serves lunch: %s', (style, cuisine, dishes, expected) => {
  expect(suitsMeal({ ...house, style, cuisine, dishes: [...dishes] }, 'lunch')).toBe(expected);
});
