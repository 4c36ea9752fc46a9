import { expect, test } from 'vitest';
import { loadCatalogue } from '../../catalogue/catalogue.ts';
import { sampleExperiences } from './sample-experiences.ts';

const ADVENT = /Christmas Market on Rathausplatz/;
const SUNDAYS = /Sunday mass/;

test.each([
  ['in December', ['2026-12-11', '2026-12-12', '2026-12-13'], [ADVENT, SUNDAYS], []],
  ['in May', ['2027-05-10', '2027-05-11', '2027-05-12'], [], [ADVENT, SUNDAYS]],
  ['on a Sunday in May', ['2027-05-15', '2027-05-16'], [SUNDAYS], [ADVENT]],
  ['without dates', [], [ADVENT, SUNDAYS], []],
])('[BOOK-03] %s only what can be had then is sold', (_when, dates, sold, unsold) => {
  const vienna = loadCatalogue().destination('vienna');

  if (!vienna) throw new Error('the catalogue holds Vienna');
  const names = sampleExperiences(vienna, { currency: 'EUR', perUsd: () => 0.9 }, dates)
    .map(({ name }) => name)
    .join('\n');

  for (const one of sold) expect(names).toMatch(one);
  for (const one of unsold) expect(names).not.toMatch(one);
});
