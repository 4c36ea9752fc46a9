import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { generateTrip } from '#server/generation/generate-trip.ts';
import { buildRequest } from '#server/generation/testing/build-request.ts';
import { withClearPlaces } from '#server/places/settle-places.ts';
import { FEW_ROUNDS } from '#server/testing/plan-in-place.ts';
import { prove } from '../assembly/prove.ts';

const catalogue = loadCatalogue();

test.each([
  ['Chicago, a jazz bar', ['Jazz'], ['Wanting bars', 'Wanting clubs']],
  ['Chicago, some shopping', ['Wanting shopping'], ['Wanting markets']],
])('a word is told as what was asked and nothing else: %s', async (notes, told, untold) => {
  const request = await withClearPlaces(
    buildRequest({
      additionalPreferences: notes,
      departureDate: '2027-06-10',
      returnDate: '2027-06-12',
    }),
  );
  const { asked = [] } = generateTrip(request, { catalogue, prove, rounds: FEW_ROUNDS });
  const wishes = asked.map(({ wish }) => wish);

  expect(wishes).toEqual(expect.arrayContaining(told));
  for (const wish of untold) expect(wishes).not.toContain(wish);
});
