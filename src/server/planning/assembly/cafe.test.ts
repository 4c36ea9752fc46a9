import { describe, expect, test } from 'vitest';
import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { servesBreakfast } from './cafe.ts';

const file = (own: Partial<FoodFile>) => own as FoodFile;

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
