import { expect, test } from 'vitest';
import { readFromTo, readRouteOrder } from './read-route.ts';

const PLACES = [
  { id: 'tokyo', name: 'Tokyo' },
  { id: 'kyoto', name: 'Kyoto' },
];

const COAST = [
  { id: 'san-francisco', name: 'San Francisco', aliases: ['SF'] },
  { id: 'los-angeles', name: 'Los Angeles', aliases: ['LA', 'L.A.'] },
];

test.each([
  ['California coast SF to LA', { from: 'san-francisco', to: 'los-angeles' }],
  ['from Los Angeles to SF', { from: 'los-angeles', to: 'san-francisco' }],
  ['SF and L.A.', undefined],
])('reads the way of "%s" by any name of its ends', (text, way) => {
  expect(readFromTo(text, COAST)).toEqual(way);
});

test.each([
  ['Tokyo and Kyoto, the last two nights in Kyoto', { last: 'kyoto' }],
  ['Tokyo and Kyoto, our first night in Kyoto', { first: 'kyoto' }],
  ['Tokyo, Kyoto, ending with Tokyo', { last: 'tokyo' }],
  ['Tokyo and Kyoto, 2 nights at the end in Kyoto', { last: 'kyoto' }],
  ['Start with Kyoto, then Tokyo', { first: 'kyoto' }],
  ['Start Kyoto, end Tokyo', { first: 'kyoto', last: 'tokyo' }],
  ['Primero Kyoto, luego Tokyo', { first: 'kyoto' }],
  ['Wir fliegen nach Kyoto, zurück von Tokyo', { first: 'kyoto', last: 'tokyo' }],
  ['On commence à Kyoto et on finit par Tokyo', { first: 'kyoto', last: 'tokyo' }],
  ['Atterriamo a Tokyo e infine Kyoto', { first: 'tokyo', last: 'kyoto' }],
  ['Hin- und Rückflug ab Tokyo, Kyoto für drei Nächte', {}],
  ['Kyoto for the temples at night, Tokyo for the food', {}],
])('reads where "%s" begins and ends', (text, ends) => {
  const { first, last } = readRouteOrder(text, PLACES);

  expect({ ...(first && { first }), ...(last && { last }) }).toEqual(ends);
});

test.each([
  ['Tokyo, puis Kyoto', true],
  ['Tokyo en dan Kyoto', true],
  ['first Tokyo, than Kyoto', true],
  ['Tokyo, on to Kyoto', true],
  ['Tokyo, drive the coast to Kyoto', true],
  ['Drive to Tokyo. Kyoto as well', false],
  ['先去Tokyo，然后Kyoto', true],
  ['Tokyo and Kyoto, después de comer', false],
  ['Kyoto is nicer than Tokyo', false],
])('reads whether "%s" tells the order', (text, isOrdered) => {
  expect(readRouteOrder(text, PLACES).isOrdered).toBe(isOrdered);
});
