import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { buildRequest } from '#server/generation/testing/build-request.ts';
import { readWishes } from '../understanding/wishes.ts';
import { isBarOrCounter } from './bars-and-counters.ts';
import { partyRestaurants } from './party-restaurants.ts';
import { tasteOf } from './taste.ts';

const catalogue = loadCatalogue();

function table(town: string, name: string) {
  const file = catalogue.destination(town)?.food.find((one) => one.name === name);

  if (!file) throw new Error(`${town} has no ${name}`);
  return file;
}

test.each([
  ['barcelona', 'Can Paixano', true],
  ['barcelona', 'Bormuth', true],
  ['prague', 'Naše maso', true],
  ['prague', 'Kantýna', true],
  ['seville', 'Casa Morales', true],
  ['barcelona', 'Quimet & Quimet', true],
  ['barcelona', 'La Cova Fumada', true],
  ['barcelona', 'Bar La Plata', true],
  ['barcelona', 'Bar del Pla', false],
  ['prague', 'Strahov Monastic Brewery', false],
  ['barcelona', 'Can Culleretes', false],
  ['hong-kong', 'The Chairman', false],
  ['krakow', 'Milkbar Tomasza', false],
])('%s, %s: a bar or a counter: %s', (town, name, isBar) => {
  expect(isBarOrCounter(table(town, name))).toBe(isBar);
});

test.each([
  ['with our two kids of 7 and 11', false],
  ['we are 72 and 75', false],
  ['', true],
])('"%s" may eat at a bar: %s', (notes, isIn) => {
  const destination = catalogue.destination('barcelona');

  if (!destination) throw new Error('Barcelona is not in the catalogue');
  const taste = tasteOf(
    buildRequest({ additionalPreferences: notes, travelers: 2 }),
    readWishes(notes, catalogue),
    'moderate',
  );
  const tables = partyRestaurants(destination.food, taste, {
    isVegan: false,
    destination,
    days: 4,
  });

  expect(tables.some((file) => isBarOrCounter(file))).toBe(isIn);
});
