import { expect, test } from 'vitest';
import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { buildRequest } from '#server/generation/testing/build-request.ts';
import { readWishes } from '../understanding/wishes.ts';
import { partyRestaurants } from './party-restaurants.ts';
import { tasteOf } from './taste.ts';

const catalogue = loadCatalogue();
const town = catalogue.destination('lisbon');
const place = catalogue.place('lisbon/bonjardim');

if (!town || place?.type !== 'food') throw new Error('Lisbon is not in the catalogue');
const [destination, first] = [town, place.file];
const kitchen = (name: string, fields: Partial<FoodFile> = {}): FoodFile => ({
  ...first,
  id: name,
  name,
  cuisine: 'home cooking',
  dishes: ['rice', 'salad', 'stew'],
  style: 'classic',
  priceLevel: 2,
  vegan: 'options',
  ...fields,
});

function tablesFor(notes: string, files: FoodFile[], budget = 'Moderate ($$)'): string[] {
  const request = buildRequest({ additionalPreferences: notes, travelers: 2, budget });
  const taste = tasteOf(
    request,
    readWishes(notes, catalogue),
    budget === 'Budget ($)' ? 'budget' : 'moderate',
  );

  return partyRestaurants(files, taste, { isVegan: false, destination, days: 1 }).map(
    ({ name }) => name,
  );
}

test('a house whose best dish the guest must leave goes as long as others serve lunch and dinner', () => {
  const old = kitchen('Old house', { dishes: ['pierogi', 'soup', 'salad'] });

  const others = ['A', 'B', 'C', 'D'].map((name) => kitchen(name));

  expect(tablesFor('I am coeliac', [old, ...others])).toEqual(['A', 'B', 'C', 'D']);
  expect(
    tablesFor('I am coeliac', [
      old,
      ...others.map((file) => ({ ...file, meals: ['dinner' as const] })),
    ]),
  ).toEqual(['Old house', 'A', 'B', 'C', 'D']);
});

test('whether enough others are left is asked once those have gone that are too dear', () => {
  const old = kitchen('Old house', { dishes: ['pierogi', 'soup', 'salad'], priceLevel: 1 });
  const dear = ['A', 'B', 'C', 'D'].map((name) => kitchen(name, { priceLevel: 4 }));

  expect(tablesFor('I am coeliac', [old, ...dear], 'Budget ($)')).toEqual(['Old house']);
});

test('a couple of whom one is vegetarian may eat where no meat is cooked', () => {
  const files = ['A', 'B', 'C', 'D'].map((name) => kitchen(name));
  const canteen = kitchen('Canteen', { vegan: 'full', cuisine: 'vegetarian canteen' });

  expect(tablesFor('my girlfriend is vegetarian', [...files, canteen])).toContain('Canteen');
  expect(tablesFor('no special wishes', [...files, canteen])).not.toContain('Canteen');
});

test('a kitchen that is known for it may be dearer, and one without meat', () => {
  const files = [
    kitchen('Dear', { priceLevel: 3, suits: ['gluten-free'] }),
    kitchen('Too dear', { priceLevel: 4, suits: ['gluten-free'] }),
    kitchen('Vegan', { vegan: 'full', cuisine: 'vegan bowls', suits: ['gluten-free'] }),
    kitchen('Other vegan', { vegan: 'full', cuisine: 'vegan bowls' }),
  ];

  expect(tablesFor('I am coeliac', files, 'Budget ($)')).toEqual(['Dear', 'Vegan']);
});

test('who keeps kosher eats where no meat is cooked', () => {
  expect(tablesFor('we keep kosher', [kitchen('Dosa', { cuisine: 'vegetarian' })])).toEqual([
    'Dosa',
  ]);
});

test('stalls that were asked for stay with an allergy, but for those that have it on the card', () => {
  const stalls = [
    kitchen('Chicken rice', { kind: 'food-market', style: 'market' }),
    kitchen('Satay', { kind: 'food-market', style: 'market', dishes: ['satay'] }),
    kitchen('One of many', { kind: 'food-market', dishes: ['rice', 'porridge', 'satay'] }),
  ];

  expect(tablesFor('eating in hawker centres, peanut allergy', stalls)).toEqual([
    'Chicken rice',
    'One of many',
  ]);
  expect(tablesFor('peanut allergy', stalls)).toEqual([]);
});

test('a kitchen that was asked for stays for a party of which some eat no meat, and not for one of vegetarians', () => {
  const bouchon = kitchen('bouchon', { cuisine: 'Bouchon', dishes: ['tripe', 'quenelle', 'ham'] });
  const others = ['one', 'two', 'three', 'four'].map((name) =>
    kitchen(name, { suits: ['vegetarian'], dishes: ['gnocchi', 'risotto', 'salad'] }),
  );

  expect(tablesFor('a bouchon dinner, one is vegetarian', [bouchon, ...others])).toContain(
    'bouchon',
  );
  expect(tablesFor('a bouchon dinner, we are vegetarian', [bouchon, ...others])).not.toContain(
    'bouchon',
  );
});
