import { expect, test } from 'vitest';
import { rateOf } from '#shared/money.ts';
import { loadCatalogue } from './catalogue.ts';
import { countrySchema } from './country.schema.ts';
import { dataFolder, readDataFile } from './data-folder.ts';

const france = () =>
  readDataFile<Record<string, unknown>>('fr.json', new URL('countries/', dataFolder()));

test('every country has the one rate of its currency', () => {
  const { countries } = loadCatalogue();

  expect(countries.length).toBeGreaterThan(60);
  for (const { currency, perUsd } of countries)
    expect(perUsd * (rateOf(currency)?.usdPerUnit ?? 0), currency).toBeCloseTo(1, 9);
});

test('refuses a country with a rate of its own, or in a currency without one', () => {
  expect(countrySchema.safeParse(france()).success).toBe(true);
  expect(countrySchema.safeParse({ ...france(), perUsd: 0.9 }).success).toBe(false);
  expect(countrySchema.safeParse({ ...france(), currency: 'FRF' }).success).toBe(false);
});

test.each([
  ['CN', '买单'],
  ['TW', '買單'],
])('says phrases in the writing that is read there: %s', (code, bill) => {
  const catalogue = loadCatalogue();
  const [first = ''] = catalogue.country(code)?.languages ?? [];
  const phrase = catalogue
    .language(first)
    ?.phrases.find(({ english }) => english === 'The bill, please');

  expect(phrase?.local).toBe(bill);
});
