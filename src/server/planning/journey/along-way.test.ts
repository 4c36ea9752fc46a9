import { expect, test } from 'vitest';
import { alongWay } from './along-way.ts';

const PLACES = [
  { id: 'a', lat: 40, lon: 0 },
  { id: 'b', lat: 40, lon: 6 },
  { id: 'between', lat: 40.5, lon: 3 },
  { id: 'beyond', lat: 40, lon: 9 },
  { id: 'aside', lat: 44, lon: 3 },
];

test.each([
  ['leaves out what lies beyond an end or far aside', { from: 'a', to: 'b' }, 'a b between'],
  ['keeps all without a known end', { from: 'a', to: 'c' }, 'a b between beyond aside'],
])('%s', (_, ends, ids) => {
  expect(alongWay(PLACES, ends).map(({ id }) => id)).toEqual(ids.split(' '));
});
