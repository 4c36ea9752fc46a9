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
  ['split and dubrovnik', ['Split', 'Dubrovnik']],
  ['Zagreb, zadar, split, dubrovnik', ['Zagreb', 'Zadar', 'Split', 'Dubrovnik']],
  ['paris, nice and quiet', ['Paris']],
  ['zadar, split the costs', ['Zadar']],
  ['been to Lisbon and Porto, now Madrid', ['Madrid']],
  ["We've been to Rome and Florence, now Naples and Palermo", ['Naples', 'Palermo']],
  ['We loved Porto, this time Lisbon and Madrid', ['Lisbon', 'Madrid']],
  ['Been to Rome, Lisbon now', ['Lisbon']],
  ['Un día en Madrid y dos en Toledo', ['Madrid', 'Toledo']],
  ['Dos noches en Madrid y un día en Toledo', ['Madrid']],
  ['Amsterdam und Brüssel mit einem Tag in Brügge', ['Amsterdam', 'Brussels']],
  ['Sevilla, Córdoba, Ronda y Granada', ['Seville', 'Córdoba', 'Ronda', 'Granada']],
  ['Tenerife, La Gomera, El Hierro', ['Tenerife', 'San Sebastián de la Gomera', 'Valverde']],
  ['Paris, Versailles, Lyon', ['Paris', 'Lyon']],
  ['Rome, Pompeii, Naples', ['Rome', 'Naples']],
])('notes name the places to stay in: %s', async (additionalPreferences, names) => {
  const { places } = await readAskedPlaces({ additionalPreferences }, world);

  expect(places.map(({ name }) => name)).toEqual(names);
});

it('an island in the list of the field is a place to stay in', async () => {
  const asked = { destinations: 'Tenerife, La Gomera, El Hierro', additionalPreferences: '' };
  const { places } = await readAskedPlaces(asked, world);

  expect(places).toHaveLength(3);
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
