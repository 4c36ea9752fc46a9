import { expect, test } from 'vitest';
import { minutesAfterLanding, minutesBeforeTakeOff } from './plan-fit.ts';

const DAYS = [
  { date: '2026-06-01', start: '12:00', end: '21:00' },
  { date: '2026-06-05', start: '09:00', end: '15:00' },
];

test.each([
  ['2026-06-01', '10:30', 15],
  ['2026-06-01', '16:40', -355],
  ['2026-06-02', '00:10', -805],
  ['2026-05-31', '22:00', 765],
])('[BOOK-03] landing on %s at %s leaves %d minutes before the first day', (date, time, left) => {
  expect(minutesAfterLanding(DAYS, { date, time })).toBe(left);
});

test.each([
  ['2026-06-05', '17:30', 0],
  ['2026-06-05', '11:00', -390],
  ['2026-06-06', '06:00', 750],
])('[BOOK-03] taking off on %s at %s leaves %d minutes after the last day', (date, time, left) => {
  expect(minutesBeforeTakeOff(DAYS, { date, time })).toBe(left);
});

test('a trip without planned days has nothing to fit', () => {
  expect(minutesAfterLanding([], { date: '2026-06-01', time: '10:30' })).toBeUndefined();
  expect(minutesBeforeTakeOff([], { date: '2026-06-01', time: '10:30' })).toBeUndefined();
});
