import { beforeAll, describe, expect, it } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { loadGazetteer } from '#server/gazetteer/gazetteer.ts';
import { readAskedPlaces } from './asked-places.ts';
import type { PlacesWorld } from './namesakes.ts';

let world: PlacesWorld;

beforeAll(async () => {
  world = { catalogue: loadCatalogue(), gazetteer: await loadGazetteer() };
});

async function read(additionalPreferences: string) {
  const {
    places,
    told = [],
    notUnderstood,
    sights,
  } = await readAskedPlaces({ additionalPreferences }, world);

  return {
    places: places.map(({ name }) => name),
    told: told.map(({ name }) => name),
    unread: notUnderstood.map(({ said }) => said),
    sights: sights.wanted,
  };
}

it('tells no ordinary word as a sight of another town', async () => {
  const { unread } = await read('Melbourne for two. Coffee, laneways, wine bars');

  expect(unread).toEqual([]);
});

it.each([
  ['London from Paris by Eurostar, St Pancras 11:30', 'London'],
  ['Madrid, we get to Atocha at 12', 'Madrid'],
  ['Milan, train to Milano Centrale', 'Milan'],
])('asks nothing about a station, and goes to none: %s', async (notes, town) => {
  expect(await read(notes)).toMatchObject({ places: [town], unread: [] });
});

it('takes the end of a journey for no thing that is asked for', async () => {
  const { unread } = await read('Hanoi, Hue, and finish in Saigon');

  expect(unread).toEqual([]);
});

describe('no name of a text is dropped without a word', () => {
  it.each([
    ['Texel met kids, huisje bij De Koog', 'Texel'],
    ['Eine Woche Rügen, Strand in Binz', 'Rügen'],
    ['base em atinzu ou barreirinhas', 'atinzu'],
    ['成都，看黑石塔基地', '黑石塔基地'],
    ['台北出張、水曜に信義区で商談', '信義区'],
    ['成都和黑龙滩，慢慢走', '黑龙滩'],
  ])('%s', async (notes, name) => {
    const { told, unread } = await read(notes);

    expect([...told, ...unread]).toContain(name);
  });

  it.each([
    ['québec puis montréal, allergie aux arachides', 'arachides'],
    ['Kreta mit Mietwagen, ich bin Diabetiker', 'Diabetiker'],
    ['tulum... no wait not tulum, everyones been. bacalar', 'tulum'],
    ['Marrakech, staying in a Riad, 3 nights', 'Riad'],
    ['Belated honeymoon, Paris 4 nights', 'Belated'],
    ['Singapore 3 nights, stopover', 'stopover'],
    ['Rügen mit eigenem Auto, 2 Erw. + Oma', 'Erw'],
    ['Lyon met eigen auto, eerst naar Avignon', 'eigen auto'],
    ['Puglia, treno da Bologna a Bari', 'treno da'],
    ['다낭 3박5일 아이 둘', '아이 둘'],
    ['Kopenhagen. Tafel bij restaurant Barcelona vrijdag 19.30', 'Barcelona'],
    ['Vienna for four days.\n\nWith kind regards,\nGeoffrey Lincoln', 'Geoffrey'],
  ])('but what was read in another way is not told: %s', async (notes, word) => {
    expect((await read(notes)).unread).not.toContain(word);
  });
});

it('takes the name of a place of the trip for no day out from another', async () => {
  expect((await read('Hanoi and Ninh Binh, 5 days')).sights).not.toContain('ninh-binh/hanoi');
});

describe('places and sights by plain words', () => {
  it.each([
    ['chicago, the bean', 'chicago/millennium-park-cloud-gate'],
    ['barcelona, park guel early', 'barcelona/park-guell'],
    ['hobart, mona, bruny island', 'hobart/mona'],
    ['Mumbai, elephanta caves, gateway of india', 'mumbai/gateway-of-india'],
  ])('%s', async (notes, sight) => {
    expect((await read(notes)).sights).toContain(sight);
  });

  it.each([
    ['dubrovnik -> hvar -> split, no car', ['Dubrovnik', 'Hvar', 'Split']],
    ['saint malo puis jersey avec le ferry', ['Saint-Malo', 'Saint Helier']],
    ['St. Moritz in winter', ['St. Moritz']],
    ['Windhoek, Etosha. Kinder 8 u. 12', ['Windhoek', 'Tsumeb']],
    ['springfield illinois - lincoln home', ['Springfield']],
    ['Lwów odpada, więc Praga', ['Prague']],
    ['anywhere in greece but santorini', ['Greece']],
    ['isole eolie: lipari, poi stromboli', ['Lipari', 'Stromboli']],
    ['Hanoi, Sapa, Ninh Binh', ['Hanoi', 'Sapa', 'Ninh Binh']],
    ['Bali: ubud 3, amed 3, gili air 4', ['Ubud', 'Amed', 'Lombok and the Gili Islands']],
    ['Cartagena, Medellín, Guatapé, Salento: 11 días', ['Cartagena', 'Medellín', 'Salento']],
    ['salvador e morro de são paulo', ['Salvador']],
    ["Val di Fassa d'estate, niente ferrate", []],
    ['reunion en monterrey el lunes a las 9', ['Monterrey']],
  ])('%s', async (notes, places) => {
    expect((await read(notes)).places).toEqual(places);
  });
});

describe('no item of a list is dropped without a word', () => {
  it.each([
    ['Bruges, beer, chocolate, comics', ['comics']],
    ['san francisco, alcatraz and a giants game if there is one', ['giants game']],
    ['Rome: colosseum, golden gate bridge', ['golden gate bridge']],
    // A town that nothing is known of.
    ['cambridge punting and kings college', ['punting', 'kings college']],
    ['Hamburg, ein Boxkampf', ['Boxkampf']],
    ['marrakesh, nothing with snakes', ['snakes']],
    ['Rome for a married couple. Comics, the Colosseum', ['Comics']],
    ['Bruges (comics) and the Belfry', ['comics']],
    ['karlsruhe zkm, schloss', ['zkm']],
    ['屋久島 縄文杉は遠いのでパス 白谷雲水峡に行きたい', ['白谷雲水峡']],
  ])('%s', async (notes, unread) => {
    expect((await read(notes)).unread).toEqual(unread);
  });

  it.each([
    'Rome, two adults, mid budget, colosseum, no rush, thanks',
    'chiang mai, elephant sanctuary, cooking class',
    'Lisbonne, première fois, deux adultes, tramway 28, plage',
    'Wien, drei Tage, Schönbrunn, Sachertorte, keine Kirchen',
    'Lisbon, fado, early start, a driver for one day, no car',
    'Marrakesh, hammam, balloon at dawn, souks',
    'Rome. My mother is a bit slow on stairs. Landing Thursday 10:35 at Fiumicino',
    "London on a tight budget and the British Museum (we'll pay for that one)",
    "Istanbul. One of us is pescatarian and one doesn't drink.",
    'Bangkok, I have a shellfish allergy (shrimp and crab, oyster sauce too)',
    'Married couple in our fifties. Rome, the Colosseum',
    'Four girlfriends, a long weekend in Marrakesh',
    'Retired schoolteachers, Rome for the first time',
    'Lisbon. Three old schoolmates, beer and football',
    'Rome, entertaining clients, a boat trip',
    'salzburg pls, skip the sound of music tour',
    'Paris en amoureux',
    'hoi an, the tenth to the thirteenth',
    'Rome. Our flight gets in Thursday at 04:50 (sorry) and we leave Tuesday at 13:00',
  ])('what is read, and what a trip is like, is no such item: %s', async (notes) => {
    expect((await read(notes)).unread).toEqual([]);
  });

  it('the nearest of a sight that lies elsewhere is that sight', async () => {
    const { notUnderstood } = await readAskedPlaces(
      { additionalPreferences: 'Rome: colosseum, golden gate bridge' },
      world,
    );

    expect(notUnderstood).toEqual([
      { said: 'golden gate bridge', nearest: ['Golden Gate Bridge in San Francisco'] },
    ]);
  });
});

it.each([
  'Venice, romantic, avoid the crowds',
  'Las Vegas, lads trip',
  'Copenhagen, design and good food',
  'Jerusalem, holy sites, seniors',
  'Berlin, edgy, alternative, underground',
  'Paris, girly, glamorous',
  'Lisbon, cosy, foodie, hipster',
  'Wien, romantisch, gemütlich',
  'Londres avec deux ados, comédie musicale',
  'Rome, romantique, insolite',
  'Roma, romantico, tranquillo',
])('tells no mood, company or kind as unread: %s', async (notes) => {
  expect((await read(notes)).unread).toEqual([]);
});
