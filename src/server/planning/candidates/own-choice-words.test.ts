import { expect, test } from 'vitest';
import type { OwnChoiceMeal } from './own-choice-meals.ts';
import { ownChoiceWords } from './own-choice-words.ts';

const HINT = { near: 'The Grand', area: undefined, dishes: [], shutIn: undefined };
const dinner = (more: Partial<OwnChoiceMeal>) =>
  ({ kind: 'dinner', usdPerPerson: 26, isOwnFood: false, ...more }) as OwnChoiceMeal;

test('who sleeps in a camp or on a boat dines there', () => {
  const near = 'your desert camp';
  const words = ownChoiceWords(dinner({}), { ...HINT, near, isFed: true });

  expect(words.activity).toBe('Dinner at your desert camp');
});

test.each<[string, Partial<OwnChoiceMeal>, boolean, string, RegExp]>([
  [
    'the stay serves',
    { isAtStay: true, isServed: true },
    true,
    'Dinner at the restaurant of The Grand',
    /reserve when you book/,
  ],
  [
    'kitchens are shut',
    {},
    true,
    'Dinner near The Grand, your choice',
    /ask your hotel a few days ahead/,
  ],
  [
    'kitchens are shut to vegans',
    { isOwnFood: true },
    true,
    'Dinner near The Grand, your choice',
    /you eat vegan/,
  ],
  [
    'the stay serves vegans',
    { isOwnFood: true, isAtStay: true, isServed: true },
    true,
    'Dinner at the restaurant of The Grand',
    /you eat vegan/,
  ],
  [
    'kitchens are open',
    {},
    false,
    'Dinner near The Grand, your choice',
    /^Eat where locals fill the tables/,
  ],
  ['they cook', { isAtStay: true }, true, 'Dinner that you cook at The Grand', /Shop on the way/],
])('where %s', (_, own, areKitchensShut, activity, description) => {
  const words = ownChoiceWords(dinner(own), { ...HINT, areKitchensShut });

  expect(words.activity).toBe(activity);
  expect(words.description).toMatch(description);
});
