import { expect, test } from 'vitest';
import { budgetDates } from './budget-defaults.ts';

test.each([
  ['2025-03-01', '2025-08-01'],
  ['2025-08-01', '2025-08-01'],
  ['2025-08-02', '2026-08-01'],
  ['2026-11-20', '2027-08-01'],
  ['2027-01-01', '2027-08-01'],
])('[BUDG-01] on %s the search starts from %s', (today, checkIn) => {
  expect(budgetDates(today)).toEqual({ checkIn, checkOut: `${checkIn.slice(0, 8)}05` });
});
