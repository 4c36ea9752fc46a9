import { describe, expect, it } from 'vitest';
import { readAllergies, readJain } from './read-party.ts';
import { readLimit } from './read-limit.ts';

describe('allergies', () => {
  it.each<[string, string[]]>([
    ['ローマ3泊、甲殻類アレルギーがあります。', ['shellfish']],
    ['落花生アレルギー', ['peanuts']],
    ['对花生过敏', ['peanuts']],
    ['uczulenie na orzechy', ['nuts']],
    ['alergia al marisco', ['shellfish']],
    ['no swamp tour, crawfish allergy', ['crawfish']],
    ['allergic to sesame and peanuts', ['peanuts', 'sesame']],
    ['I am vegan and allergic to soy', ['soy']],
    ['we love shrimps', []],
  ])('%s', (notes, allergens) => {
    expect(readAllergies(notes)).toEqual(allergens);
  });
});

describe('a Jain kitchen', () => {
  it.each([
    ['we are jain so no onion no garlic', true],
    ['no onion, no garlic please', true],
    ['vegetarian', false],
  ])('%s', (notes, isJain) => {
    expect(readJain(notes)).toBe(isJain);
  });
});

describe('a limit with its currency before the amount', () => {
  it.each([
    ['my budget is CAD 3000', 3000, 'CAD'],
    ['budget usd 8000 for two', 8000, 'USD'],
    ['serengeti, 7 days, budget usd 8000 for two', 8000, 'USD'],
    ['limit EUR 2.000', 2000, 'EUR'],
    ['budget around 2500 pounds', 2500, 'GBP'],
  ])('%s', (notes, amount, currency) => {
    expect(readLimit(notes)).toEqual({ amount, currency, isPerPerson: false });
  });
});
