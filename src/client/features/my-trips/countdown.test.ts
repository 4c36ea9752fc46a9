import { expect, test } from 'vitest';
import { countdown } from './countdown.ts';

test.each([
  ['2027-05-10', '2027-05-12', '2027-04-28', 'in 12 days'],
  ['2027-05-10', '2027-05-12', '2027-05-09', 'tomorrow'],
  ['2027-05-10', '2027-05-12', '2027-05-10', 'today'],
  ['2027-05-10', '2027-05-12', '2027-05-11', 'under way'],
  ['2027-05-10', '2027-05-12', '2027-05-12', 'under way'],
  ['2027-05-10', '2027-05-12', '2027-05-13', 'yesterday'],
  ['2027-05-10', '2027-05-12', '2027-05-15', '3 days ago'],
])('a trip from %s to %s is, on %s, %s', (startDate, endDate, today, expected) => {
  expect(countdown({ startDate, endDate }, today)).toBe(expected);
});

test('[TRIP-08] nothing is told of a trip without dates', () => {
  expect(countdown({ startDate: '', endDate: '' }, '2026-05-01')).toBe('');
});
