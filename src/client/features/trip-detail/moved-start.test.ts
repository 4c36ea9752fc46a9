import { expect, test } from 'vitest';
import { withStart } from './moved-start.ts';

const trip = { startDate: '2026-06-01', endDate: '2026-06-05' };

test.each([
  ['later, before its end', '2026-06-03', '2026-06-05'],
  ['earlier', '2026-05-30', '2026-06-05'],
  ['after its end: as long as before', '2026-06-20', '2026-06-24'],
])('a trip that begins %s', (_, start, end) => {
  expect(withStart(trip, start)).toEqual({ startDate: start, endDate: end });
});

test('with a day missing, a trip that would begin after its end is a day long', () => {
  expect(withStart({ ...trip, startDate: '' }, '2026-06-02').endDate).toBe('2026-06-05');
  expect(withStart({ ...trip, startDate: '' }, '2026-06-20').endDate).toBe('2026-06-20');
  expect(withStart({ ...trip, endDate: '' }, '2026-06-20').endDate).toBe('2026-06-20');
});
