import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { servesDish, STREET_FOOD } from './dish-wishes.ts';
import { isHomeKitchen } from './kitchen-wishes.ts';
import { readWishes } from './wishes.ts';

const catalogue = loadCatalogue();
const dishesIn = (notes: string) => readWishes(notes, catalogue).dishes;
const table = (cuisine: string, style: FoodFile['style'] = 'casual') =>
  ({ name: 'A table', cuisine, dishes: [], style }) as unknown as FoodFile;

describe('what the notes want to eat', () => {
  test.each([
    ['Kazakh food and a banya', ['Kazakh food']],
    ['Mughal monuments, Mughal food', ['Mughal food']],
    ['kaiseki one evening', ['kaiseki']],
    ['a pub dinner', ['pub food']],
    ['we love bouchons', ['a bouchon']],
    ['hawker food', [STREET_FOOD]],
    ['eating at hawker centres', [STREET_FOOD]],
    ['food halls', ['food halls']],
    ['food markets', ['food markets']],
    ['good cake', ['cake']],
    ['Paris, crêpes and jazz', ['crêpes']],
    ['crab cakes', ['seafood']],
    ['bikes and bagels', ['bagels']],
    ['pastrami on rye', ['pastrami']],
    ['the best falafel', ['falafel']],
    ['a Sachertorte', ['Sachertorte']],
    ['Tyrolean State Theatre', undefined],
  ])('%s', (notes, dishes) => {
    expect(dishesIn(notes)?.wanted).toEqual(dishes);
  });

  test('a word for a kind of table is no name of a sight: no beer halls', () => {
    expect(dishesIn('Munich, no beer halls')?.avoided).toEqual(['a beer garden']);
    expect(servesDish(table('Bavarian brewery'), 'a beer garden')).toBe(true);
    expect(servesDish(table('Hofbräukeller'), 'a beer garden')).toBe(true);
  });

  test.each([
    ['tacos as often as possible', ['tacos']],
    ['tapas every night', ['tapas']],
    ['great tacos', undefined],
  ])('%s: at every meal', (notes, dishes) => {
    expect(dishesIn(notes)?.always).toEqual(dishes);
  });

  test.each([
    ['one evening out with raki and meze', ['mezze']],
    ['a dinner of tapas', ['tapas']],
    ['street food once', [STREET_FOOD]],
    ['street food', undefined],
    ['deep dish once', ['deep-dish pizza']],
    ['we love meze', undefined],
    ['tapas every night', undefined],
  ])('%s: at one meal', (notes, dishes) => {
    expect(dishesIn(notes)?.once).toEqual(dishes);
  });

  test.each([
    ['hawker food', [STREET_FOOD]],
    ['tapas and a palace', ['tapas']],
    ['food halls', ['food halls']],
    ['a dinner of tapas', undefined],
    ['dumplings', undefined],
  ])('%s: what the trip is about', (notes, dishes) => {
    expect(dishesIn(notes)?.chief).toEqual(dishes);
  });

  test('who eats from stalls every day is sent to stalls, not to a picnic', () => {
    expect(readWishes('street food every day', catalogue).mealStyle).toBe('stalls');
    expect(readWishes('want to eat on street', catalogue).dishes?.wanted).toEqual(['street food']);
    expect(readWishes('picnics every day', catalogue).mealStyle).toBe('markets');
  });

  test('a dinner in a pub is no wish for bars', () => {
    expect(readWishes('a pub dinner', catalogue).kinds.wanted).toEqual([]);
  });
});

describe('what a kitchen serves', () => {
  test('a kitchen goes by either of its names, a stall by what it is', () => {
    expect(servesDish(table('Mughlai'), 'Mughal food')).toBe(true);
    expect(servesDish(table('Kazakh fine'), 'Kazakh food')).toBe(true);
    expect(servesDish(table('grills and soups', 'market'), STREET_FOOD)).toBe(true);
    expect(servesDish(table('Viennese coffee house'), 'cake')).toBe(true);
    expect(servesDish(table('Tuscan'), 'Kazakh food')).toBe(false);
  });

  test('that of the country goes by the names of its dishes', () => {
    expect(isHomeKitchen('Japanese food', 'Japan')).toBe(true);
    expect(isHomeKitchen('Italian food', 'Japan')).toBe(false);
    expect(isHomeKitchen('pizza', 'Italy')).toBe(false);
  });
});
