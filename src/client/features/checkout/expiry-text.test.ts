import { expect, test } from 'vitest';
import { expiryText } from './expiry-text.ts';

test.each([
  ['1', '1'],
  ['12', '12'],
  ['122', '12/2'],
  ['1228', '12/28'],
  ['12/28', '12/28'],
  ['12/', '12/'],
  ['12-28', '12/28'],
  ['8/29', '8/29'],
  ['13/29', '13/29'],
  ['ab', 'ab'],
])('[PAY-03] an expiry typed as %j reads %j', (typed, shown) => {
  expect(expiryText(typed)).toBe(shown);
});
