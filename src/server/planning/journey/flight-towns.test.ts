import { expect, test } from 'vitest';
import { settlePlaces } from '#server/places/settle-places.ts';

const read = (additionalPreferences: string, destinations?: string) =>
  settlePlaces({
    additionalPreferences,
    destinations,
    departureDate: '2027-10-03',
    returnDate: '2027-10-09',
    tripType: 'complete',
  });
const ANDALUSIA = ['seville', 'cordoba', 'granada'];

test.each([
  'a week: Seville, Córdoba and Granada by train, land in Seville 12:30, leave from Málaga 17:45',
  'Seville, Córdoba and Granada, fly home from Málaga',
  'Seville, Córdoba, Granada. Return flight from Malaga at 18:00',
  'Seville, Córdoba and Granada, flying out of Málaga on Saturday',
  'Seville, then Córdoba, then Granada; leaving from Málaga airport',
  'Seville, Córdoba, Granada. Our flight home is from Málaga',
  'Seville, Córdoba, Granada. Flies home from Málaga',
  'Sevilla, Córdoba und Granada, Rückflug ab Málaga',
])('a flight home is no stay: %s', async (text) => {
  const asked = await read(text);

  expect(asked?.places.map(({ id }) => id)).toEqual(ANDALUSIA);
  expect(asked?.ends?.last).toBe('granada');
});

test.each([
  'Granada, Córdoba and Seville, arriving in Málaga at 11:00',
  'We land in Málaga at noon. Granada, Córdoba and Seville',
  'Granada, Córdoba, Seville. Fly into Málaga, home from Seville',
])('an arrival is no stay: %s', async (text) => {
  const asked = await read(text);

  expect(asked?.places.map(({ id }) => id)).not.toContain('malaga');
  expect(asked?.ends?.first).toBe('granada');
});

test.each([
  'Seville, Córdoba and Granada, last night in Málaga, fly home from Málaga',
  'Arriving in Málaga, then Granada, Córdoba and Seville',
  'Seville and Granada, 2 nights Málaga, leave from Málaga 17:45',
])('who stays there stays: %s', async (text) => {
  expect((await read(text))?.places.map(({ id }) => id)).toContain('malaga');
});

test.each([
  ['fly into Rome, out of Venice', ['rome', 'venice']],
  ['Rome, Florence, out of Venice', ['rome', 'florence', 'venice']],
  ['Cusco and Arequipa, return from Lima', ['cusco', 'arequipa', 'lima']],
])('too far for a ride to the airport, or all that is named: %s', async (text, ids) => {
  expect((await read(text))?.places.map(({ id }) => id)).toEqual(ids);
});
