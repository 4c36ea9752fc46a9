import { expect, test } from 'vitest';
import { isInDoubt } from './in-doubt.ts';

test.each<[string, boolean]>([
  ["Lakes; NAME only if it's really worth the money.", true],
  ['NAME if worth it', true],
  ['NAME, but only if it is worth the price', true],
  ['Is the NAME worth it?', true],
  ['Tell us whether NAME', false],
  ['NAME nur wenn es sich lohnt', true],
  ['NAME solo si vale la pena', true],
  ['NAME is worth it, we heard', false],
  ['NAME if the weather is good', false],
  ['We want NAME', false],
])('%s', (text, doubt) => {
  const from = text.indexOf('NAME');

  expect(isInDoubt(text, { from, to: from + 'NAME'.length })).toBe(doubt);
});
