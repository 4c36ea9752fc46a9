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
  ])('are no far place: %s', async (notes, places) => {
    expect((await read(notes)).places).toEqual(places);
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
    ['Rome, no, wait for cheap flights please, then Naples', ['Rome', 'Naples']],
  ])('%s', async (notes, places) => {
    expect((await read(notes)).places).toEqual(places);
  });
});

describe('where one sets out', () => {
  it.each([
    ['GWにどこか近場。福岡発、飛行機4時間まで', [], 'fukuoka'],
    ['Kurztrip ab Hamburg, Sonne und Meer', [], 'hamburg'],
    ['Londres, Eurostar départ Paris 7h13 samedi, retour dimanche 20h01', ['London'], 'paris'],
    ['London. We leave Paris 7:13, back 20:01', ['London'], 'paris'],
    ['Lipsk w czerwcu. dojazd autem z Wrocławia', ['Leipzig'], 'wroclaw'],
    ['Québec la longue fin de semaine, en char de Gatineau', ['Quebec'], 'ottawa'],
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
