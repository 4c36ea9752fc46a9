import fc from 'fast-check';
import { test } from 'vitest';
import { formatCount } from './format-count.ts';

test('counts read as Intl writes them', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.integer(), fc.constantFrom(0, 999, 1000, 999_999, 1e15, 1e21, -1000, NaN)),
      (count) => formatCount(count) === count.toLocaleString('en-US'),
    ),
  );
});
