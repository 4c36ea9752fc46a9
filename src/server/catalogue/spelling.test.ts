import { expect, test } from 'vitest';
import { editDistance, spelledAlike } from './spelling.ts';

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
