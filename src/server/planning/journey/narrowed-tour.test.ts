import { expect, test } from 'vitest';
import { settlePlaces } from '#server/places/settle-places.ts';

const read = (additionalPreferences: string) =>
  settlePlaces({
    additionalPreferences,
    departureDate: '2027-06-19',
    returnDate: '2027-06-27',
    tripType: 'complete',
  });

test.each([
  [
    "We're from Germany and have 9 days in California. We fly in and out of San Francisco and will rent a car when we need it. We want the city, Yosemite, and some of the coast around Monterey.",
    ['san-francisco', 'yosemite', 'monterey'],
  ],
  ['California with a rental car: San Francisco and Yosemite', ['san-francisco', 'yosemite']],
  ['Andalusia: Seville and Granada', ['seville', 'granada']],
  ["We'd like Seville and Granada on 9 days in Andalusia", ['seville', 'granada']],
  ['Nine days in Japan, we want Tokyo and Kyoto', ['tokyo', 'kyoto']],
])('of a region only the named places are planned: %s', async (text, ids) => {
  const asked = await read(text);

  expect(asked?.places.map(({ id }) => id)).toEqual(ids);
  expect(asked?.tour).toBeUndefined();
});

test.each([
  'A road trip through California, San Francisco and Yosemite',
  'California by car from San Francisco to Los Angeles',
  'California with San Francisco, Yosemite and others',
])('a region stays a tour where more of it is meant: %s', async (text) => {
  expect((await read(text))?.tour?.isListed).toBe(true);
});
