import { expect, test } from 'vitest';
import { busyUntilFree } from './asked-details.ts';

/** Monday to Thursday. */
const TRIP = { departureDate: '2027-05-10', returnDate: '2027-05-13' };

test.each<[string, string[]]>([
  ['free only from 5pm', ['2027-05-11 17:00', '2027-05-12 17:00']],
  ['We are free from 5 every day', ['2027-05-11 17:00', '2027-05-12 17:00']],
  ['London, frei erst ab 17:30', ['2027-05-11 17:30', '2027-05-12 17:30']],
  ['libre seulement à partir de 18h', ['2027-05-11 18:00', '2027-05-12 18:00']],
  ['on Tuesday I am only free after 16:00', ['2027-05-11 16:00']],
  ['free from 3 May', []],
  ['gluten free from day one', []],
  ['no museums before 10', []],
])('who is free late is busy before: %s', (notes, until) => {
  expect(busyUntilFree(notes, TRIP).map(({ date, end }) => `${date} ${end}`)).toEqual(until);
});
