import { expect, test } from 'vitest';
import { readReach } from './reach.ts';

test.each([
  ['direct train from london, under 4 hrs, good food', { by: 'train', hours: 4 }],
  ['max 6 uur rijden vanaf utrecht, huisje met sauna', { by: 'car', hours: 6 }],
  ['Europe, trains from Cologne ok up to 9h', { by: 'train', hours: 9 }],
  ['algo barato desde Valencia, tengo coche', { by: 'car', hours: 6 }],
  ['NO flying, ferry or car from Leeds', { by: 'car', hours: 6 }],
  ['Ich will ans Meer, aber nicht fliegen. Von Leipzig aus', { by: 'train', hours: 8 }],
  ['sea but NO flying, we live in Lyon', { by: 'train', hours: 8 }],
  ['somewhere warm from Leeds, flight under 4 hours', undefined],
  ['somewhere quiet with a car', undefined],
])('%s', (notes, reach) => {
  expect(readReach(notes)).toEqual(reach);
});
