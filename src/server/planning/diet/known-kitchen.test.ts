import { describe, expect, test } from 'vitest';
import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { dietLiking, isBestLeft, isUnfit } from './diet-fit.ts';
import { describeMeal } from './describe-meal.ts';
import { dietNote } from './diet-words.ts';
import { isKnownFor } from './known-kitchen.ts';
import { tableNeeds } from './diners.ts';

const place = loadCatalogue().place('lisbon/bonjardim');

if (place?.type !== 'food') throw new Error('No restaurant to start from');
const kitchen = (fields: Partial<FoodFile>): FoodFile => ({
  ...place.file,
  name: 'Casa',
  cuisine: 'home cooking',
  dishes: ['stew', 'rice', 'salad'],
  ...fields,
});

describe('kitchens that are known to cook for a guest', () => {
  test.each([
    [{ suits: ['vegetarian'] }, 'no-fish-stock', true],
    [{ suits: ['vegan'] }, 'vegetarian', true],
    [{ suits: ['vegetarian'] }, 'vegan', false],
    [{ cuisine: 'gluten-free pizza' }, 'gluten-free', true],
    [{ cuisine: 'halal grill' }, 'no-pork', true],
    [{ vegan: 'full' }, 'dairy', true],
    [{}, 'gluten-free', false],
  ] as const)('%o for %s: %s', (fields, need, isKnown) => {
    expect(isKnownFor(kitchen(fields as Partial<FoodFile>), need)).toBe(isKnown);
  });

  test('what is known counts before the words of the card', () => {
    const pizza = kitchen({ cuisine: 'pizza', dishes: ['margherita', 'calzone'] });

    expect(isUnfit(pizza, ['gluten-free'])).toBe(true);
    expect(isUnfit({ ...pizza, suits: ['gluten-free'] }, ['gluten-free'])).toBe(false);
  });

  test('they come far before one that merely has something', () => {
    const better = (need: 'gluten-free' | 'no-fish-stock' | 'vegetarian') =>
      dietLiking(kitchen({ suits: ['gluten-free', 'vegetarian'] }), [need]) -
      dietLiking(kitchen({}), [need]);

    expect(better('gluten-free')).toBeGreaterThan(100);
    expect(better('no-fish-stock')).toBeGreaterThan(100);
    expect(better('vegetarian')).toBeGreaterThan(50);
  });
});

test.each([
  [['pierogi', 'borscht', 'stuffed cabbage'], 'gluten-free', true],
  [['borscht', 'pierogi', 'stuffed cabbage'], 'gluten-free', false],
  [['udon', 'rice bowl', 'salad'], 'no-fish-stock', true],
  [['cheeseburger', 'egg cream', 'omelette'], 'gluten-free', true],
] as const)('with %o first on the card, the best is left for %s: %s', (dishes, need, isLeft) => {
  expect(isBestLeft(kitchen({ dishes: [...dishes] }), [need])).toBe(isLeft);
});

describe('what a meal says', () => {
  const note = (fields: Partial<FoodFile>, ...needs: Parameters<typeof isKnownFor>[1][]) =>
    dietNote(kitchen(fields), { needs });

  test('a kitchen that cooks for the guest is told as one', () => {
    expect(note({ suits: ['vegetarian'] }, 'vegetarian', 'no-fish-stock')).toBe(
      'Known for vegetarian cooking without fish stock',
    );
    expect(note({ suits: ['gluten-free'], dishes: ['pizza', 'pasta'] }, 'gluten-free')).toBe(
      'Known for gluten-free cooking',
    );
    expect(note({ vegan: 'full' }, 'vegetarian', 'no-fish-stock')).toBe('The whole menu is vegan');
    expect(note({ cuisine: 'vegetarian' }, 'vegetarian')).toBe('No meat or fish in this kitchen');
  });

  test('what there is without meat is told where others have the rest, and never what to leave', () => {
    const file = kitchen({ dishes: ['duck roast', 'tofu', 'rice'] });

    expect(dietNote(file, { needs: ['vegetarian'], isMixed: true })).toBe(
      'Vegetarian: have the tofu',
    );
    expect(dietNote(file, { needs: ['vegetarian'] })).toBeUndefined();
    expect(note({ dishes: ['duck roast', 'rice'] }, 'vegetarian')).toBe(
      'Vegetarian: ask for the dishes without meat and fish',
    );
  });

  test('a vegan is told of a dish, and nobody is warned of stocks over coffee', () => {
    expect(note({ dishes: ['lamb', 'hummus', 'rice'] }, 'vegan')).toBe(
      'Vegan: try the hummus, and ask for it without butter and egg',
    );
    expect(note({ kind: 'cafe', dishes: ['coffee', 'toast'] }, 'vegetarian')).toBeUndefined();
  });
});

test.each([
  ["I'm vegetarian (no fish stock if at all possible)", ['vegetarian', 'no-fish-stock']],
  ['a vegan couple, really no dashi please', ['vegan', 'no-fish-stock']],
  ['strict vegetarians', ['vegetarian', 'no-fish-stock']],
  ['no fish sauce for her', ['no-fish-stock']],
  ['we love fish sauce wings', []],
])('%s', (notes, needs) => {
  const said = /vegan|vegetarian/.exec(notes)?.[0];

  expect(
    tableNeeds(
      { diets: [], allergies: [] },
      { needs: said === 'vegan' || said === 'vegetarian' ? [said] : [] },
      notes,
    ),
  ).toEqual(needs);
});

test('who keeps kosher is served where nobody cooks meat, and told that nobody certified it', () => {
  const dosa = kitchen({ cuisine: 'vegetarian South Indian', dishes: ['dosa', 'gyoza'] });

  expect(dietNote(dosa, { needs: ['kosher'] })).toBe(
    'No meat or fish in this kitchen, and no certificate',
  );
  expect(dietLiking(dosa, ['kosher'])).toBeGreaterThan(dietLiking(kitchen({}), ['kosher']));
});

describe('nothing too spicy', () => {
  const mild = (fields: Partial<FoodFile>) =>
    describeMeal(kitchen(fields), { needs: ['mild'], languages: ['en'] });

  test('a dish for the child is named, and none that is hot', () => {
    const said = mild({ cuisine: 'hawker fare', dishes: ['laksa', 'chicken rice', 'chilli crab'] });

    expect(said).toContain('Hawker fare: chicken rice. Not spicy: chicken rice.');
    expect(said).not.toMatch(/laksa|crab/);
  });

  test('where nothing is hot there is nothing to say, and where all is, something to ask for', () => {
    expect(mild({ dishes: ['pizza', 'pasta'] })).not.toContain('spicy');
    expect(mild({ dishes: ['laksa', 'green curry'] })).toContain('Ask for it without chilli');
  });

  test('what the child is allergic to is not named for it', () => {
    const said = describeMeal(
      kitchen({ kind: 'food-market', dishes: ['popiah', 'fish soup', 'laksa'] }),
      { needs: ['peanuts', 'mild'], languages: ['en'] },
    );

    expect(said).toContain('Not spicy: fish soup.');
    expect(said).toContain('have the fish soup rather than the popiah');
  });

  test.each([
    ['nothing too spicy for the little one', true],
    ['we do not eat spicy food', true],
    ['the spicier the better, spicy noodles', false],
    ['no, spices are great', false],
  ])('%s: %s', (notes, isMild) => {
    expect(tableNeeds({ diets: [], allergies: [] }, { needs: [] }, notes).includes('mild')).toBe(
      isMild,
    );
  });
});

test('what a table does without gluten is told to those who leave it out', () => {
  const file = kitchen({
    tip: 'Fourth floor by the window, grilled lamb: they know what coeliacs need. Ask for the roof.',
  });

  expect(describeMeal(file, { needs: [], languages: [] })).toContain(
    'Fourth floor by the window, grilled lamb. Ask for the roof.',
  );
  expect(describeMeal(file, { needs: ['gluten-free'], languages: [] })).toContain('coeliacs');
});
