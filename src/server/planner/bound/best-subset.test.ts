import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestSubset, type Offer } from './best-subset.ts';

const VARIETY = [1, 0.7, 0.5];
const offers = fc.array(
  fc.record({ value: fc.integer({ min: 0, max: 100 }), cost: fc.integer({ min: 0, max: 90 }) }),
  { maxLength: 9 },
);

function worthOf(chosen: readonly { value: number; cost: number }[]): number {
  return chosen
    .toSorted((a, b) => b.value - a.value)
    .reduce(
      (sum, { value, cost }, rank) => sum + value * (VARIETY[Math.min(rank, 2)] ?? 1) - cost,
      0,
    );
}

describe('bestSubset', () => {
  test('equals the best of all subsets, and names one that is worth it', () => {
    fc.assert(
      fc.property(offers, (list) => {
        const indexed: Offer[] = list.map((offer, index) => ({ ...offer, index }));
        const all = Array.from({ length: 2 ** list.length }, (_, mask) =>
          list.filter((_one, i) => (mask >> i) & 1),
        );
        const { worth, chosen } = bestSubset(indexed, VARIETY);

        expect(worth).toBeCloseTo(Math.max(...all.map(worthOf)), 6);
        expect(worthOf(chosen.flatMap((index) => list[index] ?? []))).toBeCloseTo(worth, 6);
      }),
      { numRuns: 100 },
    );
  });
});
