import { expect, test } from 'vitest';
import type { DayFrame } from '../days/day-windows.ts';
import type { Candidate } from './candidates.ts';
import { clearForFeast } from './clear-for-feast.ts';

const dinner = { meal: 'dinner', window: [18 * 60, 21 * 60], usual: 19 * 60, minutes: 90 };
const frames = [{ meals: [dinner] }, { meals: [dinner] }] as unknown as DayFrame[];
const concert = {
  id: 'concert',
  visit: { minutes: 60, spans: [[[17 * 60, 23 * 60]], [[17 * 60, 23 * 60]]] },
} as unknown as Candidate;
const festive = { day: 1, ids: new Set(['feast']), what: 'birthday' };

test('nothing lies at the hour of the festive dinner on its evening', () => {
  const [cleared] = clearForFeast([concert], festive, frames);

  expect(cleared?.visit.spans).toEqual([
    [[17 * 60, 23 * 60]],
    [
      [17 * 60, 18 * 60 + 45],
      [20 * 60 + 45, 23 * 60],
    ],
  ]);
});

test('what has to be seen keeps its hours', () => {
  const held = { ...concert, visit: { ...concert.visit, mandatory: true } };

  expect(clearForFeast([held], festive, frames)).toEqual([held]);
});
