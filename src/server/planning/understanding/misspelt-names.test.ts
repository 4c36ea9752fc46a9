import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { spelledRight } from './misspelt-names.ts';
import { readWishes } from './wishes.ts';

const catalogue = loadCatalogue();

test.each([
  ['We would love to go to Lisbonn, please', 'We would love to go to Lisbon, please'],
  ['take us to barcelna', 'take us to Barcelona'],
  ['A week in Amsetrdam.', 'A week in Amsterdam.'],
  ['We have been to Copenhagan and to Edinburg', 'We have been to Copenhagen and to Edinburgh'],
  ['anywhere in Portugual', 'anywhere in Portugal'],
  ['visit Buenos Ares in spring', 'visit Buenos Aires in spring'],
])('a slip of the pen is put right: %s', (written, meant) => {
  expect(spelledRight(written, catalogue)).toBe(meant);
});

test.each([
  'We want to go to Lisbon',
  'to Genova, which is not Geneva',
  'to relax in general, in autumn or in central places',
  'We live near Parisian cafés',
  'to Mercury and to Atlantis',
  'Lisbonn',
  '',
  'to',
])('what is no slip, or no place, stays as it is: %s', (written) => {
  expect(spelledRight(written, catalogue)).toBe(written);
});

test('[API-02] a misspelt destination is understood, and one that was avoided stays avoided', () => {
  const { destinations } = readWishes('To Lisbonn. We have been to Barcelna.', catalogue);

  expect(destinations.wanted).toEqual(['lisbon']);
  expect(destinations.avoided).toEqual(['barcelona']);
});
