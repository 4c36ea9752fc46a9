import { beforeAll, expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { loadGazetteer } from '#server/gazetteer/gazetteer.ts';
import { readAskedPlaces } from './asked-places.ts';
import type { PlacesWorld } from './namesakes.ts';

let world: PlacesWorld;

beforeAll(async () => {
  world = { catalogue: loadCatalogue(), gazetteer: await loadGazetteer() };
});

async function labelsIn(additionalPreferences: string): Promise<string[]> {
  const { places } = await readAskedPlaces({ additionalPreferences }, world);

  return places.map(({ label }) => label);
}

test.each([
  ['Venice, not the Italian one, the LA one', ['Los Angeles, United States']],
  ['St Petersburg - the florida one', ['St. Petersburg, Florida, United States']],
  ['Portland (the Maine one) for a weekend', ['Portland, Maine, United States']],
  ['Sydney with my three: Austin (8) and Paris (5). Paris is in a cast', ['Sydney, Australia']],
  ['BA for tango, a day over in Colonia', ['Buenos Aires, Argentina']],
  ['Tokyo, flying with BA on Friday', ['Tokyo, Japan']],
  ['Kyoto. Fish stock (dashi) is a problem', ['Kyoto, Japan']],
  ['Bieszczady, po górach', ['Ustrzyki Dolne, Subcarpathia, Poland']],
  ['budapest 3 nites, termal bath, ruin bars', ['Budapest, Hungary']],
  [
    'Sofia, Plovdiv, and then Thessaloniki by bus',
    ['Sofia, Bulgaria', 'Plovdiv, Bulgaria', 'Thessaloniki, Greece'],
  ],
  ['Industrial heritage in the Ruhr: Zollverein', ['Essen, North Rhine-Westphalia, Germany']],
  ['Italien, weder Rom noch Venedig', ['Italy']],
])('%s', async (notes, labels) => {
  expect(await labelsIn(notes)).toEqual(labels);
});

test.each([
  ['the village of my grandmother, Zalesie in Poland', 'Zalesie'],
  ['Need a hotel near the conference and ideas for the evenings', 'the conference'],
])('asks back: %s', async (additionalPreferences, said) => {
  const { unclear } = await readAskedPlaces({ additionalPreferences }, world);

  expect(unclear.map((one) => one.said)).toEqual([said]);
});
