import { expect, test } from 'vitest';
import type { DayTripFile } from '#server/catalogue/catalogue.schema.ts';
import type { Taste } from '../candidates/trip-taste.ts';
import { longestRide } from './choose-day-trips.ts';

const taste = (more: object) => ({ wishes: { needs: [] }, ...more }) as unknown as Taste;

test.each([
  ['with a toddler', taste({ wishes: { needs: ['toddler'] }, youngest: 2 }), 45],
  ['with a child of five', taste({ youngest: 5 }), 90],
  ['with a child of eight', taste({ youngest: 8 }), Infinity],
  ['for older people', taste({ wishes: { needs: ['seniors'] } }), 120],
  ['with nobody to spare', taste({}), Infinity],
] as const)('a famous trip %s is at most %s minutes away', (_, party, longest) => {
  expect(longestRide({ appeal: 95, fame: 5 } as DayTripFile, party)).toBe(longest);
});
