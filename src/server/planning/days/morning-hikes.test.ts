import { expect, test } from 'vitest';
import { fromTheMorning, isDayHike } from './morning-hikes.ts';

const day = (leaves: number, open: [number, number]) => ({
  frame: { window: [leaves, 22 * 60] as const },
  spans: [open],
});

test.each([
  ['hike', 390, undefined, true],
  ['hike', 240, undefined, true],
  ['hike', 180, undefined, false],
  ['hike', 300, 'sunset', false],
  ['museum', 300, undefined, false],
] as const)('%s of %d minutes, best at %s: a day hike %s', (kind, minutes, best, is) => {
  expect(isDayHike({ kind, minutes, best })).toBe(is);
});

test.each([
  ['a full day', [day(510, [360, 1140])], [[[360, 930]]]],
  ['late risers', [day(600, [360, 1140])], [[[360, 1020]]]],
  [
    'a day of arrival beside a full one',
    [day(780, [360, 1140]), day(510, [360, 1140])],
    [[], [[360, 930]]],
  ],
  ['nothing but a day of arrival', [day(780, [360, 1140])], [[[360, 1140]]]],
] as const)('a hike of five and a half hours on %s begins in the morning', (_, days, spans) => {
  expect(fromTheMorning(days, 330)).toEqual(spans);
});
