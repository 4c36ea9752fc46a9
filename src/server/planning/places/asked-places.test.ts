import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { loadGazetteer } from '#server/gazetteer/gazetteer.ts';
import { readAskedPlaces } from './asked-places.ts';

async function read(notes: string) {
  const world = { catalogue: loadCatalogue(), gazetteer: await loadGazetteer() };

  return readAskedPlaces({ tripType: 'complete', additionalPreferences: notes }, world);
}

async function placesOf(notes: string): Promise<string[]> {
  return (await read(notes)).places.map(({ id }) => id);
}

describe('where notes ask to go by what is to be seen', () => {
  it.each([
    ['see the Mona Lisa, then Versailles', ['paris'], ['paris/louvre', 'paris/versailles']],
    ['Versailles', ['paris'], ['paris/versailles']],
    [
      'Parigi, quattro giorni, Orsay e Versailles',
      ['paris'],
      ['paris/musee-dorsay', 'paris/versailles'],
    ],
    // A region, and no slip of the Bavarian State Opera.
    ['that castle in bavaria, newschwanstein', ['munich'], ['munich/neuschwanstein']],
    ['Split and Dubrovnik', ['split', 'dubrovnik'], []],
    ['Nice and quiet, in Lyon', ['lyon'], []],
    ['London. Solo on a small budget', ['london'], []],
    ['We are going to Paris again after 30 years. Hotel in Saint-Germain.', ['paris'], []],
    ['London with kids. We have a hotel near Waterloo.', ['london'], []],
    ['Sicily: Palermo 3, Syracuse 3, Catania 2', ['palermo', 'siracusa', 'catania'], []],
    ['Zanzibar, a week at the beach', ['zanzibar'], []],
    ['Stone Town 2 nights, then Nungwi 4 nights', ['zanzibar', 'nungwi'], []],
    ['Christchurch, Tekapo 2 nights, Wanaka', ['christchurch', 'lake-tekapo', 'wanaka'], []],
    ['Mount Cook for two nights, the Hooker Valley', ['lake-tekapo'], []],
    ['Fallingwater, hiking and cycling', ['pittsburgh'], []],
    [
      'Christchurch 2 nights, Dunedin 3 nights, Queenstown',
      ['christchurch', 'dunedin', 'queenstown'],
      [],
    ],
    ['Otago Peninsula for penguins', ['dunedin'], []],
    ['Chiloé, the wooden churches', ['chiloe'], []],
    ['Santiago 2 nights, Castro on Chiloé 3 nights', ['santiago', 'chiloe'], []],
    ['San Francisco, the Castro and Alcatraz', ['san-francisco'], []],
    ['Havana: the revolution, Fidel Castro and rum', ['havana'], []],
    // "Home, Washington" is a town; counts of nights stand behind names.
    ['Rome, kids 6 and 10. Landing 11:00, flying home 18:00.', ['rome'], []],
    ['Rome, kids 6 and 10. Coming 11:00, going quiet 18:00.', ['rome'], []],
    // No slip of the Christmas lights.
    ['Paris, first visit, the famous sights', ['paris'], []],
    ['Florence, the Uffizi and Pisa', ['florence'], ['florence/uffizi-gallery', 'florence/pisa']],
    ['Sistine Chapel and Trevi fountain', ['rome'], ['rome/trevi-fountain']],
    ['Hampton Court and the Tower of London', ['london'], ['london/hampton-court-palace']],
    ['Nara deer and Fushimi Inari', ['kyoto'], ['kyoto/fushimi-inari-taisha']],
    ['the Gherkin and the Globe', ['london'], ['london/shakespeares-globe']],
    ["Shakespeare's Globe and Tower Bridge", ['london'], ['london/tower-bridge']],
    // Many towns have one.
    ['National Museum', [], []],
    // "T.O." is Toronto, and "To" is none.
    ['To New York.', ['new-york-city'], []],
    ['To Boston and To Rome', ['boston', 'rome'], []],
    ['Paris, pas de musées sauf Orsay', ['paris'], ['paris/musee-dorsay']],
    ['Copenhagen. Conference at Tivoli Hotel Friday 9-17', ['copenhagen'], []],
    ['Prague, my friend turns 30 on Saturday', ['prague'], []],
    // A square, and not Potsdam.
    ['Berlin. Meetings at Potsdamer Platz Wednesday 10-15', ['berlin'], []],
    ['Athens. The kids are mad about Greek myths', ['athens'], []],
    ['Nikko as a day trip from Tokyo', ['tokyo'], ['tokyo/nikko']],
    ['Bruges day trip from Brussels', ['brussels'], ['brussels/bruges-day']],
    // What is said in brackets says nothing of what follows them.
    ['Mit den Eltern (nicht mehr so gut zu Fuß) nach Wien', ['vienna'], []],
    ['With my parents (not good on their feet) to Vienna', ['vienna'], []],
    // A quarter goes by "Ruin bars" as well, and is no bar.
    ['Budapest, baths and ruin bars', ['budapest'], []],
    ['Marrakech, we know it is during Ramadan', ['marrakesh'], []],
    ['Cusco and Machu Pichu', ['cusco'], ['cusco/machu-picchu']],
    ['Londres, Camden', ['london'], ['london/camden-market']],
    ['New Zealand, Milford', ['queenstown'], ['queenstown/milford-sound']],
    ["Giant's Causeway", ['belfast'], ['belfast/causeway-coast']],
    ['Girl with a Pearl Earring', ['the-hague'], ['the-hague/mauritshuis']],
    ['Charleston with a day trip to Savannah', ['charleston'], ['charleston/savannah']],
    // What many places have points to none of them, and a part of a name at the place is that.
    ['Vienna. Advent and Christmas markets', ['vienna'], ['vienna/christmas-market-spittelberg']],
    ['Warsaw. Vodka, milk bars, Praga', ['warsaw'], ['warsaw/praga-district-walk']],
    ['Tel Aviv, beach, a day in Jerusalem', ['tel-aviv'], ['tel-aviv/jerusalem-day']],
    ['Hanoi on my own, first time in Asia', ['hanoi'], []],
    ['Hanoi. On Thursday I take the 22:00 night train to Lao Cai.', ['hanoi'], []],
    ['the Louvre and the Colosseum', ['paris', 'rome'], ['paris/louvre', 'rome/colosseum']],
    ['サグラダファミリアを見たい', ['barcelona'], ['barcelona/sagrada-familia']],
    [
      'Stopover with a baby, Gardens by the Bay',
      ['singapore'],
      ['singapore/gardens-by-the-bay-supertrees'],
    ],
    ['quiero ver el Guernica', ['madrid'], ['madrid/museo-reina-sofia']],
    ['想看自由女神像，四天', ['new-york-city'], ['new-york-city/statue-of-liberty']],
    ['great wall and dumplings', ['beijing'], ['beijing/great-wall-at-mutianyu']],
    ['budpest thermal baths ruin bars', ['budapest'], ['budapest/szechenyi-baths']],
    ['the Nefertiti bust, techno', ['berlin'], ['berlin/neues-museum']],
    ["Botticelli's Birth of Venus and wine", ['florence'], ['florence/uffizi-gallery']],
    ['see the Alhambra', ['granada'], ['granada/alhambra-and-nasrid-palaces']],
    ['somewhere to see the iron lady', ['paris'], ['paris/eiffel-tower']],
    ['the leaning tower and pasta', ['florence'], ['florence/pisa']],
    ['la ciudad perdida de los incas', ['cusco'], ['cusco/machu-picchu']],
  ])('%s', async (notes, places, sights) => {
    const asked = await read(notes);

    expect(asked.unclear).toEqual([]);
    expect(asked.places.map(({ id }) => id)).toEqual(places);
    expect(asked.sights.wanted).toEqual(expect.arrayContaining(sights));
  });

  it.each([
    ['the big apple for 4 days', 'New York City'],
    ['weekend in the Smoke', 'London'],
    ['Ewige Stadt mit Kindern', 'Rome'],
    ['where mozart was born', 'Salzburg'],
    ['donde nació Picasso', 'Málaga'],
    ['land of the rising sun', 'Japan'],
    ['home of the beatles', 'Liverpool'],
    ['la ville rose, 3 jours', 'Toulouse'],
    ['天下の台所で食い倒れ、三泊', 'Osaka'],
    ['古都で紅葉を見たい', 'Kyoto'],
    ['魔都三日游，外滩和豫园', 'Shanghai'],
    ['水の都でゴンドラに乗りたい', 'Venice'],
    ['冰城看冰灯', 'Harbin'],
  ])('goes where a nickname points: %s', async (notes, name) => {
    const { places, unclear } = await read(notes);

    expect(unclear).toEqual([]);
    expect(places.map((one) => one.name)).toEqual([name]);
  });

  it('goes to the town of a sight that the catalogue does not hold, and says so', async () => {
    const { places, notUnderstood } = await read('Dollywood, hiking and cycling');

    expect(places.map(({ name }) => name)).toEqual(['Pigeon Forge']);
    expect(notUnderstood).toEqual([{ said: 'Dollywood', nearest: ['Dollywood in Pigeon Forge'] }]);
  });

  it('makes no second stay of such a sight beside a place that is named', async () => {
    const { places, notUnderstood } = await read('Rome for a week, and the Bernsteinzimmer');

    expect(places.map(({ id }) => id)).toEqual(['rome']);
    expect(notUnderstood.map(({ said }) => said)).toEqual(['Bernsteinzimmer']);
  });

  it('avoids such a sight by the words for it', async () => {
    expect((await read('Krakau, Kremlin nein danke')).avoided.destinations).toEqual(['Kremlin']);
  });

  it('reads a sight behind which thanks are said as none to see', async () => {
    const { sights } = await read('Dublin, Guinness no thanks, Trinity College');

    expect(sights.wanted).not.toContain('dublin/guinness-storehouse');
    expect(sights.avoided).toContain('dublin/guinness-storehouse');
  });

  it.each([
    'Ghent instead of Bruges',
    'Gent statt Brügge, 3 Tage',
    'Gand au lieu de Bruges',
    'Gante en vez de Brujas',
    'El año pasado nos encantó Brujas. Ahora Gante',
    'Ghent. I keep being told Bruges but no thanks, too many groups',
  ])('goes to the place rather than the one that it is said to replace: %s', async (notes) => {
    const { places, avoided } = await read(notes);

    expect(places.map(({ name }) => name)).toEqual(['Ghent']);
    expect(avoided.destinations).toEqual(['bruges']);
  });

  it('keeps a town that is a day trip of another city a place of its own when nothing else is named', async () => {
    expect((await read('Toledo, Spain')).places[0]?.name).toBe('Toledo');
    expect((await read('Oxford for a long weekend')).places[0]?.name).toBe('Oxford');
  });

  it('reads no sight of another place where one is named, and says where it lies', async () => {
    const { places, sights, notUnderstood } = await read('Rome, and the Louvre');

    expect(places.map(({ id }) => id)).toEqual(['rome']);
    expect(sights.wanted).toEqual([]);
    expect(notUnderstood).toEqual([{ said: 'Louvre', nearest: ['Louvre Museum in Paris'] }]);
  });

  it('takes a person and a comparison for no journey', async () => {
    expect(await placesOf('My daughter Paris turns 8, we want to go to Lisbon')).toEqual([
      'lisbon',
    ]);
    expect(await placesOf('Like Venice but quieter, maybe Verona')).not.toContain('venice');
  });

  it('asks nothing back of a region in which a sight or town of the notes lies', async () => {
    const asked = await read('Tuscany: the Uffizi and Siena');

    expect(asked.unclear).toEqual([]);
    expect(asked.places.map(({ id }) => id)).toEqual(['florence']);
    expect(asked.sights.wanted).toEqual(['florence/uffizi-gallery', 'florence/siena']);
  });

  it('tells names and numbers that nobody reads, and no people, months or brands', async () => {
    const { notUnderstood } = await read(
      'Rome in May with Mum and my friend Sarah, flying Ryanair, 4-star hotel, kids 5 and 9, 3 days, Zorblax Museum',
    );

    expect(notUnderstood.map(({ said }) => said)).toEqual(['Zorblax Museum', '4-star']);
  });

  it.each([
    ['Singapore, hawker food', []],
    ['Singapore, hawker centres for dinner', []],
    ['Singapore, a hawker food tour', ['singapore/singapore-hawker-food-tour']],
    ['Bangkok, street food', []],
    ['Seville, tapas', []],
    ['Copenhagen, food halls', []],
    ['Lisbon, food markets', []],
  ])('a way to eat is no sight that must be seen: %s', async (notes, wanted) => {
    const { sights } = await read(notes);

    expect(sights.wanted).toEqual(wanted);
  });

  it.each([
    'Taipei alone, night markets, hot springs',
    'Taipei, solo, night markets',
    'Taipei, on my own, night markets',
    'Taipei by myself. Night markets',
    'Just me. Taipei, night markets',
    'Taipei, allein, night markets',
  ])('tells nothing of who travels alone: %s', async (notes) => {
    const { notUnderstood } = await read(notes);

    expect(notUnderstood).toEqual([]);
  });

  it.each(['boyfriend', 'girlfriend', 'flatmate'])('tells no %s', async (whom) => {
    const { notUnderstood } = await read(`helsinki in winter with my ${whom}, sauna!`);

    expect(notUnderstood).toEqual([]);
  });

  it.each([
    ['Lyon, le musée Trompelune', 'musée Trompelune'],
    ['Florence, the Palazzo Verdicchi della Luna', 'Palazzo Verdicchi della Luna'],
    ['Edinburgh and Blythewick Hanging Gardens please', 'Blythewick Hanging Gardens'],
    ['Istanbul and the Zerdaluk Cisterns', 'Zerdaluk Cisterns'],
    [
      'Chicago, the Ostrander-Quill Planetarium of Mirrors',
      'Ostrander-Quill Planetarium of Mirrors',
    ],
    ['京都に三泊。「幻霞楼寺」に行きたいです。', '幻霞楼寺'],
    ['Rome, staying at Hotel Zorblax', 'Hotel Zorblax'],
    ['Quito, then Lake Yumbarillo Azulpa', 'Lake Yumbarillo Azulpa'],
    ['Sevilla y el Mirador de Zuncharrabel', 'Mirador de Zuncharrabel'],
    ['Iquique, casa de Neruda', 'casa de Neruda'],
    ['Rio com a Praia do Quenzelho', 'Praia do Quenzelho'],
  ])('tells an unknown name whole, and takes no other sight for it: %s', async (notes, said) => {
    const { sights, notUnderstood } = await read(notes);

    expect(notUnderstood.map((one) => one.said)).toEqual([said]);
    expect(sights.wanted).toEqual([]);
  });

  it.each([
    ['somewhere called Český Krumlov', ['Český Krumlov']],
    ['ouro preto, churches', ['Ouro Preto']],
    ['La Réunion, plutôt Saint-Pierre', ['Saint-Pierre']],
    ['irgendwo, hauptsache ruhe und sauna', []],
    ['Lisbon. We like Art, Food and Wine.', ['Lisbon']],
    ['Porto, azulejos', ['Porto']],
    ['New York City, kids 6 and 9', ['New York City']],
    ['decent beer, cheap rooms, thinking prauge', ['Prague']],
    ['Transylvania by train, saxon villages', ['Brașov']],
    ['Bali, yoga and rice fields', ['Ubud']],
    ['Kids want a theme park, we want peace. Billund maybe', ['Billund']],
    ['il fine settimana a Berlino e i figli', ['Berlin']],
    ['die Hauptstadt von Georgien, Wein und Berge', ['Georgia']],
    ['landing at JFK 9am, bagels', ['New York City']],
    ['we fly to CDG on the 4th and leave from ORY', ['Paris']],
    ['praia e comida boa, talvez Jericoacoara', ['Jericoacoara']],
  ])('goes to the town that is named: %s', async (notes, names) => {
    const { places, sights } = await read(notes);

    expect(places.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
    expect(places.length > 0).toBe(names.length > 0);
    expect(sights.wanted).toEqual([]);
  });

  it('reads two letters and a sign between them as the name that they are', async () => {
    expect((await read('London. The V&A please')).sights.wanted).toEqual([
      'london/victoria-and-albert-museum',
    ]);
  });

  it('reads the sight that stands behind its town', async () => {
    expect((await read('Cusco, machu picchu')).sights.wanted).toEqual(['cusco/machu-picchu']);
  });

  it('asks which of many towns is meant before it thinks of a part of a sight', async () => {
    const { unclear } = await read('Neustadt, 3 Nächte');

    expect(unclear.map(({ said }) => said)).toEqual(['Neustadt']);
  });
});

describe('where a text begins with a town, or tells towns in a row', () => {
  it.each([
    ['San Sebastian, pintxos, the Guggenheim as a day out by bus', ['San Sebastián']],
    ['Valparaiso, street art and funiculars', ['Valparaíso']],
    ['Viseu, Aveiro e Braga de comboio', ['Viseu', 'Aveiro', 'Braga']],
    ['Birmingham for work, evenings free. balti and canals', ['Birmingham']],
  ])('%s', async (notes, towns) => {
    expect((await read(notes)).places.map(({ name }) => name)).toEqual(towns);
  });
});

describe('what is gone on to, flown home from or spoken against', () => {
  it.each<[string, string[]]>([
    ['Singapore then Kuala Lumpur. Flight home 22:40 from KL', ['Singapore', 'Kuala Lumpur']],
    ['Lima and Cusco (slowly, altitude). Not Machu Picchu, been there.', ['Lima', 'Cusco']],
    ['Marrakech and Fes, guide in the medina please', ['Marrakesh', 'Fes']],
    ['Naples for two nights and then Sorrento, just not Capri', ['Naples', 'Sorrento']],
    ['We arrive catania 10:50 and leave from palermo 19:30', ['Catania', 'Palermo']],
    ['Tuscany, day trips, wine. not Florence, too hot in august', ['Siena']],
    ['Provence when the lavender is out. Pont du Gard', ['Avignon']],
  ])('tells the places of a trip: %s', async (notes, towns) => {
    expect((await read(notes)).places.map(({ name }) => name)).toEqual(towns);
  });

  it('goes to no place that one sets out from', async () => {
    const { places, home } = await read('Partiamo da Verona in treno, Salisburgo due notti');

    expect(places.map(({ name }) => name)).toEqual(['Salzburg']);
    expect(home).toBe('verona');
  });

  it('takes "no Sintra this time" for no', async () => {
    const { sights } = await read('Lisbon. We want real fado - and no Sintra this time, please.');

    expect(sights.wanted.join()).not.toContain('sintra');
    expect(sights.avoided.join()).toContain('sintra');
  });

  it.each(['sales kickoff in Ostrelundby, mon-wed', 'Honeymoon on Kalubarenga Island, bungalow'])(
    'asks back where nobody knows the place: %s',
    async (notes) => {
      expect((await read(notes)).unclear).toHaveLength(1);
    },
  );
});

describe('where one stays', () => {
  it.each([
    'Mexico City. Three friends from Europe, staying in Roma Norte',
    'Prague, hotel near Old Town Square',
    'New York City. Hotel is near Bryant Park.',
  ])('is neither a second place nor a sight: %s', async (notes) => {
    const { places, sights, notUnderstood } = await read(notes);

    expect(places).toHaveLength(1);
    expect(sights.wanted).toEqual([]);
    expect(notUnderstood).toEqual([]);
  });
});

describe('a dish', () => {
  it.each([
    'Hong Kong, dim sum for lunch one day',
    'Seville, tapas every night',
    'Barcelona, a good paella by the sea',
  ])('is to be eaten, and names no class or tour: %s', async (notes) => {
    expect((await read(notes)).sights.wanted).toEqual([]);
  });

  it('leaves a tour its name where the tour is to what one goes to see', async () => {
    const { sights, places, notUnderstood } = await read('Rovaniemi, northern lights');

    expect(places.map(({ name }) => name)).toEqual(['Rovaniemi']);
    expect(sights.wanted).toEqual(['rovaniemi/aurora-photo-tour']);
    expect(notUnderstood).toEqual([]);
  });

  it('names the class where one is asked for', async () => {
    expect((await read('Hong Kong, a dim sum class')).sights.wanted).toEqual([
      'hong-kong/dim-sum-cooking-class',
    ]);
  });
});

describe("a street's name", () => {
  it.each([
    ['London, staying near Liverpool Street', ['London']],
    ['Singapore, meetings at Raffles Place 9 to 5 every day', ['Singapore']],
    ['London, walk to Acre Lane', ['London']],
  ])('is no town and no sight: %s', async (notes, towns) => {
    const { places, sights } = await read(notes);

    expect(places.map(({ name }) => name)).toEqual(towns);
    expect(sights.wanted).toEqual([]);
  });

  it('is understood where one meets there', async () => {
    const { notUnderstood } = await read('London. Meetings at Canada Place 9 to 5 every day');

    expect(notUnderstood).toEqual([]);
  });
});

describe('a name that nobody knows, in a known place', () => {
  it.each([
    ['cape town, sunset from the kwazembe lookout', 'kwazembe'],
    ['bangkok, wat pho and wat phlungdoi', 'wat phlungdoi'],
    ['hamburg, hafenrundfahrt und den brankelhof', 'brankelhof'],
    ['京都で東福寺とミズラビ庭園に行きたい', 'ミズラビ庭園'],
    ['rome, the pantheon, gate of zerduvalo, gelato', 'zerduvalo'],
    ['florence uffizi and the torre dei brugnoni', 'torre dei brugnoni'],
    ['Dublin and Belfast, the Chan Chan ruins', 'Chan Chan'],
    ['lisbon, belem tower and praia do crunho', 'praia do crunho'],
    ['lisbon: miradouro da zuvelha, belem tower', 'miradouro da zuvelha'],
    ['prag, karlsbrücke und die zwelgenkirche', 'zwelgenkirche'],
    ['Prague. The Museum of Forgotten Umbrellas', 'Museum of Forgotten Umbrellas'],
    ['Inverness and the Loch Ness Underwater Cathedral', 'Loch Ness Underwater Cathedral'],
    ['Marseille, Cathedral of the Seven Bees', 'Cathedral of the Seven Bees'],
  ])('is told as not understood: %s', async (notes, name) => {
    expect((await read(notes)).notUnderstood.map(({ said }) => said).join('|')).toContain(name);
  });
});

describe('names that another place stands for', () => {
  it.each([
    ['kilimanjaro and ngorongoro', 'kilimanjaro', 'arusha'],
    ['Porto or Seville, you choose', 'Porto or Seville', 'porto'],
  ])('are told: %s', async (notes, name, id) => {
    expect((await read(notes)).told).toContainEqual({ id, name });
  });

  it('reads a plain part of a name', async () => {
    const { sights } = await read('Hamburg, the fish market');

    expect(sights.wanted).toEqual(['hamburg/fischmarkt']);
  });
});
