import { describe, expect, test } from 'vitest';
import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { dietLiking, isUnfit } from './diet-fit.ts';
import { isUnfitSight } from './diet-sights.ts';
import { wantsSafeFood } from './safe-food.ts';

test.each([
  ['My wife has a sensitive stomach so safe places to eat are important', true],
  ["We're careful with street food", true],
  ['I have an easily upset stomach', true],
  ['Her stomach gets upset', true],
  ['we worry, hygienic restaurants please', true],
  ['Ich habe einen empfindlichen Magen', true],
  ['tengo el estómago delicado', true],
  ['We love street food', false],
  ['a safe neighbourhood and good food', false],
  ['pork stomach soup for the brave', false],
])('%s: careful with food %s', (notes, isCareful) => {
  expect(wantsSafeFood(foldText(notes))).toBe(isCareful);
});

const house = (more: Partial<FoodFile>) =>
  ({
    name: 'Baan',
    kind: 'restaurant',
    cuisine: 'Thai home cooking',
    dishes: ['curry', 'rice'],
    fame: 3,
    ...more,
  }) as FoodFile;

describe('a stomach that is easily upset', () => {
  test.each([
    [house({ style: 'street-food' }), true],
    [house({ style: 'market' }), true],
    [house({ kind: 'food-market' }), true],
    [house({ cuisine: 'noodle stall' }), true],
    [house({ cuisine: 'sushi', dishes: ['nigiri', 'sashimi'] }), true],
    [house({ cuisine: 'Vietnamese street food in a villa' }), false],
    [house({ style: 'classic' }), false],
    [house({}), false],
  ])('table %#: %s', (file, unfit) => {
    expect(isUnfit(file, ['safe-food'])).toBe(unfit);
  });

  test('likes a house of name with a set table', () => {
    expect(dietLiking(house({ style: 'classic' }), ['safe-food'])).toBeGreaterThan(
      dietLiking(house({}), ['safe-food']),
    );
  });

  test.each([
    ['activity', 'Street food tour by tuk-tuk', '', true],
    ['street', 'Turtle Lake and student street food', '', true],
    ['market', 'Or Tor Kor Market', 'Fruit, curries and snacks', true],
    ['market', 'Chatuchak Weekend Market', 'Fifteen thousand stalls of clothes', false],
    ['temple', 'Wat Pho', 'The reclining Buddha', false],
  ] as const)('%s %s is left out: %s', (kind, name, why, isLeftOut) => {
    expect(isUnfitSight({ kind, name, why }, ['safe-food'])).toBe(isLeftOut);
  });
});
