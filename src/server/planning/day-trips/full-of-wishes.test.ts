import { expect, test } from 'vitest';
import type { Candidate } from '../candidates/candidates.ts';
import { isFullOfWishes } from './full-of-wishes.ts';

const sight = (mandatory: boolean, ...meets: string[]) =>
  ({ visit: { mandatory, meets } }) as unknown as Candidate;

test.each<[string, Candidate[], number, boolean]>([
  ['nothing asked for', [sight(false, 'Culinary'), sight(false)], 3, false],
  [
    'one theme of many sights',
    [sight(false, 'theme: jazz'), sight(false, 'theme: jazz')],
    3,
    false,
  ],
  [
    'a show, jazz, comedy and lights in three days',
    [sight(true), sight(false, 'theme: jazz', 'theme: comedy'), sight(false, 'theme: lights')],
    3,
    true,
  ],
])('%s', (_, sights, fullDays, is) => {
  expect(isFullOfWishes(sights, fullDays)).toBe(is);
});

test('kinds of sights that are asked for count as well', () => {
  const sights = [sight(true), sight(true)];

  expect(isFullOfWishes(sights, 2)).toBe(false);
  expect(isFullOfWishes(sights, 2, ['beach'])).toBe(true);
});
