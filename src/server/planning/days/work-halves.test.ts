import { expect, test } from 'vitest';
import { timeOf } from '#shared/dates.ts';
import type { ToldWork } from '../asked/read-work.ts';
import { halvesIn, halvesOn, type WorkHalf } from './work-halves.ts';

const DATE = '2027-09-17';
const at = (hours: number) => hours * 60;
const told = (start: number, end: number, off?: ToldWork['off'][number]['half']): ToldWork => ({
  hours: { start: at(start), end: at(end) },
  off: off ? [{ date: DATE, half: off }] : [],
});
const textOf = (halves: readonly WorkHalf[]) =>
  halves.map(({ start, end }) => `${timeOf(start)}-${timeOf(end)}`);
const worked = (work: ToldWork | undefined, lunchFrom = at(11.5)) =>
  textOf(halvesOn(work, { date: DATE, lunchFrom }));

test.each([
  ['nothing told', undefined, ['09:00-12:30', '14:00-17:30']],
  ['nine to five', told(9, 17), ['09:00-12:00', '13:00-17:00']],
  ['the morning alone', told(8, 13), ['08:00-13:00']],
  ['the afternoon alone', told(13, 18), ['13:00-18:00']],
  ['an afternoon off', told(9, 17, 'afternoon'), ['09:00-13:00']],
  ['a morning off', told(9, 17, 'morning'), ['13:00-17:00']],
  ['a day off', told(9, 17, 'day'), []],
  [
    'a half off without hours',
    { off: [{ date: DATE, half: 'afternoon' as const }] },
    ['09:00-12:30'],
  ],
])('%s', (_, work, hours) => {
  expect(worked(work)).toEqual(hours);
});

test('lunch waits for the hour at which people eat', () => {
  expect(worked(told(9, 18), at(13))).toEqual(['09:00-13:00', '14:00-18:00']);
});

test.each([
  ['a whole day', [8, 23], ['09:00-12:00', '13:00-17:00']],
  ['landing at half past twelve: after lunch', [12.5, 23], ['14:30-17:00']],
  ['landing in the afternoon: not at all', [16, 23], []],
  ['leaving at four: until three', [8, 16], ['09:00-12:00', '13:00-15:00']],
] as const)('of hours that were told, on %s', (_, [from, until], hours) => {
  const work = told(9, 17);
  const halves = halvesOn(work, { date: DATE, lunchFrom: at(11.5) });

  expect(textOf(halvesIn(halves, [at(from), at(until)]))).toEqual(hours);
});

test('of the usual hours, whole halves alone', () => {
  const halves = halvesOn(undefined, { date: DATE, lunchFrom: at(11.5) });

  expect(textOf(halvesIn(halves, [at(12), at(16)]))).toEqual([]);
});
