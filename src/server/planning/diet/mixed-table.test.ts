import { expect, test } from 'vitest';
import { isMixedTable } from './mixed-table.ts';

test.each([
  ["She's vegetarian and I want to eat steak", 2, true],
  ['One of us is vegan', 3, true],
  ['my wife is vegetarian', 2, true],
  ["I'm vegetarian", 2, true],
  ["I'm vegetarian", 1, false],
  ['we are both vegetarian', 2, false],
  ['vegetarian restaurants, please', 2, false],
])('some eat meat and others none: %s, %i travelers: %s', (notes, travelers, isMixed) => {
  expect(isMixedTable({ travelers, additionalPreferences: notes })).toBe(isMixed);
});
