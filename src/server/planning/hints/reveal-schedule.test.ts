import { expect, test } from 'vitest';
import { revealSchedule } from './reveal-schedule.ts';

const hints = ['a', 'b', 'c', 'd', 'e', 'f'];

test('[PREV-02] spreads the hints over the fortnight before departure, the last on the day itself', () => {
  const days = revealSchedule(hints, { today: '2027-01-01', departureDate: '2027-03-01' }).map(
    (entry) => entry.daysBeforeDeparture,
  );

  expect(days[0]).toBe(14);
  expect(days.at(-1)).toBe(0);
  expect(days).toEqual(days.toSorted((a, b) => b - a));
});

test('fits a short lead time: nothing would have to be revealed in the past', () => {
  const days = revealSchedule(hints, { today: '2027-02-26', departureDate: '2027-03-01' }).map(
    (entry) => entry.daysBeforeDeparture,
  );

  expect(Math.max(...days)).toBe(3);
  expect(Math.min(...days)).toBe(0);
});

test.each([
  ['2027-02-28', 2],
  ['2027-02-27', 3],
  ['2027-02-25', 5],
  ['2027-02-20', 6],
  ['2027-03-01', 1],
])('asked on %s, has %i entries on days of their own, with every hint in order', (today, count) => {
  const entries = revealSchedule(hints, { today, departureDate: '2027-03-01' });
  const days = entries.map((entry) => entry.daysBeforeDeparture);

  expect(days).toHaveLength(count);
  expect(days).toEqual([...new Set(days)].toSorted((a, b) => b - a));
  expect(days.at(-1)).toBe(0);
  expect(entries.map((entry) => entry.hintToReveal).join(' ')).toBe(hints.join(' '));
});
