import { expect, test } from 'vitest';
import { minutesFromPlane } from './after-landing.ts';

test.each([
  ['from overseas, close by', { home: 'JFK', country: 'PT', ride: 30 }, 105],
  ['from nobody knows where', { home: undefined, country: 'PT', ride: 30 }, 105],
  ['at home', { home: 'JFK', country: 'US', ride: 30 }, 85],
  ['without a passport check', { home: 'CDG', country: 'IT', ride: 35 }, 90],
  ['with one though it is Europe', { home: 'LHR', country: 'IT', ride: 35 }, 110],
  ['by a long train', { home: 'LHR', country: 'JP', ride: 80 }, 170],
])('%s', (_, flown, minutes) => {
  expect(minutesFromPlane(flown)).toBe(minutes);
});
