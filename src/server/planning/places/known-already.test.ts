import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { loadGazetteer } from '#server/gazetteer/gazetteer.ts';
import { readAskedPlaces } from './asked-places.ts';

async function read(notes: string) {
  const world = { catalogue: loadCatalogue(), gazetteer: await loadGazetteer() };
  const asked = { tripType: 'complete' as const, additionalPreferences: notes };
  const { places, sights } = await readAskedPlaces(asked, world);

  return { places: places.map(({ name }) => name), ...sights };
}

describe('places that are not gone to', () => {
  it.each([
    // Refused, and known already.
    ['Athens 2 nights > Naxos 4. Everyone tells us Santorini, we say no.', ['Athens', 'Naxos']],
    ['Normandië, 5 dagen, mijn vader wil de stranden en Margraten kent hij al', ['Caen']],
    ["I've been to Rome twice so skip the Colosseum. I want Trastevere and markets", ['Rome']],
    ["I've been to Paris twice, this time I want markets and jazz", ['Paris']],
    ["We've been to Rome, want somewhere new", []],
    ['Queremos ir a Sevilla y pasar un día en Córdoba', ['Seville']],
    // Words that are a place elsewhere, a place within a region, and days out.
    ['Buenos Aires, steak, a match at La Bombonera', ['Buenos Aires']],
    ['South Africa and its wine', ['South Africa']],
    ['Québec City. Cabane à sucre, chute Montmorency', ['Quebec']],
    ['Somewhere warm in the Canary Islands, Lanzarote I think.', ['Lanzarote']],
    ['Cape Town for our honeymoon, a wine day in Stellenbosch', ['Cape Town']],
    ['Hanoi, street food, and one day out in nature at Ninh Binh', ['Hanoi']],
    ['Séville en amoureux, une excursion à Cordoue', ['Seville']],
    // Homes, and airports in a list.
    ['somewhere warm, not Spain. 2 of us from Leeds Bradford or Manchester', []],
    ['quero frio e neve em julho, saindo de porto alegre, mas nao bariloche de novo', []],
    ['Roma 3 gece, Venedik 2 gece. Dönüş Venedik’ten İstanbul’a 18:55.', ['Rome', 'Venice']],
    ['صلالة في الخريف مع العائلة، جايين من الرياض بالسيارة', ['Şalālah']],
    // The name of a table, of a quarter, of who writes, and children.
    ['Kopenhagen 3 nachten. Tafel bij restaurant Barcelona vrijdag 19.30', ['Copenhagen']],
    ['cuidad de mexico 28 oct al 3 nov, hotel en la roma o condesa', ['Mexico City']],
    ['Vienna, our third visit.\n\nWith kind regards,\nGeoffrey Lincoln', ['Vienna']],
    ['Irgendwo ans Meer, nicht Italien. Kinder 3 und 6, Sandstrand', []],
    ['porto seguro 4 dias praia', ['Porto Seguro']],
    ['Marrakech, staying in a Riad, 3 nights', ['Marrakesh']],
    // A day out.
    ['Madri 4 noites com bate-volta a Toledo, depois Barcelona 4', ['Madrid', 'Barcelona']],
    ['Cordoba in Argentina, four days, and one day out to Alta Gracia', ['Córdoba']],
    // Gone to after all.
    [
      'Hvar 3n and ending in Dubrovnik. Not a party trip so the quiet side of Hvar',
      ['Hvar', 'Dubrovnik'],
    ],
    ['Radtour von Passau nach Wien', ['Passau', 'Vienna']],
    ['Split 2n, Hvar 3n, Korcula 2n', ['Split', 'Hvar', 'Korčula']],
    ['北京没去过,想去北京', ['Beijing']],
  ])('%s', async (notes, places) => {
    expect((await read(notes)).places).toEqual(places);
  });
});

describe('sights that were seen before', () => {
  it.each([
    ['京都,第三次了。清水寺、伏見稻荷都去過', 'kyoto/kiyomizu-dera'],
    ['京都、清水寺は行ったことがある', 'kyoto/kiyomizu-dera'],
    ['東京, 浅草寺は行きました', 'tokyo/senso-ji'],
    ['北京,长城去过了,故宫没去过', 'beijing/great-wall-at-mutianyu'],
  ])('%s', async (notes, id) => {
    const { wanted, avoided } = await read(notes);

    expect(avoided).toContain(id);
    expect(wanted).not.toContain(id);
  });
});

describe('names that sights have as well', () => {
  it.each([
    ['Hoi An with our twins. My son has a serious peanut allergy.', []],
    ['Hoi An, My Son at sunrise', ['hoi-an/my-son-sanctuary']],
    ['Cape Town on my own, first time in Africa.', []],
    ['Seville and Granada 6 days, alhambra, no driving', ['granada/alhambra-and-nasrid-palaces']],
    ['Petra is the dream, so Jordan please', []],
  ])('%s', async (notes, wanted) => {
    expect((await read(notes)).wanted).toEqual(wanted);
  });
});
