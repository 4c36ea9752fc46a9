import { expect, test } from 'vitest';
import { buildRequest } from '#server/generation/testing/build-request.ts';
import { nightsTold } from './fixed-nights.ts';

const PLACES = ['Frankfurt', 'Zurich', 'Milan'].map((name) => ({ id: name.toLowerCase(), name }));

test('nights that the field does not tell are those of the notes', () => {
  const destinations = 'Frankfurt, Zurich, Milan';
  const additionalPreferences = 'Two days in Frankfurt, one in Zurich, two in Milan.';
  const request = buildRequest({ tripType: 'business', destinations, additionalPreferences });

  expect(Object.fromEntries(nightsTold(request, destinations, PLACES))).toEqual({
    frankfurt: 2,
    zurich: 1,
    milan: 2,
  });
});
