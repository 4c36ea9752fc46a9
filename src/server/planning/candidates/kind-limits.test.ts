import { describe, expect, test } from 'vitest';
import { readKindLimits } from './kind-limits.ts';

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
    ['We love museums; one more day would be nice', []],
    ['Only one day in Rome', []],
  ])('%s', (notes, limits) => {
    expect(readKindLimits(notes)).toEqual(limits);
  });
});
