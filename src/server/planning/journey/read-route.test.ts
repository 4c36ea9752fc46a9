import { expect, test } from 'vitest';
import { readNights } from './read-route.ts';

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
  ['Tokyo (4n) and Kyoto (3n)', { tokyo: 4, kyoto: 3 }],
  ['4 Nächte Tokyo und 3 Nächte Kyoto', { tokyo: 4, kyoto: 3 }],
  ['two weeks: Tokyo for five nights and Kyoto', { tokyo: 5 }],
  ['7 nights in Tokyo and Kyoto', {}],
  ['Tokyo and Kyoto in April', {}],
])('reads the nights of "%s"', (text, expected) => {
  expect(Object.fromEntries(readNights(text, PLACES))).toEqual(expected);
});
