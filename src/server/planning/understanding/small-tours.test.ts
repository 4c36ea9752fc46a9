import { expect, test } from 'vitest';
import { isForSmallTours } from './small-tours.ts';

test.each([
  ['Great Ocean Road but not in a big bus', true],
  ['no coach tours', true],
  ["we don't do coach tours", true],
  ['hate bus tours', true],
  ['We hate being on a crowded tour bus', true],
  ['small group please', true],
  ['small-group tours only', true],
  ['no big group tours', true],
  ['Keine Bustouren bitte', true],
  ['pas de grands bus', true],
  ['sin autobuses turísticos, excursiones en grupo reducido', true],
  ['we are a small group of friends', false],
  ['a bus tour of the coast', false],
  ['a coach from the airport is fine', false],
  ['no buses after dark', false],
  ['not much time, a big bus is fine', false],
  ['no museums and a bus tour', false],
  ['a small group of us', false],
])('%s: %s', (notes, isSmall) => {
  expect(isForSmallTours(notes)).toBe(isSmall);
});
