import { expect, test } from 'vitest';
import { childrenNamed } from './children-named.ts';

test.each([
  [
    'Sydney with my three: Charlotte (11), Austin (8) and Paris (5).',
    ['Charlotte', 'Austin', 'Paris'],
  ],
  ['Wien mit den Kindern Sofia (4) und Florenz (7 Jahre)', ['Sofia', 'Florenz']],
  ['daughters Victoria (3) & Ida (6)', ['Victoria', 'Ida']],
  ['Rome (3), Florence (2) and Venice (2)', []],
  ['kids 5 and 8, Rome (3), Venice (2)', []],
])('%s', (text, names) => {
  expect(childrenNamed(text).map(({ name }) => name)).toEqual(names);
});
