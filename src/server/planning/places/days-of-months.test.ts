import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { loadGazetteer } from '#server/gazetteer/gazetteer.ts';
import { readAskedPlaces } from './asked-places.ts';
import { isDayOfMonth } from './days-of-months.ts';
import { textWords } from './text-words.ts';

test.each([
  ['Cairo, our anniversary is on October 6', ['cairo']],
  ['Cairo, one special dinner for the anniversary itself, October 6.', ['cairo']],
  ['Cairo, the 6th of October is our wedding day', ['cairo']],
  ['Kairo, am 6. Oktober ist unser Hochzeitstag', ['cairo']],
  ['Le Caire, notre anniversaire est le 6 octobre', ['cairo']],
  ['Buenos Aires, el 25 de mayo es nuestro aniversario', ['buenos-aires']],
  ['Il Cairo, il 6 ottobre è il nostro anniversario', ['cairo']],
  ['Buenos Aires, dia 25 de maio é o nosso aniversário', ['buenos-aires']],
  ['Buenos Aires 3 nights, then Mar del Plata 3 nights', ['buenos-aires', 'geo-3430863']],
])('%s goes to %j', async (notes, places) => {
  const world = { catalogue: loadCatalogue(), gazetteer: await loadGazetteer() };
  const read = await readAskedPlaces({ tripType: 'complete', additionalPreferences: notes }, world);

  expect(read.places.map(({ id }) => id)).toEqual(places);
});

test.each([
  ['October 6', 'October 6', false],
  ['6th of October City', '6th of October', false],
  ['Cairo on October 6', 'October 6', true],
  ['Rome, 1º maggio', '1º maggio', true],
  ['Lisboa 2 Maratea 3', '2 Maratea', false],
])('%s: whether %s is a date', (text, said, expected) => {
  const words = textWords(text);
  const from = words.findIndex((word) => word.from === text.indexOf(said));
  const run = { at: from, count: textWords(said).length };

  expect(isDayOfMonth(run, { text, words })).toBe(expected);
});
