import { expect, test } from 'vitest';
import { countText } from './count-text.ts';

test.each([
  [1, '1 day'],
  [3, '3 days'],
  [Number.NaN, 'N/A'],
])('[APP-14] %d reads "%s"', (count, text) => {
  expect(countText(count, 'day')).toBe(text);
});
