import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { childrenWithoutAges } from './party-outcomes.ts';

test.each([
  ['yosemite with kids', 'With children'],
  ['Singapore, stopover with teenagers', 'With teenagers'],
  ['Rome with kids and teens', 'With children'],
])('children whose ages are not told: %s', (notes, wish) => {
  expect(childrenWithoutAges(notes, { catalogue: loadCatalogue(), days: [] })).toMatchObject({
    wish,
    met: true,
  });
});
