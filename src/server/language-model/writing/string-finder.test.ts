import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createStringFinder } from './string-finder.ts';

type Found = [string, string];

/** Every text of a value, with its path, in the order in which it is written. */
function textsOf(value: unknown, path: readonly (string | number)[] = []): Found[] {
  if (typeof value === 'string') return [[path.join('/'), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    textsOf(one, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

test('finds every text of any JSON, wherever it is cut', () => {
  const answers = fc.dictionary(
    fc.string(),
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(fc.string()),
      fc.array(fc.record({ day: fc.integer(), title: fc.string() })),
      fc.constant(null),
    ),
  );

  fc.assert(
    fc.property(answers, fc.integer({ min: 1, max: 7 }), fc.boolean(), (value, size, isFenced) => {
      const json = JSON.stringify(value, null, isFenced ? 2 : 0);
      const text = isFenced ? `\`\`\`json\n${json}\n\`\`\`` : json;
      const found: Found[] = [];
      const take = createStringFinder((path, one) => found.push([path.join('/'), one]));

      for (let at = 0; at < text.length; at += size) take(text.slice(at, at + size));
      expect(found).toEqual(textsOf(JSON.parse(json)));
    }),
  );
});

test('a text that is not complete is not told', () => {
  const found: string[] = [];
  const take = createStringFinder((_path, text) => found.push(text));

  take('{"description": ["One.", "Tw');
  expect(found).toEqual(['One.']);
});
