import { expect, test } from 'vitest';
import { isoDurationMinutes } from './iso-duration.ts';

test.each([
  ['PT8H30M', 510],
  ['PT45M', 45],
  ['P1DT2H', 1560],
  ['PT26H5M', 1565],
  ['PT1H0M30S', 60],
  ['P', undefined],
  ['8h', undefined],
  ['PT-5M', undefined],
  ['', undefined],
])('[API-10] %s lasts %s minutes', (text, minutes) => {
  expect(isoDurationMinutes(text)).toBe(minutes);
});
