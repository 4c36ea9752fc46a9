import { expect, test } from 'vitest';
import { hasRoad } from './roads.ts';

const GLASGOW = { id: 'glasgow', country: 'GB', lat: 55.8609, lon: -4.2514 };
const BELFAST = { id: 'geo-2655984', country: 'GB', lat: 54.5968, lon: -5.9254 };
const ABERDEEN = { id: 'geo-2657832', country: 'GB', lat: 57.1437, lon: -2.0981 };
const COPENHAGEN = { id: 'copenhagen', country: 'DK', lat: 55.6759, lon: 12.5655 };
const ODENSE = { id: 'geo-2615876', country: 'DK', lat: 55.3959, lon: 10.3883 };

test.each([
  ['over the Irish Sea', GLASGOW, BELFAST, false],
  ['within Scotland', GLASGOW, ABERDEEN, true],
  ['over the bridge between two islands', COPENHAGEN, ODENSE, true],
  ['from Scotland to Denmark', GLASGOW, COPENHAGEN, false],
])('whether a road leads %s', (_, from, to, isJoined) => {
  expect(hasRoad(from, to)).toBe(isJoined);
});
