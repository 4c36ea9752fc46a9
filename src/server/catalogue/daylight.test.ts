import { expect, test } from 'vitest';
import { daylight } from './daylight.ts';

test.each([
  [
    'London at midsummer',
    { lat: 51.5, lon: -0.1, timeZone: 'Europe/London' },
    '2027-06-21',
    4 * 60 + 43,
    21 * 60 + 21,
  ],
  [
    'Tokyo in January',
    { lat: 35.68, lon: 139.69, timeZone: 'Asia/Tokyo' },
    '2027-01-15',
    6 * 60 + 50,
    16 * 60 + 51,
  ],
  [
    'Honolulu in March',
    { lat: 21.3, lon: -157.86, timeZone: 'Pacific/Honolulu' },
    '2027-03-20',
    6 * 60 + 35,
    18 * 60 + 42,
  ],
  [
    'Auckland in December',
    { lat: -36.85, lon: 174.76, timeZone: 'Pacific/Auckland' },
    '2027-12-21',
    5 * 60 + 58,
    20 * 60 + 39,
  ],
])('%s', (_name, spot, date, sunrise, sunset) => {
  const light = daylight(spot, date);

  expect(Math.abs(light.sunrise - sunrise)).toBeLessThanOrEqual(5);
  expect(Math.abs(light.sunset - sunset)).toBeLessThanOrEqual(5);
});

test('has light all day at the midnight sun and twilight in the polar night', () => {
  const tromso = { lat: 69.65, lon: 18.96, timeZone: 'Europe/Oslo' };

  expect(daylight(tromso, '2027-06-21')).toEqual({ sunrise: 0, sunset: 1440 });
  const winter = daylight(tromso, '2027-12-21');

  expect(winter.sunset - winter.sunrise).toBeGreaterThan(180);
  expect(winter.sunset - winter.sunrise).toBeLessThan(360);
});
