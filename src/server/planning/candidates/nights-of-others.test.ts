import { expect, test } from 'vitest';
import type { PlaceFile } from '#server/catalogue/place.schema.ts';
import { isNightOfOthers } from './nights-of-others.ts';
import type { Taste } from './trip-taste.ts';

const bar = (why: string, kind = 'bar') => ({ name: 'A bar', kind, why }) as unknown as PlaceFile;
const taste = (level: Taste['level'], needs: string[] = [], wanted: string[] = []) =>
  ({ interests: [], level, wishes: { needs, kinds: { wanted } } }) as unknown as Taste;

test.each<[string, PlaceFile, Taste, boolean]>([
  ['a rock bar at 74', bar('Live bands under the railway'), taste('moderate', ['seniors']), true],
  ['a club at 74', bar('A big night', 'club'), taste('moderate', ['seniors']), true],
  ['a club that was asked for', bar('', 'club'), taste('moderate', ['seniors'], ['club']), false],
  ['a quiet bar at 74', bar('A tiny jewel box of 1908'), taste('moderate', ['seniors']), false],
  ['a rock bar at 30', bar('Live bands'), taste('moderate'), false],
  ['a sky bar for little money', bar('Drinks on the 63rd floor'), taste('budget'), true],
  ['a sky bar with a dress code', bar('No shorts, one drink is 900 baht'), taste('budget'), true],
  ['cocktails for little money', bar('Very good cocktails'), taste('budget'), true],
  ['a pub for little money', bar('Real ale from the wood'), taste('budget'), false],
  ['cocktails for more', bar('Very good cocktails'), taste('moderate'), false],
  ['a sky bar for more', bar('Drinks on the 63rd floor'), taste('moderate'), false],
])('%s', (_, place, whose, is) => {
  expect(isNightOfOthers(place, whose)).toBe(is);
});
