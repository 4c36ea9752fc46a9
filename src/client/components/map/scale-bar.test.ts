import { expect, test } from 'vitest';
import { roundDistance } from './scale-bar.ts';

test.each([
  [90, 50, '50 m'],
  [100, 100, '100 m'],
  [399, 200, '200 m'],
  [999, 500, '500 m'],
  [1800, 1000, '1 km'],
  [7200, 5000, '5 km'],
  [1_300_000, 1_000_000, '1,000 km'],
])('the scale bar of at most %d m is %d m', (max, meters, label) => {
  expect(roundDistance(max)).toEqual({ meters, label });
});
