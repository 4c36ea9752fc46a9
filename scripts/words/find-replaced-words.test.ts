import { expect, test } from 'vitest';
import { findReplacedWords, termsIn, wordsOf } from './find-replaced-words.ts';

test('a name is split into its words', () => {
  expect(wordsOf('createTRPCHandler')).toBe(' create trpc handler ');
  expect(wordsOf('MODEL_GATE')).toBe(' model gate ');
  expect(wordsOf('src/server/late-overlay.ts')).toBe(' src server late overlay ts ');
});

test('a term is found in identifiers, whole words only, and nowhere in texts or comments', () => {
  const text = [
    '// the bell of the model gate',
    "const progressBell = { labelBelly: 'bell' };",
    'const MODEL_GATE = progressBell;',
  ].join('\n');

  expect(findReplacedWords('a.ts', text).map(({ line, name }) => [line, name])).toEqual([
    [2, 'progressBell'],
    [3, 'MODEL_GATE'],
    [3, 'progressBell'],
  ]);
});

test('an exception stands for one name alone', () => {
  expect(termsIn('bellTower')).toEqual([]);
  expect(termsIn('bellTowers')).toHaveLength(1);
});
