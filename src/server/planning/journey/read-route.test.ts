import { expect, test } from 'vitest';
import { readFromTo, readNights, readRouteOrder } from './read-route.ts';

const PLACES = [
  { id: 'tokyo', name: 'Tokyo' },
  { id: 'kyoto', name: 'Kyoto' },
];

test.each([
  ['4 nights in Tokyo, 3 nights in Kyoto', { tokyo: 4, kyoto: 3 }],
  ['4 nights Tokyo then 3 nights Kyoto', { tokyo: 4, kyoto: 3 }],
  ['Tokyo 4 nights, Kyoto 3 nights', { tokyo: 4, kyoto: 3 }],
  ['Tokyo 4 nights, then Kyoto 3', { tokyo: 4, kyoto: 3 }],
  ['10 nights: Tokyo 4 nights, Kyoto 6 nights', { tokyo: 4, kyoto: 6 }],
  ['Tokyo first for 4 nights, then somewhere near Kyoto', { tokyo: 4 }],
  ['Tokyo (4n) and Kyoto (3n)', { tokyo: 4, kyoto: 3 }],
  ['4 Nächte Tokyo und 3 Nächte Kyoto', { tokyo: 4, kyoto: 3 }],
  ['two weeks: Tokyo for five nights and Kyoto', { tokyo: 5 }],
  ['7 nights in Tokyo and Kyoto', {}],
  ['Tokyo and Kyoto in April', {}],
  ['Tokyo 4, Kyoto 3: sushi, temples', { tokyo: 4, kyoto: 3 }],
  ['Tokyo 4, then Kyoto', {}],
  ['8 nights: Tokyo 5, Kyoto 3', { tokyo: 5, kyoto: 3 }],
  ['8 nights, Tokyo and Kyoto', {}],
  ['Tokyo + Kyoto, 9 nights', {}],
  ['Tokyo 4, dann Kyoto 3', { tokyo: 4, kyoto: 3 }],
  ['Two nights in Tokyo and one in Kyoto', { tokyo: 2, kyoto: 1 }],
  ['najpierw Tokyo na 2 noce, potem Kyoto na jedną', { tokyo: 2, kyoto: 1 }],
  ['Tokyo 3 Nächte, Kyoto 1. Karten am letzten Tag', { tokyo: 3, kyoto: 1 }],
  ['Tokyo e Kyoto, tre notti e due notti', { tokyo: 3, kyoto: 2 }],
  ['Tokyo y Kyoto, 4 y 3 noches', { tokyo: 4, kyoto: 3 }],
  ['2 noites em Tokyo e 3 em Kyoto', { tokyo: 2, kyoto: 3 }],
  ['After Tokyo Kyoto for 2 nights. In Tokyo we stay 4 nights before', { tokyo: 4, kyoto: 2 }],
  ['Tokyo und Kyoto, je zwei Nächte', { tokyo: 2, kyoto: 2 }],
  ['Tokyo and Kyoto, 3 nights each', { tokyo: 3, kyoto: 3 }],
  ['Tokyo and Kyoto, at least 3 nights in each place', {}],
  ['Tokyo 2泊、 Kyoto 1泊', { tokyo: 2, kyoto: 1 }],
])('reads the nights of "%s"', (text, expected) => {
  expect(Object.fromEntries(readNights(text, PLACES))).toEqual(expected);
});

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
  ['Kyoto for the temples at night, Tokyo for the food', {}],
])('reads where "%s" begins and ends', (text, ends) => {
  const { first, last } = readRouteOrder(text, PLACES);

  expect({ ...(first && { first }), ...(last && { last }) }).toEqual(ends);
});

test.each([
  ['Tokyo, puis Kyoto', true],
  ['Tokyo en dan Kyoto', true],
  ['first Tokyo, than Kyoto', true],
  ['Tokyo and Kyoto, después de comer', false],
  ['Kyoto is nicer than Tokyo', false],
])('reads whether "%s" tells the order', (text, isOrdered) => {
  expect(readRouteOrder(text, PLACES).isOrdered).toBe(isOrdered);
});
