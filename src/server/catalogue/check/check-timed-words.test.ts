import { expect, test } from 'vitest';
import { loadCatalogue } from '../catalogue.ts';
import { checkTimedWords } from './check-timed-words.ts';

const rome = loadCatalogue().destination('rome');
const TIP = { text: 'Come before nine. Bring water.' };

test.each<[string, { words: string; when: string }[], number]>([
  ['stands in a text', [{ words: 'Come before nine.', when: '00:00-09:00' }], 0],
  ['stands in none', [{ words: 'Come before ten.', when: '00:00-10:00' }], 1],
  [
    'is named twice',
    [
      { words: 'Bring water.', when: 'Jun-Aug 00:00-24:00' },
      { words: 'Bring water.', when: '12:00-16:00' },
    ],
    1,
  ],
])('a sentence with a time %s', (_, timedWords, faults) => {
  if (!rome) throw new Error('Rome is not in the catalogue');
  expect(checkTimedWords({ ...rome, tips: [TIP], timedWords })).toHaveLength(faults);
});
