import { expect, test } from 'vitest';
import { withKeyWords } from './key-words.ts';

test.each([
  ['daughter is allergic to shelfish', 'daughter is allergic to shellfish'],
  ['my wife is vegeterian', 'my wife is vegetarian'],
  ['in febuary, for our aniversary', 'in february, for our anniversary'],
  ['grandma in a wheelchiar', 'grandma in a wheelchair'],
])('a slip in a word that matters is mended: %s', (text, mended) => {
  expect(withKeyWords(text)).toBe(mended);
});

test.each([
  'lush vegetation and an allegory',
  'restaurateurs we like',
  'Vegetarian, shellfish, October',
  'toddle along',
])('other words stay: %s', (text) => {
  expect(withKeyWords(text)).toBe(text);
});
