import { beforeAll, expect, it } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { loadGazetteer } from '#server/gazetteer/gazetteer.ts';
import { readAskedPlaces } from './asked-places.ts';
import type { PlacesWorld } from './namesakes.ts';

let world: PlacesWorld;

beforeAll(async () => {
  world = { catalogue: loadCatalogue(), gazetteer: await loadGazetteer() };
});

async function read(additionalPreferences: string, ids: readonly string[]) {
  const places = ids.flatMap((id) => {
    const found = world.catalogue.destination(id);

    return found
      ? [
          {
            kind: 'destination' as const,
            id,
            name: found.name,
            country: found.country,
            lat: found.lat,
            lon: found.lon,
          },
        ]
      : [];
  });
  const { sights, notUnderstood } = await readAskedPlaces({ additionalPreferences, places }, world);

  return { sights: sights.wanted.toSorted(), unread: notUnderstood.map(({ said }) => said) };
}

const ANDALUSIA = ['seville', 'cordoba', 'granada'];
const THREE = ['cordoba/mezquita', 'granada/alhambra-and-nasrid-palaces', 'seville/real-alcazar'];

it.each([
  ['Alcázar, Mezquita and Alhambra are the reason for the trip', ANDALUSIA, THREE],
  ['We come for the Mezquita, the Alhambra and the Alcázar', ANDALUSIA, THREE],
  [
    'Uffizi and Colosseum, please',
    ['florence', 'rome'],
    ['florence/uffizi-gallery', 'rome/colosseum'],
  ],
])('each sight is found in the place that has it: %s', async (notes, ids, sights) => {
  expect(await read(notes, ids)).toEqual({ sights, unread: [] });
});

it.each([
  ['I want to learn a bit of tango', []],
  ['The tango festival, please', ['buenos-aires/tango-festival']],
])(
  'what is on for a few days of the year is named by more than its theme: %s',
  async (notes, sights) => {
    expect(await read(notes, ['buenos-aires'])).toEqual({ sights, unread: [] });
  },
);

it.each([
  ['We arrive at Seville airport at 13:20 and fly home from Málaga on Friday', ANDALUSIA],
  ['We arrive in Seville and leave from Málaga', ANDALUSIA],
])('where the journey begins or ends is no sight elsewhere: %s', async (notes, ids) => {
  expect(await read(notes, ids)).toEqual({ sights: [], unread: [] });
});
