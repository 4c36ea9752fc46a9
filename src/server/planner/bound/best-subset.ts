/** An item of a variety group at its current price. */
export type Offer = { value: number; cost: number; index: number };

export type Subset = { worth: number; chosen: number[] };

/**
 * The subset of a group with the highest varied value less costs, exactly: in descending value the k-th
 * one taken counts with the k-th factor, so a table over (offers seen, number taken) finds it.
 */
export function bestSubset(offers: readonly Offer[], variety: ArrayLike<number>): Subset {
  const sorted = offers.toSorted((a, b) => b.value - a.value);
  const size = sorted.length;
  const width = size + 1;
  const table = new Float64Array((size + 1) * width);

  for (let i = size - 1; i >= 0; i--) {
    const { value, cost } = sorted[i] ?? { value: 0, cost: 0 };

    for (let taken = 0; taken <= i; taken++) {
      const without = table[(i + 1) * width + taken] as number;
      const withIt =
        value * factorAt(variety, taken) - cost + (table[(i + 1) * width + taken + 1] as number);

      table[i * width + taken] = withIt > without ? withIt : without;
    }
  }
  return { worth: table[0] as number, chosen: readChoice(sorted, table, variety) };
}

function readChoice(
  sorted: readonly Offer[],
  table: Float64Array,
  variety: ArrayLike<number>,
): number[] {
  const width = sorted.length + 1;
  const chosen: number[] = [];

  for (const [i, { value, cost, index }] of sorted.entries()) {
    const taken = chosen.length;
    const withIt =
      value * factorAt(variety, taken) - cost + (table[(i + 1) * width + taken + 1] as number);

    if (withIt > (table[(i + 1) * width + taken] as number)) chosen.push(index);
  }
  return chosen;
}

function factorAt(variety: ArrayLike<number>, rank: number): number {
  return variety[Math.min(rank, variety.length - 1)] as number;
}
