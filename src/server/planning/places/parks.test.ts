import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { loadGazetteer } from '#server/gazetteer/gazetteer.ts';
import { readAskedPlaces } from './asked-places.ts';

async function labelsOf(notes: string): Promise<string[]> {
  const world = { catalogue: loadCatalogue(), gazetteer: await loadGazetteer() };
  const asked = { tripType: 'complete' as const, additionalPreferences: notes };

  return (await readAskedPlaces(asked, world)).places.map(({ label }) => label);
}

describe('the town of a park', () => {
  it.each([
    [
      'Glacier NP 3 nights then over the border to Waterton 2. own car from Spokane.',
      ['Kalispell, Montana, United States', 'Waterton Park, Alberta, Canada'],
    ],
    [
      'Big Bend spring break. driving down from Austin in our own truck. dark skies a must, santa elena',
      ['Terlingua, Texas, United States'],
    ],
    ['zion np 2 nights', ['Zion National Park, United States']],
    ['Kruger NP', ['Kruger National Park, South Africa']],
    ['Theodore Roosevelt National Park', ['Medora, North Dakota, United States']],
    ['Carlsbad Caverns', ['Carlsbad, New Mexico, United States']],
    ['Snowdonia 3 nights', ['Betws-y-Coed, Wales, United Kingdom']],
    ['Durmitor 3 nights', ['Žabljak, Opština Žabljak, Montenegro']],
    ['Wadden Sea 3 nights', ['Cuxhaven, Lower Saxony, Germany']],
    ['Isle of Wight', ['Newport, England, United Kingdom']],
    // None that the list holds: not the town of a word in it.
    ['Lincoln National Forest cabin', []],
    ['Springfield State Park', []],
    ['Mammoth Rock National Park', []],
  ])('%s', async (notes, labels) => {
    expect(await labelsOf(notes)).toEqual(labels);
  });
});
