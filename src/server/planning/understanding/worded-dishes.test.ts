import { expect, test } from 'vitest';
import type { FoodFile } from '#server/catalogue/catalogue.schema.ts';
import { markedClausesOf } from './clauses.ts';
import { servesDish } from './dish-wishes.ts';
import { wordedDishes } from './worded-dishes.ts';

const table = (cuisine: string, ...dishes: string[]) =>
  ({ name: 'A table', cuisine, dishes, style: 'casual' }) as FoodFile;
const TABLES = [
  table('Temple food', 'lotus rice'),
  table('Beignets and coffee', 'beignets', 'chicory café au lait'),
  table('Seafood', 'chargrilled oysters', 'grilled fish'),
  table('Classic', 'oyster classic', 'tasting flight'),
  table('Mountain café at the levada', 'tomato soup with egg'),
  table('Grill by the canal', 'ribs'),
];

test.each<[string, string[]]>([
  ['temple food once', ['temple food']],
  ['I dream of a beignet', ['beignet']],
  ['oysters if we can', ['oysters']],
  // What one does, and where a table stands, is nothing to eat.
  ['levada walks', []],
  ['walk along a levada', []],
  ['a levada or two and oysters', ['oysters']],
  ['canals by boat', []],
  ['an oyster museum', []],
  // How something comes is no dish, and neither is a drink.
  ['anything grilled, good coffee', []],
  ['we want the classics', []],
  ['900 dollars without flights', []],
  ['no oysters', []],
  ["she doesn't eat oysters", []],
])('"%s" asks for %o', (notes, dishes) => {
  expect(wordedDishes(markedClausesOf(notes), TABLES, [])).toEqual(dishes);
});

test('a table serves what its card says in these words', () => {
  expect(TABLES.map((one) => servesDish(one, 'temple food'))).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(TABLES.map((one) => servesDish(one, 'beignet'))).toEqual([
    false,
    true,
    false,
    false,
    false,
    false,
  ]);
});
