import { expect, test } from 'vitest';
import { rateOf } from '#shared/money.ts';
import { loadCatalogue } from '../../catalogue/catalogue.ts';

test("the table of rates says the same as the catalogue's countries, within three in a hundred", () => {
  const countries = loadCatalogue().countries;

  expect(countries.length).toBeGreaterThan(60);
  for (const { currency, perUsd } of countries) {
    const ratio = (rateOf(currency)?.usdPerUnit ?? 0) * perUsd;

    expect(Math.abs(ratio - 1), currency).toBeLessThan(0.03);
  }
});
