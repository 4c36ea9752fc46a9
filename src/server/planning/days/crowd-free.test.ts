import { expect, test } from 'vitest';
import { timeOf } from '#shared/dates.ts';
import { crowdFreeFrom } from './crowd-free.ts';

const USUAL = { usual: 510, slept: 510, tiresEasily: false };
const from = (opens: number, sight: Parameters<typeof crowdFreeFrom>[0], morning = {}) => {
  const minute = crowdFreeFrom(sight, [[opens, 1080]], { ...USUAL, ...morning });

  return minute === undefined ? undefined : timeOf(minute);
};

test.each([
  ['at its opening', 480, { crowded: 'midday' }, {}, '08:00'],
  ['not in the small hours', 360, { best: 'opening' }, {}, '07:30'],
  ['only what opens so soon', 540, { crowded: 'always' }, {}, undefined],
  ['only what is crowded', 480, {}, {}, undefined],
  ['not what is best at another hour', 480, { crowded: 'midday', best: 'sunset' }, {}, undefined],
  ['not after a late night', 480, { crowded: 'midday' }, { slept: 570 }, undefined],
  ['not by who sets out late', 480, { crowded: 'midday' }, { usual: 630, slept: 630 }, undefined],
  ['not with children', 480, { crowded: 'midday' }, { tiresEasily: true }, undefined],
] as const)('a crowd is missed %s', (_, opens, sight, morning, expected) => {
  expect(from(opens, sight, morning)).toBe(expected);
});
