import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heldInADay, type PricedSight } from './held-in-a-day.ts';

const sights = fc.array(
  fc.record({
    lat: fc.double({ min: 50, max: 50.1, noNaN: true }),
    lon: fc.double({ min: 10, max: 10.1, noNaN: true }),
    minutes: fc.integer({ min: 20, max: 240 }),
    worth: fc.integer({ min: 1, max: 2000 }),
    isEvening: fc.boolean(),
  }),
  { maxLength: 8 },
);

test('a day holds sights in their order, within its minutes, and never less of them for being longer', () => {
  fc.assert(
    fc.property(sights, fc.integer({ min: 0, max: 700 }), (rows, minutes) => {
      const all: PricedSight[] = rows.map((row, at) => ({ id: String(at), ...row }));
      const held = heldInADay(all, minutes);
      const seen = held.filter(({ isEvening }) => !isEvening);

      expect(held).toEqual(all.filter((one) => held.includes(one)));
      expect(all.filter(({ isEvening }) => isEvening).every((one) => held.includes(one))).toBe(
        true,
      );
      expect(seen.reduce((sum, one) => sum + one.minutes, 0)).toBeLessThanOrEqual(minutes);
      expect(heldInADay(all, 10_000)).toEqual(all);
    }),
  );
});

test('what is worth most comes in first', () => {
  const at = { lat: 50, lon: 10, isEvening: false };
  const all = [
    { ...at, id: 'sphinx', minutes: 45, worth: 400 },
    { ...at, id: 'museum', minutes: 250, worth: 1700 },
    { ...at, id: 'pyramids', minutes: 210, worth: 2800 },
  ];

  expect(heldInADay(all, 330).map(({ id }) => id)).toEqual(['sphinx', 'pyramids']);
});
