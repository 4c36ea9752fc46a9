import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { generateTrip } from '#server/generation/generate-trip.ts';
import { buildRequest } from '#server/generation/testing/build-request.ts';
import { prove } from '#server/planning/assembly/prove.ts';
import { atItsHeight, isHigh } from './high-places.ts';

test.each([
  [3400, true],
  [1500, false],
  [undefined, false],
])('at %s metres', (altitude, isHighUp) => {
  expect(isHigh(altitude === undefined ? {} : { altitude })).toBe(isHighUp);
  expect(atItsHeight({}, { altitude })).toEqual(isHighUp ? { isEasyStart: true } : {});
});

test('the first day in Cusco is short, and the plan says why', () => {
  const trip = generateTrip(buildRequest({ destinations: 'Cusco' }), {
    catalogue: loadCatalogue(),
    prove,
    rounds: 60,
  });
  const stops = trip.itinerary[0]?.activities.filter(({ kind }) => kind === 'stop') ?? [];

  expect(stops.length).toBeLessThanOrEqual(3);
  expect(
    trip.warnings.some((text) => text.startsWith('Altitude: Cusco lies at 3,400 metres')),
  ).toBe(true);
});
