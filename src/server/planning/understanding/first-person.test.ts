import { expect, test } from 'vitest';
import { inFirstPerson } from './first-person.ts';

test.each([
  ['Berlin. works 9 to 5 at Alexanderplatz', 'Berlin. I work 9 to 5 at Alexanderplatz'],
  ['Works 9-17, has Friday afternoon off', 'I work 9-17, have Friday afternoon off'],
  ['Lisbon, lands at 10:30, wants tiles', 'Lisbon, land at 10:30, want tiles'],
  ['neither of us drinks alcohol', 'we do not drink alcohol'],
  ["Rome. Doesn't eat meat", "Rome. don't eat meat"],
  ['Rome. She does not eat pork.', "Rome. don't eat pork."],
  ['Oslo: solo traveller wants fjords and hates crowds', 'Oslo: want fjords and hate crowds'],
  ['Traveller lands Friday 9am and leaves Sunday', 'land Friday 9am and leave Sunday'],
  ['Paris; is vegan, loves art', 'Paris; I am vegan, love art'],
  ['He only eats halal food', 'only eat halal food'],
  ['Flies home from Pisa', 'fly home from Pisa'],
])('%s', (notes, told) => {
  expect(inFirstPerson(notes)).toBe(told);
});

test.each([
  'My wife works mornings and loves art',
  'Vienna, works by Klimt, walks in the woods',
  'Autumn leaves, eats and drinks with a view',
  'Land’s End, lands of the Vikings',
  'My son doesn’t eat meat, loves trains',
  'I work 9 to 5 at Alexanderplatz',
  'a place that has beaches',
  'one of us is vegan',
])('about no traveller alone: %s', (notes) => {
  expect(inFirstPerson(notes)).toBe(notes);
});
