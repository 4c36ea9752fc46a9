import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { describeMeal } from './describe-meal.ts';
import { dietAdvice } from './diet-words.ts';
import { hiddenIn } from './hidden-stock.ts';

const any = loadCatalogue().destination('tokyo')?.food[0];
const kitchen = (cuisine: string, dishes: string[], more: Partial<FoodFile> = {}): FoodFile => {
  const { tip: _tip, suits: _suits, ...file } = any as FoodFile;

  return { ...file, name: 'Casa', kind: 'restaurant', vegan: 'options', cuisine, dishes, ...more };
};

test.each([
  ['JP', kitchen('soba', ['seiro soba', 'tempura soba']), /dashi/],
  ['JP', kitchen('tofu kaiseki', ['fried tofu', 'tofu in soy milk']), /dashi/],
  ['JP', kitchen('teahouse on the mountain', ['kitsune udon', 'amazake']), /dashi/],
  ['JP', kitchen('home cooking', ['set of the day']), /dashi/],
  ['TH', kitchen('Isan', ['papaya salad', 'sticky rice']), /fish sauce/],
  ['VN', kitchen('Vietnamese', ['lotus salad', 'spring rolls']), /fish sauce/],
  ['KR', kitchen('bibimbap', ['bibimbap', 'pajeon']), /anchovy/],
  ['CN', kitchen('Sichuan home cooking', ['mapo tofu', 'greens']), /chicken stock/],
  ['MX', kitchen('classic Mexican', ['enchiladas', 'tamales']), /lard/],
  ['SG', kitchen('Peranakan', ['laksa', 'otah']), /shrimp paste/],
] as const)('%s: %#', (country, file, hidden) => {
  expect(hiddenIn(file, country)).toMatch(hidden);
});

test.each([
  ['JP', kitchen('ramen', ['yuzu shio ramen', 'vegan rainbow ramen'])],
  ['JP', kitchen('modern temple cuisine', ['shojin set'])],
  ['JP', kitchen('Italian', ['pizza', 'pasta'])],
  ['JP', kitchen('coffee house', ['toast', 'coffee'], { kind: 'cafe' })],
  ['JP', kitchen('soba', ['zaru soba'], { suits: ['vegetarian'] })],
  ['JP', kitchen('kaiseki', ['course'], { tip: 'A vegetarian course if told a day ahead.' })],
  ['TH', kitchen('vegan Thai', ['massaman'], { vegan: 'full' })],
  ['MX', kitchen('modern Mexican', ['tasting menu'])],
  ['FR', kitchen('bistro', ['onion soup'])],
  ['DE', kitchen('Japanese', ['udon'])],
] as const)('%s has nothing to hide: %#', (country, file) => {
  expect(hiddenIn(file, country)).toBeUndefined();
});

test('a kitchen that warns of its stock stays one that hides it', () => {
  const tip = 'Vegetarians must ask, the stock has fish.';

  expect(hiddenIn(kitchen('tofu cuisine', ['silk tofu hotpot'], { tip }), 'JP')).toBeDefined();
});

test('guests who all eat no meat are told of no dish of it, others of what the guest has', () => {
  const file = kitchen('bistro', ['duck breast', 'aubergine bake', 'onion soup']);
  const diners = { needs: ['vegetarian'] as const, languages: [] };

  expect(describeMeal(file, diners)).toBe('Bistro: aubergine bake, onion soup.');
  expect(describeMeal(file, { ...diners, isMixed: true })).toContain(
    'Vegetarian: have the aubergine bake',
  );
  expect(describeMeal(file, diners)).not.toContain('leave');
});

test('what hides in a country is asked about, and said in its language', () => {
  const advice = dietAdvice({
    needs: ['vegetarian'],
    languages: ['ja'],
    hidden: 'fish stock (dashi)',
  });

  expect(advice).toBe(
    'Vegetarian: ask about fish stock (dashi); say “肉と魚なしで, 魚のだしなしで”',
  );
});

test('what a friend says to guests without meat stays, though it speaks of fish', () => {
  const tip = 'Say no fish stock when you book. Order the duck.';
  const diners = { needs: ['vegetarian'] as const, languages: [] };

  expect(describeMeal(kitchen('temple cuisine', ['sesame tofu'], { tip }), diners)).toContain(
    'Say no fish stock when you book',
  );
  expect(
    describeMeal(kitchen('temple cuisine', ['sesame tofu'], { tip: 'Order the duck.' }), diners),
  ).not.toContain('duck');
});
