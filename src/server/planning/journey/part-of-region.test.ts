import { expect, test } from 'vitest';
import { onSide } from './part-of-region.ts';

const bases = [
  { id: 'north-west', lat: 10, lon: 0 },
  { id: 'north-east', lat: 9, lon: 8 },
  { id: 'south-east', lat: 1, lon: 9 },
  { id: 'south-west', lat: 0, lon: 1 },
];
const idsOn = (before: string) => onSide(bases, before).map(({ id }) => id);

test.each([
  ['ten days in northern ', ['north-west', 'north-east']],
  ['The South of ', ['south-east', 'south-west']],
  ['along the east coast of the ', ['north-east', 'south-east']],
  ['the western part of ', ['north-west', 'south-west']],
  ['we come from the north, then ', bases.map(({ id }) => id)],
])('a region by its side: %s', (before, ids) => {
  expect(idsOn(before)).toEqual(ids);
});

test('a side with one base alone is toured as the whole', () => {
  expect(onSide(bases.slice(1), 'northern ')).toHaveLength(3);
});
