import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { tripCountries } from './trip-countries.ts';

const catalogue = loadCatalogue();
const place = (id: string, name: string, country: string) => ({ id, name, country });
const VIENNA = place('vienna', 'Vienna', 'Austria');
const SALZBURG = place('salzburg', 'Salzburg', 'Austria');
const BUDAPEST = place('budapest', 'Budapest', 'Hungary');

test('[TRIP-11] each country of a trip has its own language, money, sockets and numbers', () => {
  const countries = tripCountries([VIENNA, BUDAPEST, SALZBURG], catalogue) ?? [];

  expect(
    countries.map(({ name, places, primaryLanguage, currency }) => [
      name,
      places,
      primaryLanguage,
      currency,
    ]),
  ).toEqual([
    ['Austria', ['Vienna', 'Salzburg'], 'German', 'EUR'],
    ['Hungary', ['Budapest'], 'Hungarian', 'HUF'],
  ]);
  for (const { usefulPhrases, culturalNotes, safetyTips } of countries) {
    expect(Object.keys(usefulPhrases).length).toBeGreaterThan(5);
    expect(culturalNotes.some((note) => note.startsWith('Tipping: '))).toBe(true);
    expect(safetyTips.filter((tip) => tip.startsWith('Sockets: '))).toHaveLength(1);
    expect(safetyTips.filter((tip) => tip.startsWith('Emergency numbers: '))).toHaveLength(1);
    expect(new Set(safetyTips).size).toBe(safetyTips.length);
  }
});

test('[TRIP-11] a town that the catalogue lacks is told by its country', () => {
  const [, hungary] =
    tripCountries([VIENNA, place('geonames-1', 'Eger', 'Hungary')], catalogue) ?? [];

  expect(hungary).toMatchObject({ places: ['Eger'], currency: 'HUF' });
});

test('a trip within one country tells nothing twice', () => {
  expect(tripCountries([VIENNA, SALZBURG], catalogue)).toBeUndefined();
  expect(tripCountries(undefined, catalogue)).toBeUndefined();
});
