import { expect, test } from 'vitest';
import type { Company } from './for-whom.ts';
import { withoutRefused } from './without-refused.ts';

const company: Company = {
  needs: [],
  diet: ['no-beef'],
  refused: [/\bopera\b/],
  isWithoutCar: false,
};

test.each([
  ['Sit in a café. Hear an opera. Walk home.', 'Sit in a café. Walk home.'],
  ['Culinary: steak, pizza and Malbec.', 'Culinary: pizza and Malbec.'],
  ['Culinary: steak. History: a port.', 'History: a port.'],
  ['End with a steak.', ''],
  ['A quiet square.', 'A quiet square.'],
])('%s', (text, told) => {
  expect(withoutRefused(text, company)).toBe(told);
});
