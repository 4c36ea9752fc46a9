import { expect, test } from 'vitest';
import { loadOvernightSights } from '#server/catalogue/overnight-sights.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { loadGazetteer } from '#server/gazetteer/gazetteer.ts';
import { settlePlaces } from '#server/places/settle-places.ts';
import { baseCalled } from './places-beside.ts';

const read = (additionalPreferences: string, returnDate = '2027-04-19') =>
  settlePlaces({
    additionalPreferences,
    departureDate: '2027-04-10',
    returnDate,
    tripType: 'complete',
  });

test.each<[string, string[]]>([
  ['Marrakesh, desert and Fes', ['Marrakesh', 'Boumalne Dadès', 'Merzouga', 'Fes']],
  ['Morocco: Marrakesh, the Sahara and Fes', ['Marrakesh', 'Boumalne Dadès', 'Merzouga', 'Fes']],
  ['Marrakech and a night in the Sahara', ['Marrakesh', 'Zagora']],
  ['Windhoek, Etosha safari and Swakopmund', ['Windhoek', 'Okaukuejo', 'Swakopmund']],
  ['Peru: Machu Picchu overnight and Lima', ['Cusco', 'Machupicchu', 'Lima']],
  ['Windhoek, Sossusvlei and Swakopmund', ['Windhoek', 'Sesriem', 'Swakopmund']],
  ['Hanoi, Ha Long overnight cruise and Ninh Binh', ['Hanoi', 'Hạ Long', 'Ninh Binh']],
  [
    'Hanoi, a boat in Ha Long or Lan Ha Bay with a night on board, Ninh Binh',
    ['Hanoi', 'Hạ Long', 'Ninh Binh'],
  ],
  ['Hanoi with an overnight boat in Lan Ha Bay, then Hoi An', ['Hanoi', 'Hạ Long', 'Hoi An']],
  ['A week in Hanoi with an overnight cruise in Ha Long Bay', ['Hanoi', 'Hạ Long']],
])('sleeps where the sight is: %s', async (text, names) => {
  const asked = await read(text);

  expect(asked?.places.map(({ name }) => name)).toEqual(names);
  expect(asked?.overnight?.length).toBeGreaterThan(0);
});

test.each([
  'Amman, Petra, Aqaba and Wadi Rum',
  'Wadi Rum and Aqaba',
  'Hanoi and a day in Ha Long Bay',
  'Hanoi 3 nights, Ha Long or Ninh Binh by day',
  'Hanoi, Cat Ba 2 nights, a boat in Lan Ha Bay',
  'Hanoi, overnight or day trip to Ha Long Bay',
  'We love desert landscapes: Marrakesh and Fes',
  'Dubai, desert and beach',
  'Rome and Florence, no desert please',
])('leaves a sight of the day, a taste and another country alone: %s', async (text) => {
  expect((await read(text))?.overnight).toBeUndefined();
});

test.each<[string, string[]]>([
  ['Arusha, Serengeti safari and Zanzibar', ['Arusha', 'Serengeti', 'Zanzibar']],
  ['Tanzania: Serengeti and Zanzibar', ['Serengeti', 'Zanzibar']],
  ['Nairobi, Masai Mara and Mombasa', ['Nairobi', 'Maasai Mara', 'Mombasa']],
  ['Amman, Petra, Wadi Rum, Aqaba', ['Amman', 'Petra', 'Wadi Rum', 'Aqaba']],
  ['Erg Chebbi, 4 days', ['Merzouga']],
  ['Sahara 4 days', ['Merzouga']],
])('what is a destination of its own is a stay like any other: %s', async (text, names) => {
  expect((await read(text))?.places.map(({ name }) => name)).toEqual(names);
});

test('needs nights for it', async () => {
  expect((await read('Marrakesh, desert and Fes', '2027-04-13'))?.overnight).toBeUndefined();
});

test('a day there is not gone on besides', async () => {
  const asked = await read('Hanoi, Ha Long Bay overnight cruise and Ninh Binh');

  expect(asked?.sights.wanted).not.toContain('hanoi/ha-long-bay');
});

test('every base is a place that is known', async () => {
  const world = { catalogue: loadCatalogue(), gazetteer: await loadGazetteer() };
  const bases = loadOvernightSights().flatMap(({ bases: own, round = [] }) => [...own, ...round]);

  expect(bases.filter(([base]) => baseCalled(base, world) === undefined)).toEqual([]);
});

const chosen = (id: string) => {
  const found = loadCatalogue().destination(id);

  if (!found) throw new Error(`The catalogue has no ${id}`);
  const { name, country, lat, lon } = found;

  return { kind: 'destination' as const, id, name, country, lat, lon };
};

test.each<[string[], string, string[]]>([
  [
    ['cape-town'],
    'Table Mountain, penguins, one night in the winelands',
    ['Cape Town', 'Stellenbosch and Franschhoek'],
  ],
  [['tbilisi'], 'We want Kazbegi with a night in the mountains', ['Tbilisi', 'Kazbegi']],
  [['hanoi', 'ninh-binh'], 'one night on a boat in Ha Long Bay', ['Hanoi', 'Hạ Long', 'Ninh Binh']],
  [['tokyo'], 'a night in a ryokan in Hakone would be lovely', ['Tokyo', 'Hakone']],
  [['tokyo'], 'a day in Hakone', ['Tokyo']],
  [['paris'], 'two nights ago we saw Lyon', ['Paris']],
])('beside the chosen %o a night that is told is one: %s', async (ids, notes, names) => {
  const asked = await settlePlaces({
    additionalPreferences: notes,
    departureDate: '2027-04-10',
    returnDate: '2027-04-16',
    tripType: 'complete',
    places: ids.map(chosen),
  });

  expect(asked?.places.map(({ name }) => name)).toEqual(names);
});
