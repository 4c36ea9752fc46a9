import { expect, test } from 'vitest';
import type { Taste } from './trip-taste.ts';
import { leastMinutes, visitMinutes } from './visit-minutes.ts';

const taste = { wishes: { needs: [], pace: 'normal' } } as unknown as Taste;
const open = [[[9 * 60, 18 * 60] as const]];
const church = { minutes: 75, kind: 'church' as const };

test.each([
  ['a church', church, 75],
  ['one with a security check', { ...church, queue: 20 }, 95],
  ['one with a slot to be there for', { ...church, timedEntry: true }, 85],
  ['one with both', { ...church, timedEntry: true, queue: 10 }, 95],
])('%s', (_, place, minutes) => {
  expect(visitMinutes(place, taste, open)).toBe(minutes);
  expect(leastMinutes(place)).toBe(minutes);
});
