import { describe, expect, test } from 'vitest';
import { readKindLimits, withoutMeasures } from '../understanding/kind-measures.ts';

describe('how many of a kind the notes allow', () => {
  test.each([
    ['Tulips, one museum at most.', [{ group: 'museum', most: 1 }]],
    ['no more than two churches, please', [{ group: 'worship', most: 2 }]],
    [
      'Only 1 gallery and at most two palaces',
      [
        { group: 'museum', most: 1 },
        { group: 'palace', most: 2 },
      ],
    ],
    ['ONE museum for us parents if that can be done', [{ group: 'museum', most: 1 }]],
    ['not more than one museum a day', []],
    ['one park for the kids', []],
    ['We love museums; one more day would be nice', []],
    ['Only one day in Rome', []],
    ['Not too many churches please', [{ group: 'worship', most: 2, isFew: true }]],
    ['mało kościołów', [{ group: 'worship', most: 2, isFew: true }]],
    ['niet te veel musea', [{ group: 'museum', most: 2, isFew: true }]],
    ['We like art, but not only museums', [{ group: 'museum', most: 2, isFew: true }]],
    ['A few galleries but not too many', [{ group: 'museum', most: 2, isFew: true }]],
    [
      'not too many museums or churches',
      [
        { group: 'museum', most: 2, isFew: true },
        { group: 'worship', most: 2, isFew: true },
      ],
    ],
    ['nicht so viele Kirchen', [{ group: 'worship', most: 2, isFew: true }]],
    ['pas trop d’églises', [{ group: 'worship', most: 2, isFew: true }]],
    ['Tempel ja, aber nicht zu viele', [{ group: 'worship', most: 2, isFew: true }]],
    ['temples are fine but not too many', [{ group: 'worship', most: 2, isFew: true }]],
    ['a few museums would be nice', []],
    ['no museums', []],
  ])('%s', (notes, limits) => {
    expect(readKindLimits(notes)).toEqual(limits);
  });

  test.each([
    ['Not too many churches, beaches please', ', beaches please'],
    ['A few galleries but not too many', 'A few galleries '],
    ['Pas trop d’églises', ''],
    ['no museums', 'no museums'],
  ])('%s asks for nothing and turns nothing down', (notes, rest) => {
    expect(withoutMeasures(notes)).toBe(rest);
  });
});
