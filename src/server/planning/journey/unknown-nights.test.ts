import { expect, test } from 'vitest';
import { leastOfUnknown } from './unknown-nights.ts';

const NONE = new Map<string, number>();

test.each([
  ['geo-1', { length: 12, fixed: NONE, stays: 2 }, 3],
  ['geo-1', { length: 21, fixed: NONE, stays: 7 }, 2],
  ['geo-1', { length: 4, fixed: NONE, stays: 2 }, 1],
  ['geo-1', { length: 10, fixed: new Map([['rome', 8]]), stays: 2 }, 1],
  ['geo-1', { length: 10, fixed: new Map([['geo-1', 2]]), stays: 2 }, undefined],
  ['rome', { length: 12, fixed: NONE, stays: 2 }, undefined],
])('%s has its share of the open nights: %j', (id, nights, least) => {
  expect(leastOfUnknown({ id }, nights).leastNights).toBe(least);
});
