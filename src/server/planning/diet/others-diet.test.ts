import { expect, test } from 'vitest';
import { isForOthersDiet } from './others-diet.ts';

const BAKERY = { cuisine: 'Gluten-free bakery', dishes: ['filled rolls', 'quiche'] };

test('a gluten-free bakery is for those who need one', () => {
  expect(isForOthersDiet(BAKERY, [])).toBe(true);
  expect(isForOthersDiet(BAKERY, ['no-shellfish'])).toBe(true);
  expect(isForOthersDiet(BAKERY, ['gluten-free'])).toBe(false);
  expect(isForOthersDiet({ cuisine: 'Bakery', dishes: ['rye bread'] }, [])).toBe(false);
});

test.each([
  ['Halal ramen', ['pescatarian'], true],
  ['Halal ramen', ['halal'], false],
  ['Kosher grill', [], true],
  ['Healthy bowls', [], true],
  ['Healthy bowls', ['vegetarian'], false],
  ['Wine bar with platters and bowls', [], false],
] as const)('%s for guests with %o is for others: %s', (cuisine, needs, isForOthers) => {
  expect(isForOthersDiet({ cuisine, dishes: [] }, needs)).toBe(isForOthers);
});
