import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { generateTrip } from '#server/generation/generate-trip.ts';
import { buildRequest } from '#server/generation/testing/build-request.ts';
import { withClearPlaces } from '#server/places/settle-places.ts';
import { prove } from '../assembly/prove.ts';

const world = { catalogue: loadCatalogue(), prove, rounds: 60 };
const warningsFor = async (additionalPreferences: string) =>
  generateTrip(
    await withClearPlaces(buildRequest({ additionalPreferences, returnDate: '2027-05-06' })),
    world,
  ).warnings;

/** What stands at the top is true: no word within a name is denied, and nothing of another kind stands in. */
describe('what a plan says that it lacks', () => {
  test.each<[string, RegExp]>([
    ['Berlin: the Wall and Museum Island.', /Scenery/],
    ['Cairo. Pyramids, Grand Egyptian Museum.', /Scenery|ruins|temple/],
    ['Cape Town and Table Mountain.', /volcano|snow|mountains/i],
    ['Sydney, Blue Mountains, opera house.', /mountains|volcano|Scenery: snow|Wanting shows/],
    ['Amsterdam, the canals.', /Scenery/],
    ['Budapest. Baths and ruin bars, two couples.', /Not understood|Sydney/],
    ['Athens, the Acropolis before the heat.', /hot weather/i],
    ['Singapore. Grandma does not cope well with heat.', /cool|Grand Prix/i],
    ['Seoul, mother with daughter of 16.', /made for children/],
  ])('%s', async (notes, untrue) => {
    expect(await warningsFor(notes)).not.toContainEqual(expect.stringMatching(untrue));
  });

  test('but what no stop is for is told', async () => {
    expect(await warningsFor('To Vienna with some volcanoes.')).toContainEqual(
      'Volcanoes: Nothing of the kind is known to us in Vienna.',
    );
    expect(await warningsFor('To Madrid, by the sea.')).toContainEqual(
      'Scenery: sea: Madrid has none.',
    );
  });
});
