import { expect, test } from 'vitest';
import { isPlainWord } from './plain-words.ts';

test.each(['petit', 'piccolo', 'parejas', 'manual', 'cobbles', 'transfer', 'pause', '2027'])(
  '%s tells no thing',
  (word) => {
    expect(isPlainWord(word)).toBe(true);
  },
);

test.each(['geysers', 'beignets', 'swamp'])('%s tells a thing', (word) => {
  expect(isPlainWord(word)).toBe(false);
});
