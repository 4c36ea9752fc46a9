import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newBookingReference } from './booking-reference.ts';

test('[CONF-01] a reference is NS- and six digits from 100000 to 999999', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (chance) => {
      expect(newBookingReference(chance)).toMatch(/^NS-[1-9]\d{5}$/);
    }),
  );
  expect(newBookingReference(0)).toBe('NS-100000');
  expect(newBookingReference(1 - Number.EPSILON)).toBe('NS-999999');
});
