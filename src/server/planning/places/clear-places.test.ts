import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { loadGazetteer } from '#server/gazetteer/gazetteer.ts';
import { readAskedPlaces } from './asked-places.ts';

async function read(notes: string) {
  const world = { catalogue: loadCatalogue(), gazetteer: await loadGazetteer() };
  const { places, unclear, avoided } = await readAskedPlaces(
    { tripType: 'complete', additionalPreferences: notes },
    world,
  );

  return {
    places: places.map(({ label }) => label),
    asked: unclear.map(({ said }) => said),
    avoided: avoided.destinations,
  };
}

describe('a name of several places', () => {
  it.each([
    'Portland, first weekend of June',
    'Three nights in San Juan',
    'Georgia in September',
    'Saint-Martin, 1 semaine',
    'Victoria please, gardens and tea',
    'Cambridge, three days',
    'Newcastle, match on saturday',
    'the coast, 3 nights',
    'the islands with kids',
    'san martino una settimana a luglio',
    '悪石島でトレッキング',
    '府中で3泊',
    'where they filmed kings landing',
    'mont st zorblax',
    'Wakandaville, dinosaurs for our boys',
    'Winterfell. Snow, wolves',
    '浮遊城ゼルカに行きたい。娘は7歳',
    'Hogwarts in October, three nights',
    'mordor but vegan',
    'ゼルガンドで黄金を探したい',
    '想去卡兰布拉玩三天',
    'Quellarico',
    'Vijf dagen naar Drostenmeerburg met twee kinderen van 4 en 7',
    'Fem dagar till Skogsbyhamn',
    'my daughter wants to go to Hogsmeade and drink butterbeer',
    'Gotham',
    'two weeks in Middle-earth',
    'Stars Hollow',
    'honeymoon in Zandoria',
    'Visiting a friend in Kingston',
    'Cartagena with the kids, beach',
    'santiago una semana',
    'Mérida, 4 noches',
    'Syracuse, three days',
    'Port Vassaly beach week',
  ])('is asked back where nothing tells which one is meant: %s', async (notes) => {
    const { places, asked } = await read(notes);

    expect(asked).toHaveLength(1);
    expect(places).toEqual([]);
  });

  it.each([
    ['Portland Maine', 'Portland, Maine, United States'],
    ['St Petersburg, the one in florida', 'St. Petersburg, Florida, United States'],
    ['victoria bc, whales and gardens', 'Victoria, Canada'],
    ['newcastle nsw', 'Newcastle, New South Wales, Australia'],
    ['Cartagena, Getsemani and the Rosario islands', 'Cartagena, Colombia'],
    ['St Pete', 'St. Petersburg, Florida, United States'],
    ['LA, Vegas. Not Hollywood Walk of Fame', 'Los Angeles'],
    ['Uma semana no Algarve, ver a Ponta da Piedade', 'Faro, Portugal'],
    ['We can’t decide: Porto or Seville. You choose', 'Porto, Portugal'],
    ['Cliffs of Moher and around', 'Galway, Ireland'],
    ['Loire castles: Chambord, Chenonceau', 'Tours'],
    ['Provence in July. Sénanque abbey, Pont du Gard', 'Avignon'],
    ['Great Barrier Reef', 'Cairns'],
    ['Death Valley', 'Las Vegas'],
    ['Preikestolen', 'Stavanger'],
    ['lençóis maranhenses', 'Barreirinhas'],
    ['Jökulsárlón', 'Höfn'],
    ['savannah georgia, live oaks', 'Savannah, United States'],
    ['Cambridge near Boston', 'Cambridge, Massachusetts, United States'],
    ['Georgia: Tbilisi and wine', 'Tbilisi, Georgia'],
    ['La Réunion, plutôt Saint-Pierre', 'Saint-Pierre, Reunion'],
    ['Valparaíso tranquilo', 'Valparaíso, Chile'],
    ['new orleanz!! jazz every night', 'New Orleans'],
    ['copenhagn to malmo, with kids', 'Copenhagen'],
    ['mont st michel', 'France'],
    ['st davids pembrokeshire', 'St Davids, Wales'],
    ['st ives cornwall', 'St Ives, England'],
    ['Dundee - the V&A, a decent pub', 'Dundee, United Kingdom'],
    ['I have always wanted to go to wakatobi', 'Wanci'],
    ['Merida, cenotes', 'Mérida, Mexico'],
    ['Santiago de Chile, 4 noches', 'Santiago, Chile'],
    ['Monaco, birra e Marienplatz', 'Munich'],
    ['singapor, i have 9h between flights', 'Singapore'],
    ["We did Rome and loved it. Now it's Naples' turn: Pompeii", 'Naples, Italy'],
    ['lake bled 2 nigths', 'Bled'],
    ['Pico, 3 noites', 'Azores'],
    // Regions by their names in more languages.
    ['Garden Route in March', 'Knysna'],
    ['Praia no nordeste do Brasil', 'Salvador'],
    ['La Réunion, Piton de la Fournaise', 'Saint-Denis, Reunion'],
    ...['Paris', 'Naples', 'Athens', 'London', 'Rome', 'Birmingham', 'Alexandria'].map((name) => [
      name,
      name,
    ]),
  ])('is clear by what stands beside it, or by itself: %s', async (notes, label = '') => {
    const { places, asked } = await read(notes);

    expect(asked).toEqual([]);
    expect(places[0]).toContain(label);
  });
});

describe('places that are named together', () => {
  it.each([
    ['Antigua and Lake Atitlan', ['Antigua Guatemala, Guatemala', 'Lake Atitlán, Guatemala']],
    [
      'Antigua and Barbados',
      ['Saint John’s, Saint John Parish, Antigua and Barbuda', 'Bridgetown, Barbados'],
    ],
    ['Rio and Paraty, a week', ['Rio de Janeiro, Brazil', 'Paraty, Brazil']],
    ['La Fortuna and Monteverde', ['La Fortuna and Arenal, Costa Rica', 'Monteverde, Costa Rica']],
    ['Portland and Seattle', ['Portland, United States', 'Seattle, United States']],
    ['Merida and Seville', ['Mérida, Extremadura, Spain', 'Seville, Spain']],
    ['Santiago and Porto', ['Santiago de Compostela, Spain', 'Porto, Portugal']],
    ['Santiago and Valparaiso', ['Santiago, Chile', 'Valparaíso, Chile']],
    ['London and Toronto', ['London, United Kingdom', 'Toronto, Canada']],
    ['Berlin, then Boston', ['Berlin, Germany', 'Boston, United States']],
    ['Miami and San Juan', ['Miami, United States', 'San Juan, Puerto Rico']],
    ['Detroit. The motown museum', ['Detroit, Michigan, United States']],
    [
      'Peloponnese: Nafplio, Olympia',
      ['Náfplio, Peloponnese, Greece', 'Archaía Olympía, West Greece, Greece'],
    ],
  ])('tell of each other which one is meant: %s', async (notes, labels) => {
    expect(await read(notes)).toMatchObject({ places: labels, asked: [] });
  });

  it('are asked back where nothing tells: Antigua is an island and a town', async () => {
    expect(await read('Antigua, a week')).toMatchObject({ places: [], asked: ['Antigua'] });
  });

  it.each(['Antigua and Barbuda', 'St Kitts and Nevis'])('are one country: %s', async (notes) => {
    const { places, asked } = await read(notes);

    expect([places.length, asked]).toEqual([1, []]);
  });
});

describe('everywhere but one', () => {
  it.each([
    ["n'importe où sauf Paris", 'paris'],
    ['a cualquier lugar menos a Madrid', 'madrid'],
    ['qualquer lugar menos Lisboa', 'lisbon'],
  ])('avoids that one: %s', async (notes, avoided) => {
    expect(await read(notes)).toEqual({ places: [], asked: [], avoided: [avoided] });
  });
});

describe('one of two', () => {
  it.each(['Porto or Seville, you choose', 'Rome or Naples?', 'Wien oder Prag, egal'])(
    'is gone to: %s',
    async (notes) => {
      expect((await read(notes)).places).toHaveLength(1);
    },
  );
});

describe('an open choice', () => {
  it.each([
    'where it is warm and sunny',
    '温泉でのんびり三泊',
    '南の島で3泊',
    '離島でのんびり',
    'リゾートでのんびりしたい',
    '一人旅 3泊',
    'new ideas please',
    'surprise me',
    'santa claus for the kids',
    'somewhere with mountains. One week in September',
    'somewhere in the Alps, but not Switzerland',
    'un endroit au soleil, pas trop loin de Lyon',
  ])('is asked nothing: %s', async (notes) => {
    expect((await read(notes)).asked).toEqual([]);
  });
});

describe('a place that is taken back', () => {
  it.each([
    ['gran sasso? no, rather Rome', 'Rome, Italy', 'Gran Sasso'],
    ['Non Roma, ci viviamo! Trieste', 'Trieste', 'rome'],
    ['à Saint-Pétersbourg, pardon, à Venise', 'Venice, Italy', 'Saint Petersburg'],
    ['ghent not bruges, been there', 'Ghent', 'bruges'],
    ['Wien nicht, aber Graz', 'Graz', 'vienna'],
    ['not Udine, rather Bologna', 'Bologna, Italy', 'Udine'],
    ['valparaiso chile, stay out of santiago', 'Valparaíso', 'santiago'],
  ])('is avoided: %s', async (notes, label, avoided) => {
    const told = await read(notes);

    expect(told.places).toHaveLength(1);
    expect(told.places[0]).toContain(label);
    expect(told.avoided).toEqual([avoided]);
  });
});

describe('a place late in a text, or behind words that name none', () => {
  it.each<[string, string]>([
    ['I will not leave Peru without seeing Machu Picchu', 'Cusco'],
    ['she wants Rome. I said not Rome again, we were there twice. Naples then', 'Naples'],
    ['spa, riad with a plunge pool, jardin majorelle. marrakech', 'Marrakesh'],
    ['Mia is nine and mad about dinosaurs. It is Drumheller in July', 'Drumheller'],
    ['finally go where Darwin went: the Galapagos', 'Galápagos (Puerto Ayora)'],
    ['mit der Oma, sie mag Palmen und ein Kurkonzert, also Meran', 'Meran'],
    ['pensamos em Noronha para a lua de mel', 'Noronha'],
    ['3月の札幌に行きたい', 'Sapporo'],
    ['屋久島で縄文杉を見たい', 'Yakushima'],
    ['wandern in der sächsischen schweiz', 'Dresden'],
    ['Sagrada Familia and tapas', 'Barcelona'],
    ['girona not barcelona, beer and museums', 'Girona'],
    ['Isole Eolie, giro in barca', 'Lipari'],
    ['that place in turkey with all the balloons. no balloon for me', 'Göreme'],
    ['the island in Greece with the blue domes', 'Santorini'],
    ['the city in italy with the canals', 'Venice'],
  ])('%s: %s', async (notes, place) => {
    const { places } = await read(notes);

    expect(places[0]).toContain(place);
  });

  it.each([
    'Reunion of our class in Neustadt, then two days of shopping',
    'learning to surf in santa cruz',
    'My aunt said Victoria was lovely',
    'the same place as last time, please',
  ])('is asked back: %s', async (notes) => {
    expect((await read(notes)).asked).toHaveLength(1);
  });
});

it('a land is not asked about where a place in it and a region of it are named', async () => {
  const { places, asked } = await read('new zealand south island, queenstown and a beach');

  expect(asked).toEqual([]);
  expect(places).toEqual(['Queenstown, New Zealand']);
});

it('a region without the town that is spoken against keeps its other bases', async () => {
  const { places, avoided } = await read('Puglia, not Bari');

  expect(avoided).toEqual(['bari']);
  expect(places).toEqual(['Lecce, Italy']);
});

describe('a place behind a preposition', () => {
  it.each([
    ['First time in Bangkok and I come for the street food', ['Bangkok, Thailand']],
    ['Florence and I want to go to Vienna', ['Vienna, Austria']],
  ])('is no person: %s', async (notes, places) => {
    expect((await read(notes)).places).toEqual(places);
  });
});

describe('a feast that many towns keep', () => {
  it.each([
    ["Goa for New Year's Eve", ['Goa, India']],
    ["Savannah for St Patrick's Day", ['Savannah, United States']],
    ["Somewhere warm for New Year's Eve", []],
    ['Oktoberfest with friends', ['Munich, Germany']],
  ])('leads to no town by itself: %s', async (notes, places) => {
    expect((await read(notes)).places).toEqual(places);
  });
});
