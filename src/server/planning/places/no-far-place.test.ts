import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { loadGazetteer } from '#server/gazetteer/gazetteer.ts';
import { readAskedPlaces } from './asked-places.ts';

async function read(notes: string) {
  const world = { catalogue: loadCatalogue(), gazetteer: await loadGazetteer() };
  const { places, unclear, home } = await readAskedPlaces(
    { tripType: 'complete', additionalPreferences: notes },
    world,
  );

  return { places: places.map(({ name }) => name), asked: unclear.map(({ said }) => said), home };
}

describe('ordinary words', () => {
  it.each([
    ['beach plus some culture, two weeks in Nov', []],
    ['Florence 5 nights, one day in Siena', ['Florence']],
    ['Bruxelas 2 noites, reunião na Comissão terça das 10 às 16', ['Brussels']],
    ['Milano due notti, riunione lunedì alle 9', ['Milan']],
    ['Golden Week trip from Fukuoka, beach', []],
    ['tickets for the Paris Hilton dj thing in Ibiza Friday 11pm', ['Ibiza']],
    ["Florence's wedding in Kotor, 4 nights", ['Kotor']],
    // Words of other languages with their endings, at the head of a text as well.
    ['Lizbon. Liman olsun, 4 gece', ['Lisbon']],
    ['Karavan, mayısta Lizbon', ['Lisbon']],
    ['Çadır, mayısta Lizbon', ['Lisbon']],
    ['Pareja, Lisboa en mayo', ['Lisbon']],
    ['praia em maio, queremos voo e calma', []],
    ['Lizbona 4 noce i znajomi, sporo spacerów po muzeach', ['Lisbon']],
    ['strand in mei, we willen fietsen en rust', []],
  ])('are no far place: %s', async (notes, places) => {
    expect((await read(notes)).places).toEqual(places);
  });

  it.each([
    'mayısta sıcak bir yer, pazar',
    'Romantik, sıcak bir yer, 5 gün',
    'Çocuklu bir aile, nereye gidelim bilmiyoruz',
    'Tapas, somewhere warm, 5 days',
    'Ponte, un posto caldo, 5 giorni',
    'gdzieś ciepło w maju, spokojnie',
    'Skiën, ergens in de zon',
  ])('are no place where that is left open: %s', async (notes) => {
    expect(await read(notes)).toEqual({ places: [], asked: [], home: undefined });
  });

  it.each([
    ['somewhere warm in Nerja', ['Nerja']],
    ['Drumheller, somewhere to stay with a pool', ['Drumheller']],
    ['a week in Zorblax, somewhere quiet', []],
  ])('leave open only what is not named: %s', async (notes, places) => {
    const asked = await read(notes);

    expect(asked.places).toEqual(places);
    expect(asked.asked).toEqual(places.length > 0 ? [] : ['Zorblax']);
  });

  it.each([
    ['Do Gliwic na 3 dni', ['Gliwice']],
    ['Bangkok, Pai, Koh Lanta', ['Bangkok', 'Pai', 'Ko Lanta']],
  ])('are no words: %s', async (notes, places) => {
    expect((await read(notes)).places).toEqual(places);
  });
});

describe('a place whose name is another word', () => {
  it.each([
    ['bath for a long weekend', ['Bath']],
    ['split 4 nights', ['Split']],
    ['split in june', ['Split']],
    ['nice for a week', ['Nice']],
    ['nice 3 days in Rome', ['Rome']],
    ['bath for the kids, Rome', ['Rome']],
  ])('is gone to where its time stands behind it: %s', async (notes, places) => {
    expect((await read(notes)).places).toEqual(places);
  });

  it('is understood where a sight of it tells which', async () => {
    const world = { catalogue: loadCatalogue(), gazetteer: await loadGazetteer() };
    const { places, notUnderstood } = await readAskedPlaces(
      { tripType: 'complete', additionalPreferences: 'bath for a long weekend, jane austen' },
      world,
    );

    expect([places.map(({ id }) => id), notUnderstood]).toEqual([['bath'], []]);
  });
});

describe('what is taken back or refused', () => {
  it.each([
    ['Madrid for 4 nights... no scratch that, Valencia. We want Fallas!!', ['Valencia']],
    ['Rome no wait Naples, pizza', ['Naples']],
    ['Rome, sorry, I mean Naples, pizza', ['Naples']],
    ['Rom für 3 Tage, nein, doch Neapel', ['Naples']],
    ["Uzungöl istemiyoruz. Trabzon'a uçuyoruz", ['Trabzon']],
    ['Gaziantep yemek turu, Antalya hariç', ['Gaziantep']],
    ['Lisbon. I mean it, no museums', ['Lisbon']],
    ['Porto? No, wait! Lisbon', ['Lisbon']],
    ['scratch that, not Berlin, Hamburg. 3 nights', ['Hamburg']],
    ['Nicht Berlin, Hamburg', ['Hamburg']],
    ['Sydney for 6 days but skip the opera house tour, did it last time', ['Sydney']],
    ['Italy, not Rome, Venice. 3 nights', ['Italy']],
    ['Rome, no, wait for cheap flights please, then Naples', ['Rome', 'Naples']],
  ])('%s', async (notes, places) => {
    expect((await read(notes)).places).toEqual(places);
  });
});

describe('where one sets out', () => {
  it.each([
    ['GWにどこか近場。福岡発、飛行機4時間まで', [], 'fukuoka'],
    ['2月に暖かいところへ、東京から直行便で行ける海辺', [], 'tokyo'],
    ['Kurztrip ab Hamburg, Sonne und Meer', [], 'hamburg'],
    ['Londres, Eurostar départ Paris 7h13 samedi, retour dimanche 20h01', ['London'], 'paris'],
    ['London. We leave Paris 7:13, back 20:01', ['London'], 'paris'],
    ['Lipsk w czerwcu. dojazd autem z Wrocławia', ['Leipzig'], 'wroclaw'],
    ['Québec la longue fin de semaine, en char de Gatineau', ['Quebec'], 'ottawa'],
    // A town beyond the catalogue: the nearest place of ours stands for it.
    ['gdzieś ciepło w lutym, wylot z Katowic', [], 'krakow'],
    ['Anywhere but Spain. Beach, last week of June, from Bristol', [], 'bristol'],
    ['Anywhere but Spain. Beach, last week of June, from Glastonbury', [], 'bath'],
    ['Ergens zonnig in oktober, niet te ver van Eindhoven', [], 'utrecht'],
  ])('is no place to go to: %s', async (notes, places, home) => {
    expect(await read(notes)).toEqual({ places, asked: [], home });
  });

  it('is one to go to at the head of a route', async () => {
    const { places } = await read('Donauradweg Passau – Linz – Wien, je 2 Nächte');

    expect(places).toEqual(['Passau', 'Linz', 'Vienna']);
  });
});

describe('towns by their Dutch names', () => {
  it.each([
    ['weekendje Luik met vriendin', 'Liège'],
    ['stedentrip Rijsel, 2 nachten', 'Lille'],
    ['twee nachten in Aken', 'Aachen'],
    ['2 nights in Nimwegen', 'Nijmegen'],
    ['Karlsbad, 3 Tage', 'Karlovy Vary'],
  ])('%s', async (notes, place) => {
    expect((await read(notes)).places).toEqual([place]);
  });
});

describe('a name that nobody knows', () => {
  it.each([
    ['montevrello al Lido 2 notti, agriturismo e grigliata', 'montevrello'],
    ['Port Velunia on the coast, 4 nights, lighthouse walk', 'Port Velunia'],
    ['Weekendje Zwollerbrink met de trein', 'Zwollerbrink'],
  ])('is asked back: %s', async (notes, said) => {
    expect(await read(notes)).toEqual({ places: [], asked: [said], home: undefined });
  });

  it('is none in brackets', async () => {
    const { asked } = await read('Irgendwo in die Sonne, Meer und Rennrad fahren (Leihrad)');

    expect(asked).toEqual([]);
  });
});
