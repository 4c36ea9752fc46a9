import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance, prefixDistance, spelledAlike } from './spelling.ts';

test.each([
  ['kitten', 'sitting', 3],
  ['prauge', 'prague', 1],
  ['', 'abc', 3],
  ['paris', 'paris', 0],
])('from %s to %s it is %i slips', (a, b, slips) => {
  expect(editDistance(a, b)).toBe(slips);
});

test.each([
  ['lisbonn', ['lisbon']],
  ['bangcock', ['bangkok']],
  ['rume', []],
  ['londres', []],
])('%s is spelled like %j', (typed, expected) => {
  const names = ['lisbon', 'rome', 'bangkok', 'london'].map((name) => [name, name] as const);

  expect(spelledAlike(typed, names).entries).toEqual(expected);
});

test('a name that is being typed is as far as its nearest beginning of about that length', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

  fc.assert(
    fc.property(letters, letters, (typed, name) => {
      const beginnings = [-1, 0, 1].map((more) => name.slice(0, Math.max(1, typed.length + more)));

      expect(prefixDistance(typed, name)).toBe(
        Math.min(...beginnings.map((one) => editDistance(typed, one))),
      );
    }),
  );
});
