import { expect, test } from 'vitest';
import type { Candidate } from '../candidates/candidates.ts';
import { onItsDay } from './on-its-day.ts';

const WALL = {
  file: {},
  visit: { minutes: 180, value: 500, strong: 0.8, spans: [[[480, 1080]], [[480, 1080]]] },
} as unknown as Candidate;

test('what a day is made for is missed more than two lesser sights', () => {
  const place = { day: 1, part: 'morning' } as const;

  expect(onItsDay(WALL, { ...place, isReason: true }).visit.strong).toBeGreaterThan(1.6);
  expect(onItsDay(WALL, place).visit.strong).toBe(0.8);
});

test.each([
  ['near by, within the hour', 510, [[480, 740]]],
  ['too far to be seen before lunch, at any hour of the morning', 605, [[545, 875]]],
])('a day begins with what is best at opening: %s', (_, begins, expected) => {
  const early = { ...WALL, file: { best: 'opening' } } as unknown as Candidate;
  const { visit } = onItsDay(early, { day: 1, part: 'morning', isFirst: true, about: begins });

  expect(visit.spans[1]).toEqual(expected);
});
