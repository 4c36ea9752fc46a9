import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../catalogue/catalogue.ts';
import { loadGazetteer } from './gazetteer.ts';
import { findMeantTown } from './known-names.ts';

/** The destination's id, or the town as "Name, region or country code". */
async function meant(name: string): Promise<string> {
  const town = await findMeantTown(name, {
    catalogue: loadCatalogue(),
    gazetteer: loadGazetteer,
  });

  if (!town) return 'nothing';
  if ('destination' in town) return town.destination.id;
  return `${town.place.name}, ${town.place.region ?? town.place.country}`;
}

describe('a name', () => {
  test.each([
    ['Paris', 'paris'],
    ['Paris, Texas', 'Paris, Texas'],
    ['paris, tx', 'Paris, Texas'],
    ['Cambridge', 'Cambridge, England'],
    ['Cambridge, MA', 'boston'],
    ['San José', 'san-jose'],
    ['San Jose, CA', 'San Jose, California'],
    ['San Jose Costa Rica', 'san-jose'],
    ['Georgia', 'tbilisi'],
    ['Athens, Georgia', 'Athens, Georgia'],
    ['Athens, GA', 'Athens, Georgia'],
    ['Boston, England', 'Boston, England'],
    ['London, Canada', 'London, Ontario'],
    ['Toronto, ON', 'toronto'],
    ['Santiago, Chile', 'santiago'],
    ['Santiago de Compostela', 'santiago-de-compostela'],
    ['Granada, Nicaragua', 'Granada, NI'],
    ['St Petersburg', 'Saint Petersburg, RU'],
    ['St. Petersburg, Florida', 'St. Petersburg, Florida'],
    ['Lisbon PT', 'lisbon'],
    ['tokyo japan', 'tokyo'],
    ['Lisbon, Spain', 'nothing'],
  ])('%s is told from its namesakes: %s', async (name, expected) => {
    expect(await meant(name)).toBe(expected);
  });

  test.each([
    ['Lisbonn', 'lisbon'],
    ['Barcellona', 'barcelona'],
    ['Prauge', 'prague'],
    ['Budapset', 'budapest'],
    ['Istambul', 'istanbul'],
    ['Bangcock', 'bangkok'],
    ['Copenhagan', 'copenhagen'],
    ['Sidney', 'sydney'],
    ['Sidney, Ohio', 'Sidney, Ohio'],
    ['Tuscanny', 'florence'],
    ['Gothenberg', 'gothenburg'],
    ['Parma', 'Parma, IT'],
    ['Xyzzyville', 'nothing'],
  ])('%s with a slip means %s', async (name, expected) => {
    expect(await meant(name)).toBe(expected);
  });

  test.each([
    ['Wien', 'vienna'],
    ['München', 'munich'],
    ['Muenchen', 'munich'],
    ['Munchen, Deutschland', 'munich'],
    ['Firenze', 'florence'],
    ['Lisboa', 'lisbon'],
    ['Tokio', 'tokyo'],
    ['東京', 'tokyo'],
    ['京都', 'kyoto'],
    ['서울', 'seoul'],
    ['กรุงเทพ', 'bangkok'],
    ['القاهرة', 'cairo'],
    ['Αθήνα', 'athens'],
    ['Москва', 'Moscow, RU'],
    ['Kobenhavn', 'copenhagen'],
    ['Tromso', 'tromso'],
    ['Warszawa', 'warsaw'],
    ['Breslau', 'wroclaw'],
    ['Genf', 'geneva'],
    ['Krakau', 'krakow'],
    ['Münster', 'Münster, DE'],
    ['Muenster', 'Münster, DE'],
  ])('in another language or without its accents: %s is %s', async (name, expected) => {
    expect(await meant(name)).toBe(expected);
  });

  test.each([
    ['LIS', 'lisbon'],
    ['CDG', 'paris'],
    ['jfk', 'new-york-city'],
    ['LON', 'london'],
    ['LGW', 'london'],
    ['AGP', 'malaga'],
    ['SAN', 'san-diego'],
    ['YYC', 'calgary'],
    ['YEG', 'Edmonton, Alberta'],
  ])('as the code of an airport, %s, means %s', async (name, expected) => {
    expect(await meant(name)).toBe(expected);
  });

  test.each([
    ['Tuscany', 'florence'],
    ['Siena, Tuscany', 'siena'],
    ['Lucca, Tuscany', 'lucca'],
    ['Arezzo, Tuscany', 'Arezzo, IT'],
    ['Bali', 'ubud'],
    ['Algarve', 'faro'],
    ['Portugal', 'lisbon'],
    ['Japan', 'tokyo'],
    ['日本', 'tokyo'],
    ['Deutschland', 'berlin'],
    ['Andalusia', 'seville'],
    ['Scotland', 'edinburgh'],
    ['Wales', 'Cardiff, Wales'],
    ['Sardinia', 'cagliari'],
    ['Normandy', 'Caen, FR'],
    ['Tenerife', 'tenerife'],
    ['Myanmar', 'Yangon, MM'],
    ['Andorra', 'Andorra la Vella, AD'],
    ['Asia', 'nothing'],
  ])('of a country, region or island, %s, begins with %s', async (name, expected) => {
    expect(await meant(name)).toBe(expected);
  });
});
