import { expect, test } from 'vitest';
import { readMealWishes } from '../understanding/meal-wishes.ts';
import { isFancyBar, isFancyTable } from './too-fancy.ts';

const ROOF = { kind: 'bar', name: 'Sky Bar', why: 'Cocktails on a rooftop' } as const;
const PUB = { kind: 'bar', name: 'The Swan', why: 'Pints by the river' } as const;

test.each(['Good food, nothing fancy', 'not too posh', 'no fine dining', 'nichts Schickes'])(
  'neither bars to dress up for nor fine tables: %s',
  (notes) => {
    const wishes = readMealWishes(notes);

    expect(isFancyBar(ROOF, wishes)).toBe(true);
    expect(isFancyBar(PUB, wishes)).toBe(false);
    expect(isFancyTable({ style: 'festive', priceLevel: 2 }, wishes)).toBe(true);
    expect(isFancyTable({ style: 'classic', priceLevel: 3 }, wishes)).toBe(true);
    expect(isFancyTable({ style: 'classic', priceLevel: 2 }, wishes)).toBe(false);
  },
);

test.each([
  'Good food',
  'something fancy for once',
  'nothing fancy, but one rooftop bar',
  'nothing fancy except one special dinner',
])('they stay: %s', (notes) => {
  expect(isFancyBar(ROOF, readMealWishes(notes))).toBe(false);
  expect(isFancyTable({ style: 'festive', priceLevel: 4 }, readMealWishes(notes))).toBe(false);
});
