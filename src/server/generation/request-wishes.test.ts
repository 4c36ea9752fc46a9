import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { wishesOf } from './request-wishes.ts';
import { buildRequest } from './testing/build-request.ts';

const rhythmOf = (additionalPreferences: string, tripType: 'business' | 'complete') =>
  wishesOf(buildRequest({ additionalPreferences, tripType }), { catalogue: loadCatalogue() })
    .rhythm;

test.each([
  'London, my office is in Canary Wharf 9 to 6, day off on Thursday',
  'London. Thursday off, otherwise I work 9 to 5',
  'London. I work 9 to 5, free day on Wednesday',
  'London. meetings every day, free afternoon on Thursday',
])('what is off work is there to see the town in: %s', (notes) => {
  const rhythm = rhythmOf(notes, 'business');

  expect(rhythm?.restDates).toBeUndefined();
  expect(rhythm?.freeAfternoons).toBeUndefined();
});

test('a day without plans stays one, at work or not', () => {
  expect(
    rhythmOf('London. I work 9 to 5, a day of rest on Thursday', 'business')?.restDates,
  ).toEqual(['2027-05-06']);
  expect(rhythmOf('London. A day off on Thursday', 'complete')?.restDates).toEqual(['2027-05-06']);
});
