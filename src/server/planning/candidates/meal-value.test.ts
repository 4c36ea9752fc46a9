import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import type { BudgetLevel } from '#shared/preferences/options.ts';
import { buildRequest } from '#server/generation/testing/build-request.ts';
import { readWishes } from '../understanding/wishes.ts';
import { eveningShare } from './meal-value.ts';
import { partyRestaurants } from './party-restaurants.ts';
import { tasteOf } from './taste.ts';

const catalogue = loadCatalogue();
const porto = catalogue.destination('porto');

if (!porto) throw new Error('Porto is not in the catalogue');

function tasteFor(notes: string, level: BudgetLevel = 'moderate') {
  const request = buildRequest({ additionalPreferences: notes, travelers: 2 });

  return tasteOf(request, readWishes(notes, catalogue), level);
}

const files = porto.food.filter(({ style }) => style === 'classic' || style === 'casual');
const classic = files.find(({ style }) => style === 'classic');
const snack = files.find(({ cuisine }) => /snack|sandwich/i.test(cuisine));

test('a set table is for dinner and a snack bar for lunch, unless one eats simply', () => {
  if (!classic || !snack) throw new Error('Porto has no such tables');

  expect(eveningShare(classic, tasteFor(''))).toBeGreaterThan(1.25);
  expect(eveningShare(snack, tasteFor(''))).toBeLessThan(1);
  expect(eveningShare(snack, tasteFor('', 'budget'))).toBe(
    eveningShare(classic, tasteFor('', 'budget')),
  );
});

test.each<[BudgetLevel, readonly number[]]>([
  ['luxury', [4, 3, 2, 1]],
  ['ultra-luxury', [4, 3, 2, 1]],
])('who travels %s dines where it costs more, of an evening', (level, order) => {
  if (!classic) throw new Error('Porto has no such table');
  const shares = order.map((priceLevel) =>
    eveningShare({ ...classic, priceLevel }, tasteFor('', level)),
  );

  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  expect(shares[0]).toBeGreaterThan((shares[2] ?? 0) + 0.3);
});

test('a kitchen without meat is for those who asked for one, however few others there are', () => {
  const guest = { isVegan: false, destination: porto, days: 9 };
  const isVegan = ({ vegan }: (typeof files)[number]) => vegan === 'full';
  const vegetarian = tasteFor('we are vegetarian');

  expect(porto.food.some(isVegan)).toBe(true);
  expect(partyRestaurants(porto.food, tasteFor(''), guest).some(isVegan)).toBe(false);
  expect(partyRestaurants(porto.food, vegetarian, guest).some(isVegan)).toBe(true);
});

test.each<[string, boolean]>([
  ['One of us is vegetarian', true],
  ['4 friends (one is vegetarian)', true],
  ['my wife is vegan, I am not', true],
  ["haggis for my boyfriend, I'm vegetarian", true],
  ['We are vegetarian', false],
  ['a quiet weekend', false],
])('%s: some eat no meat and others do: %s', (notes, isMixed) => {
  expect(tasteFor(notes).isMixedTable).toBe(isMixed);
});
