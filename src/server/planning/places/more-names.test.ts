import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { loadGazetteer } from '#server/gazetteer/gazetteer.ts';
import { readAskedPlaces } from './asked-places.ts';

async function read(notes: string) {
  const world = { catalogue: loadCatalogue(), gazetteer: await loadGazetteer() };

  return readAskedPlaces({ tripType: 'complete', additionalPreferences: notes }, world);
}

async function namesIn(notes: string): Promise<string[]> {
  return (await read(notes)).places.map(({ name }) => name);
}

describe('islands, valleys and villages beyond the catalogue', () => {
  it.each([
    ['Skye, hiking and seafood', ['Isle of Skye']],
    ['Lissabon, Rückflug Samstag 17:40 nach Köln', ['Lisbon']],
    ['El Hierro, buceo en La Restinga', ['Valverde']],
    ['San Francisco then LA', ['San Francisco', 'Los Angeles']],
    ["We're in our forties: Florence first, then Venice", ['Florence', 'Venice']],
    ['San Francisco, the hills and the fog', ['San Francisco']],
    ['Singapore: Chinese, Malay and Indian food', ['Singapore']],
    ['hot springs arkansas', ['Hot Springs']],
    ['7 Tage Rügen mit Kindern', ['Binz']],
    ['wij willen graag naar Texel met twee kinderen', ['Den Burg']],
    ['Een weekje Terschelling, fietsen en strand', ['West-Terschelling']],
    ['une semaine à Belle-Île-en-Mer', ['Le Palais']],
    ['Bornholm med børnene', ['Rønne']],
    ['Karpathos hiking', ['Karpathos']],
    ['Formentera, calas y bici', ['Sant Francesc de Formentera']],
    ['Hvar, beaches and wine', ['Hvar']],
    ['Hallstatt w/ toddler', ['Hallstatt']],
    ['Bayreuth Festspiele', ['Bayreuth']],
    ['箱根温泉 2泊', ['Hakone']],
    ['预算8000元 两个人 厦门 鼓浪屿必去', ['Xiamen']],
    ['Óbidos, two nights', ['Óbidos']],
    ['Trancoso em janeiro', ['Trancoso']],
    [
      'Start and finish in Johannesburg, with Kruger safari and Cape Town in between',
      ['Johannesburg', 'Kruger National Park', 'Cape Town'],
    ],
    ['Havana, Viñales and Trinidad, 9 days', ['Havana', 'Viñales', 'Trinidad']],
    ['Krakow, Wroclaw and Berlin by train, 8 days', ['Kraków', 'Wrocław', 'Berlin']],
  ])('are gone to, or have a base of their own: %s', async (notes, names) => {
    const { places, unclear } = await read(notes);

    expect(unclear).toEqual([]);
    expect(places.map(({ name }) => name)).toEqual(names);
  });

  it('tells the base of an island by the name that was written', async () => {
    expect((await read('Texel for four days')).told?.map(({ name }) => name)).toEqual(['Texel']);
  });
});

describe('several places, each gone to', () => {
  it.each([
    ['Naxos and Paros', ['Naxos', 'Paros']],
    ['Naxos and Mykonos', ['Naxos', 'Mykonos']],
    ['Isle of Mull and Iona', ['Tobermory', 'Iona']],
    ['Gramado e Canela 5 dias', ['Gramado', 'Canela']],
    ['Annecy puis Chamonix, 2 nuits et 3 nuits', ['Annecy', 'Chamonix']],
    ['Mont Saint Michel and Bayeux', ['Saint-Malo', 'Bayeux']],
    ['Kyoto 4 nights 1 night on Naoshima 2 nights hiroshima', ['Kyoto', 'Naoshima', 'Hiroshima']],
    ['banff national park, moraine lake, then 2 nights in Jasper', ['Banff', 'Jasper']],
    ['london york edinburgh', ['London', 'York', 'Edinburgh']],
    ['Thailand: Bangkok, Pai, Koh Lanta', ['Bangkok', 'Pai', 'Ko Lanta']],
    // A sight within a region that is named has a place of its own, beside a town of the region.
    ['Andalucía, the Alhambra and the Mezquita of Córdoba', ['Córdoba', 'Granada']],
    ['Wyjazd do Barcelony i Walencji', ['Barcelona', 'Valencia']],
    ['Denver to Salt Lake City via Moab', ['Denver', 'Salt Lake City', 'Moab']],
    ['Barcelona with a night in Girona', ['Barcelona', 'Girona']],
    ['Lisbon, a couple of days in Évora', ['Lisbon', 'Évora']],
    ['Oaxaca, then Puerto Escondido until we fly home', ['Oaxaca', 'Puerto Escondido']],
    ['Las Vegas 2 nights, fly out of Phoenix', ['Las Vegas', 'Phoenix']],
    ['Turin, puis Gênes et on finit par Nice', ['Turin', 'Genoa', 'Nice']],
    ['Rom 3, Florenz 2, Rest Cinque Terre', ['Rome', 'Florence', 'Cinque Terre']],
    ['From Edinburgh on to Skye for three nights', ['Edinburgh', 'Isle of Skye']],
    ['我们从上海出发，去西安3晚，成都3晚，最后回上海', ["Xi'an", 'Chengdu']],
    ['Maurice loves old towns. We want Lisbon', ['Lisbon']],
    ['Verona and Lake Garda, three nights each', ['Verona', 'Lake Garda']],
    ['One night in Wadi Rum and two nights in Aqaba', ['Wadi Rum', 'Aqaba']],
    ['Crete: Chania 4 nights, Heraklion 3 nights', ['Chania', 'Heraklion']],
    ['Cameron Highlands → Penang', ['Tanah Rata', 'George Town']],
    ['Puglia: 2 notti Bari, 2 Polignano a Mare', ['Bari', 'Polignano a Mare']],
    ['Trois nuits à Porto, deux dans la vallée du Douro', ['Porto', 'Peso da Régua']],
    ['Split, Hvar and Korčula, two nights per island', ['Split', 'Hvar', 'Korčula']],
    ['从北京飞大阪，大阪两晚，京都三晚', ['Osaka', 'Kyoto']],
    ['Las Vegas: Zion 2 nights, Bryce 1 night', ['Las Vegas', 'Zion National Park', 'Panguitch']],
    ['Berlin und Prag: jeweils 3 Nächte, Ende in Prag', ['Berlin', 'Prague']],
    ['Athens, Delphi overnight', ['Athens', 'Delphi']],
    ['Ljubljana, Bled 3 Nächte. Wir kommen aus Graz', ['Ljubljana', 'Bled']],
    ['Amsterdam, Brussels with a day in Bruges', ['Amsterdam', 'Brussels']],
  ])('%s', async (notes, names) => {
    expect(await namesIn(notes)).toEqual(names);
  });

  it.each(['paris reading and cafes', 'rome best pizza', 'lisbon beach hotels'])(
    'takes no other word in small letters for one: %s',
    async (notes) => {
      expect(await namesIn(notes)).toHaveLength(1);
    },
  );
});

describe('names as other languages write them', () => {
  it.each([
    ['lot z Gdańska do Rzymu, 5 dni', ['Rome']],
    ['chcemy jechać do Zakopanego, góry i termy', ['Zakopane']],
    ['weekend w Krakowie, Wawel', ['Kraków']],
    ['Tylko nie Paryż. Chcemy do Lizbony', ['Lisbon']],
    ['v Praze na víkend', ['Prague']],
    ['Мы хотим в Прагу на 5 дней, пиво и замки', ['Prague']],
    ['из Москвы в Стамбул, 4 дня', ['Istanbul']],
    ["İstanbul'dan Roma'ya 4 gün", ['Rome']],
    ['Utazás Párizsba, 4 nap', ['Paris']],
    ['Matka Roomaan, kaksi aikuista', ['Rome']],
    ['Калининград на 5 дней', ['Kaliningrad']],
  ])('%s', async (notes, names) => {
    const { places, unclear } = await read(notes);

    expect(unclear).toEqual([]);
    expect(places.map(({ name }) => name)).toEqual(names);
  });

  it.each(['coś ciepłego w listopadzie, do 3000 zł na osobę', 'sıcak bir yer, kasımda'])(
    'asks back no word that is only a form of one: %s',
    async (notes) => {
      expect((await read(notes)).unclear).toEqual([]);
    },
  );
});

describe('places in passing', () => {
  it.each([
    ['we loved Rome last year, now Lisbon', ['Lisbon']],
    ['We live in Paris, went to Rome last year, now Naples', ['Naples']],
    ['nada de museos, Sevilla con niños', ['Seville']],
    ['sin niños, nada caro, Sevilla', ['Seville']],
    ['Lisbon. nada too touristy', ['Lisbon']],
    ['Meine Freundin wohnt in Hamburg, wir wollen nach Lübeck', ['Lübeck']],
    ['visit my brother who lives in Leeds', ['Leeds']],
    ['We arrive Friday 14:05 at BER and fly out sunday', ['Berlin']],
    ['Tokyo for five days, we arrive 15:20 at Narita', ['Tokyo']],
    ['Narita for a night before our flight', ['Narita']],
  ])('are none to go to: %s', async (notes, names) => {
    const { places, unclear } = await read(notes);

    expect(unclear).toEqual([]);
    expect(places.map(({ name }) => name)).toEqual(names);
  });
});

describe('the names of several places', () => {
  it.each([
    ['Hanoi, Ninh Binh and Cat Ba', []],
    ['Hanoi and Cat Ba, Lan Ha Bay', ['cat-ba/lan-ha-bay-boat-day']],
    ['Hanoi, Ha Long Bay', ['hanoi/ha-long-bay']],
  ])('name no sight of one of them by a part or a slip: %s', async (notes, wanted) => {
    expect((await read(notes)).sights.wanted).toEqual(wanted);
  });
});

describe('a quarter of a large city', () => {
  it.each([
    ['hackney for three days, street food', 'London'],
    ['Kreuzberg, ein Wochenende', 'Berlin'],
    ['Coyoacán, tacos', 'Mexico City'],
  ])('is that city: %s', async (notes, name) => {
    const { places, unclear } = await read(notes);

    expect(unclear).toEqual([]);
    expect(places.map((one) => one.name)).toEqual([name]);
  });
});

describe('what is liked', () => {
  it('is seen where a sight is named for it', async () => {
    expect((await read('Gdańsk, we like amber')).sights.wanted).toEqual([
      'gdansk/amber-museum-great-mill',
    ]);
  });

  it('is told where nothing is', async () => {
    const { notUnderstood } = await read('Zermatt. My wife collects thimbles');

    expect(notUnderstood.map(({ said }) => said)).toContain('thimbles');
  });

  it.each([
    'Lisbon, we love good food',
    'Paris, we like it slow',
    'we would like Venice but quieter',
  ])('is nothing more where other rules read it: %s', async (notes) => {
    expect((await read(notes)).notUnderstood).toEqual([]);
  });
});

describe('sights and stories beside a place that is named', () => {
  it.each<[string, string[]]>([
    ['Copenhagen with kids 4 and 7. legoland too if thats doable', ['legoland']],
    ['Prague, and a day trip to Hogwarts please', ['Hogwarts']],
  ])('are told where nothing is made of them: %s', async (notes, said) => {
    const { notUnderstood } = await read(notes);

    expect(notUnderstood.map((one) => one.said)).toEqual(expect.arrayContaining(said));
  });

  it('reads both names of a text in katakana', async () => {
    expect(await namesIn('パリ エッフェル塔 モンサンミッシェル')).toEqual(['Paris', 'Saint-Malo']);
  });

  it('asks back a city of legend rather than going to a hotel of its name', async () => {
    const { places, unclear } = await read('book me a week in the lost city of Atlantis');

    expect(places).toEqual([]);
    expect(unclear).toHaveLength(1);
  });

  it('takes a word of another language for no town', async () => {
    expect(await namesIn('kapadokya 3 gün balon turu, 2 kişi')).toEqual(['Göreme']);
  });
});
