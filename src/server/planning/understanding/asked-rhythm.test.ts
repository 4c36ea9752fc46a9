import { expect, test } from 'vitest';
import { askedRhythm } from './asked-rhythm.ts';

test.each([
  ['Sydney with a stroller around 1', undefined],
  ['Wien, Kinderwagen', undefined],
  ['Sydney, a stroller, and grandma has a bad knee', true],
])('%s: whether little walking was asked for', (additionalPreferences, isEasyOnFoot) => {
  const asking = { additionalPreferences, departureDate: '2027-06-01', returnDate: '2027-06-07' };

  expect(askedRhythm(asking, { rhythm: { isEasyOnFoot: true } }).isEasyOnFoot).toBe(isEasyOnFoot);
});
