import { expect, test } from 'vitest';
import { performerAt } from './performers.ts';
import { textWords } from './text-words.ts';

test.each([
  ['Paris Hilton dj thing in Ibiza', 2],
  ['Vienna Philharmonic concert in Tokyo', 2],
  ["Florence's wedding in Kotor", 1],
  ["Victoria's 40th birthday in Seville", 1],
  ['Vienna Philharmonic concert in June', 0],
  ['Royal Albert Hall concert in London', 0],
  ['Paris, a concert in Notre-Dame', 0],
])('%s', (text, count) => {
  expect(performerAt({ text, words: textWords(text) }, 0)?.count ?? 0).toBe(count);
});

test('whose feast it is may stand behind it', () => {
  const text = 'Boda de Victoria en Sevilla';

  expect(performerAt({ text, words: textWords(text) }, 2)).toEqual({ count: 1 });
});
