import { expect, test } from 'vitest';
import { isFreeFromUnasked } from './free-from.ts';

const BAKERY = { cuisine: 'Gluten-free bakery', dishes: ['filled rolls', 'quiche'] };

test('a gluten-free bakery is for those who need one', () => {
  expect(isFreeFromUnasked(BAKERY, [])).toBe(true);
  expect(isFreeFromUnasked(BAKERY, ['no-shellfish'])).toBe(true);
  expect(isFreeFromUnasked(BAKERY, ['gluten-free'])).toBe(false);
  expect(isFreeFromUnasked({ cuisine: 'Bakery', dishes: ['rye bread'] }, [])).toBe(false);
});
