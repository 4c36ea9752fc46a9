import { expect, test } from 'vitest';
import { lastSentence } from './last-sentence.ts';

test.each([
  ['', ''],
  ['Your days begin', ''],
  ['Your days begin by the river.', 'Your days begin by the river.'],
  ['By the river. Then up the hill! Lunch is', 'Then up the hill!'],
])('%j is read out as %j', (text, sentence) => {
  expect(lastSentence(text)).toBe(sentence);
});
