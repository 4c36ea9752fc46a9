import { expect, test } from 'vitest';
import { nextHintText } from './hint-countdown.ts';

const trip = {
  startDate: '2026-06-15',
  revealSchedule: [
    { daysBeforeDeparture: 0, hintToReveal: '' },
    { daysBeforeDeparture: 7, hintToReveal: '' },
    { daysBeforeDeparture: 14, hintToReveal: 'Pack light' },
  ],
};

test.each([
  ['2026-06-05', 'Next hint in 3 days'],
  ['2026-06-07', 'Next hint tomorrow'],
  ['2026-06-08', 'Next hint later today'],
])('on %s: %s', (today, text) => {
  expect(nextHintText(trip, today)).toBe(text);
});

test('with no hint left, or none at all, the departure is counted down to', () => {
  expect(nextHintText({ ...trip, revealSchedule: [] }, '2026-06-05')).toBe(
    'Your destination opens in 10 days',
  );
});
