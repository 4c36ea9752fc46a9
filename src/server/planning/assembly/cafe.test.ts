import { describe, expect, test } from 'vitest';
import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { servesBreakfast } from './cafe.ts';

const file = (own: Partial<FoodFile>) =>
  ({ name: 'A house', cuisine: 'local', dishes: ['a plate'], ...own }) as FoodFile;

describe('servesBreakfast', () => {
  test('believes the meals that a house names before its kind and style', () => {
    expect(servesBreakfast(file({ kind: 'restaurant', meals: ['breakfast', 'lunch'] }))).toBe(true);
    expect(servesBreakfast(file({ kind: 'cafe', style: 'cafe', meals: ['late'] }))).toBe(false);
  });

  test('takes breakfast houses of any kind, and cafés and bakeries', () => {
    expect(servesBreakfast(file({ kind: 'restaurant', style: 'breakfast' }))).toBe(true);
    expect(servesBreakfast(file({ kind: 'cafe', style: 'bakery' }))).toBe(true);
    expect(servesBreakfast(file({ kind: 'restaurant', style: 'classic' }))).toBe(false);
    expect(servesBreakfast(file({ kind: 'cafe', style: 'street-food' }))).toBe(false);
  });
});

describe('breakfast', () => {
  const house = (cuisine: string, dishes: string[], changes: object = {}) =>
    ({ name: 'A house', kind: 'cafe', style: 'cafe', cuisine, dishes, ...changes }) as FoodFile;
  const out = { meals: ['breakfast', 'lunch'], kind: 'restaurant', style: 'casual' };

  test.each([
    ['an ice cream parlour', house('Ice cream since 1957', ['Dulce de leche ice cream'])],
    ['one with waffles', house('gelato', ['pistachio', 'waffle'])],
    ['one that tells it by its card', house('Italian', ['lemon sorbet', 'pistachio gelato'])],
    ['a pizzeria', house('pizzeria', ['pizza'], out)],
    ['a wine bar', house('wine bar', ['cheese plate'], out)],
    ['tapas', house('Tapas', ['montaditos'], out)],
    ['a pub', house('pub kitchen', ['mussels'], out)],
  ])('is not had at %s', (_, one) => {
    expect(servesBreakfast(one)).toBe(false);
  });

  test.each([
    ['a café', house('café', ['cake'])],
    ['a coffee bar', house('Specialty coffee bar', ['flat white'])],
    ['a café that makes ice as well', house('gelato and coffee', ['gelato', 'espresso'])],
    ['a bakery', house('Kouign-amann and ice cream', ['cakes'], { style: 'bakery' })],
    ['a kitchen of breakfasts', house('Brunch and bar', ['fry'], { style: 'breakfast' })],
    ['a market', house('market stalls', ['fruit'], { ...out, style: 'market' })],
    ['a brasserie that says so', house('brasserie', ['onion soup', 'steak frites'], out)],
  ])('is had at %s', (_, one) => {
    expect(servesBreakfast(one)).toBe(true);
  });
});
