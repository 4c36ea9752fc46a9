import { expect, test } from 'vitest';
import type { DayTripFile } from '#server/catalogue/catalogue.schema.ts';
import { rideBackWords, rideThereWords } from './day-trip-rides.ts';

const CASTLE = { mode: 'boat', name: 'Castle on the Lake', why: 'A castle in the mist.' } as const;
const wordsOf = (stops: object[]) =>
  rideThereWords({ ...CASTLE, minutes: 90, stops } as unknown as DayTripFile).description;

test('the ride tells what the trip is, where its chief stop speaks for itself', () => {
  expect(wordsOf([{ name: 'Hall', minutes: 90, why: 'Armour and tapestries.' }])).toMatch(
    /^A castle in the mist\. Times are typical/,
  );
  expect(wordsOf([{ name: 'Hall', minutes: 90 }])).toMatch(/^Times are typical/);
});

test.each([
  [undefined, 'Boat back to Lucerne'],
  ['the Lion', 'Boat back to Lucerne and on to the Lion'],
])('the ride back says where it leads on to: %s', (onTo, activity) => {
  const trip = { ...CASTLE, minutes: 90 } as unknown as DayTripFile;

  expect(rideBackWords(trip, { town: 'Lucerne' }, onTo).activity).toBe(activity);
});

test.each([
  [false, 'Guided day tour, pick-up: Cliff Road', 'Tour bus back to Lucerne', /^Most tours/],
  [
    true,
    'Small-group tour by van, pick-up: Cliff Road',
    'Van back to Lucerne',
    /^At most 12 people.* estimate/,
  ],
])('a guided day with few others is told so: %s', (isSmall, there, back, told) => {
  const trip = { mode: 'tour', name: 'Cliff Road', price: 140 } as unknown as DayTripFile;

  expect(rideThereWords(trip, isSmall).activity).toBe(there);
  expect(rideThereWords(trip, isSmall).description).toMatch(told);
  expect(rideBackWords(trip, { town: 'Lucerne', isSmall }).activity).toBe(back);
});
