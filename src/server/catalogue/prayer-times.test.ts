import { expect, test } from 'vitest';
import { minutesOf } from '#shared/dates.ts';
import { daylight } from './daylight.ts';
import { prayersBetween } from './prayer-times.ts';

const ISTANBUL = { lat: 41.005, lon: 28.977, timeZone: 'Europe/Istanbul' };
const SINGAPORE = { lat: 1.302, lon: 103.859, timeZone: 'Asia/Singapore' };

// Usual times of these seasons; the table of a given year differs by some minutes.
test.each([
  [ISTANBUL, '2027-10-09', ['12:56', '16:00', '18:33']],
  [ISTANBUL, '2027-06-21', ['13:06', '17:06', '20:39']],
  [SINGAPORE, '2027-03-20', ['13:12', '16:20', '19:16']],
])('prayers of a day, within a quarter of an hour: %o %s', (spot, date, times) => {
  const found = prayersBetween(spot.lat, { date, ...daylight(spot, date) });

  expect(found).toHaveLength(times.length);
  for (const [at, time] of times.entries())
    expect(Math.abs((found[at] ?? 0) - minutesOf(time))).toBeLessThanOrEqual(15);
});
