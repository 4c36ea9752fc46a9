import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { reachPart } from './match-reach.ts';

const catalogue = loadCatalogue();

test.each([
  ['london', 'york', 'train', 4, true],
  ['london', 'amsterdam', 'train', 5, true],
  ['london', 'marrakesh', 'train', 4, false],
  ['utrecht', 'cologne', 'car', 6, true],
  ['utrecht', 'rome', 'car', 6, false],
  ['valencia', 'palma', 'car', 6, false],
] as const)('from %s to %s by %s in %i hours: %s', (from, to, by, hours, isWithin) => {
  const [home, destination] = [catalogue.destination(from), catalogue.destination(to)];

  expect(destination && reachPart(destination, { home, reach: { by, hours } }).points).toEqual(
    isWithin ? 0 : expect.any(Number),
  );
  expect((destination && reachPart(destination, { home, reach: { by, hours } }).points) === 0).toBe(
    isWithin,
  );
});
