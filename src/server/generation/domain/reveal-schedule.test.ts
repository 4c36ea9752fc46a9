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

test('keeps every hint, in order', () => {
  const texts = revealSchedule(hints, { today: '2027-02-28', departureDate: '2027-03-01' }).map(
    (entry) => entry.hintToReveal,
  );

  expect(texts).toEqual(hints);
});
