import { expect, test } from 'vitest';
import type { Visit } from '#server/planner/problem.ts';
import { soonEnough } from './soon-enough.ts';

const OPEN = [[540, 1020]] as const;
const sight = (changes: Partial<Visit>): Visit => ({
  id: 'castle',
  lat: 0,
  lon: 0,
  minutes: 60,
  value: 60,
  usd: 0,
  spans: [OPEN, OPEN, OPEN, OPEN, OPEN],
  group: 'castle',
  indoor: false,
  meets: [],
  strong: 0.9,
  ...changes,
});
/** Between the days of coming and going lie three full ones. */
const DAYS = [false, true, true, true, false];
const daysOf = (...visits: Visit[]) =>
  soonEnough(visits, DAYS).map(({ spans }) =>
    spans.flatMap((day, index) => (day.length > 0 ? [index] : [])),
  );

test('a chief sight is seen on the first full days, and whatever is not missed as much on any', () => {
  expect(daysOf(sight({}), sight({ id: 'shop', strong: 0.3 }))).toEqual([
    [0, 1, 2, 4],
    [0, 1, 2, 3, 4],
  ]);
});

test('what is at its best late alone, or was asked for, may be late', () => {
  const all = [[0, 1, 2, 3, 4]];

  expect(daysOf(sight({ bestSpans: [[], [], [], OPEN, []] }))).toEqual(all);
  expect(daysOf(sight({ mandatory: true }))).toEqual(all);
});

test('one of them for each of the first days is kept to these, as two may lie at the two ends of a town', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((id) => sight({ id }));

  expect(daysOf(...five).filter((days) => !days.includes(3))).toHaveLength(2);
});

test('two full days have no half to spare', () => {
  const two = ['a', 'b'].map((id) => sight({ id }));
  const found = soonEnough(two, [false, true, true, false, false]);

  expect(found.map(({ spans }) => spans[2]?.length)).toEqual([1, 1]);
});
