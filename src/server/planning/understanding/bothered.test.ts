import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { settlePlaces } from '#server/places/settle-places.ts';
import { refusedThings } from '../themes/refused-things.ts';
import { readWishes } from './wishes.ts';

const catalogue = loadCatalogue();
const asking = (additionalPreferences: string) =>
  ({ additionalPreferences, travelers: 2 }) as never;

test.each([
  'we hate being hassled in the souks',
  "don't want to get ripped off in the bazaars",
  'no touts please',
  'without being pestered by sellers in the markets',
  "I can't stand pushy vendors",
  'avoid getting scammed at the market',
  "we don't like haggling in the souk",
  'scared of pickpockets in the medina',
])('says nothing against a place, and nothing of crowds: %s', (notes) => {
  const wishes = readWishes(`Marrakesh, ${notes}`, catalogue);

  expect(wishes.quiet).toBe(false);
  expect(wishes.kinds.avoided).toEqual([]);
  expect(refusedThings(asking(`Marrakesh, ${notes}`), catalogue)).toEqual([]);
});

test('where one is not to be hassled is no sight that was asked for', async () => {
  const read = (additionalPreferences: string) => settlePlaces({ additionalPreferences });

  expect((await read('Marrakech, we hate being hassled in the souks'))?.sights).toEqual({
    wanted: [],
    avoided: [],
  });
  expect((await read('Marrakech and its souks'))?.sights.wanted).toHaveLength(1);
});

test.each([
  ['no souks', true, false],
  ['we hate markets', true, false],
  ['we hate crowds', false, true],
  ['hate being hassled, no markets', true, false],
])('what is refused stays refused: %s', (notes, isMarket, isQuiet) => {
  const wishes = readWishes(`Marrakesh, ${notes}`, catalogue);

  expect(wishes.kinds.avoided.includes('market')).toBe(isMarket);
  expect(wishes.quiet).toBe(isQuiet);
});

test.each([
  ['a quiet riad', false],
  ['a quiet guesthouse in the medina', false],
  ['somewhere quiet', true],
  ['quiet lanes', true],
])('a house that is quiet asks for no empty sights: %s', (notes, isQuiet) => {
  expect(readWishes(`Marrakesh, ${notes}`, catalogue).quiet).toBe(isQuiet);
});
