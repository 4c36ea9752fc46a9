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
  ['da San Francisco a Los Angeles', { from: 'san-francisco', to: 'los-angeles' }],
  ['von Los Angeles nach San Francisco', { from: 'los-angeles', to: 'san-francisco' }],
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
  ['Tokyo - Kyoto - Osaka by train', true],
  ['Tokyo - mid-range, Kyoto', false],
])('reads whether "%s" tells the order', (text, isOrdered) => {
  expect(readRouteOrder(text, PLACES).isOrdered).toBe(isOrdered);
});

test('a place that one comes to for a day is none to begin or end in', () => {
  const places = ['Seville', 'Córdoba', 'Ronda'].map((name) => ({ id: name.toLowerCase(), name }));
  const { first, last, dayTrips } = readRouteOrder(
    'day trips from Seville to Córdoba and Ronda, sleep in Seville',
    places,
  );

  expect([first, last, dayTrips]).toEqual([undefined, undefined, ['córdoba', 'ronda']]);
});

const ISLANDS = ['Split', 'Hvar', 'Dubrovnik'].map((name) => ({ id: name.toLowerCase(), name }));

test.each([
  ['Split 2n, Hvar 3n, Dubrovnik 2n', true],
  ['- split 3 nts\n- hvar 2 - beaches\n- dubrovnik rest, fly home', true],
  ['Split, Hvar and Dubrovnik, 7 nights', false],
  ['Split, Hvar and Dubrovnik, two nights each', false],
  ['Split 2 nights, Hvar 3, Dubrovnik 2, in any order', false],
  ['Split 2 nights, Hvar and Dubrovnik', false],
])('reads whether the nights of "%s" make it a way to go', (text, isOrdered) => {
  expect(readRouteOrder(text, ISLANDS).isOrdered).toBe(isOrdered);
});

test.each([
  'Tokyo, day trip to Kyoto',
  'Tokyo and one day out to Kyoto',
  'Tokyo, Kyoto day return',
  'Tokyo 4 noites com bate-volta a Kyoto',
  'Tokyo mit Tagesausflug nach Kyoto',
  "Tokyo avec une excursion d'une journée à Kyoto",
  'Tokyo, gita in giornata a Kyoto',
  'Tokyo en een dagtocht naar Kyoto',
  'Tokyo y una excursión de un día a Kyoto',
  'Tokyo e Kyoto in giornata',
])('reads the day trip of "%s"', (text) => {
  expect(readRouteOrder(text, PLACES).dayTrips).toEqual(['kyoto']);
});
