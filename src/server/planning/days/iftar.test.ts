import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { generateTrip } from '#server/generation/generate-trip.ts';
import { buildRequest } from '#server/generation/testing/build-request.ts';
import { minutesOf } from '#shared/dates.ts';
import { withClearPlaces } from '#server/places/settle-places.ts';
import { prove } from '../assembly/prove.ts';

const world = { catalogue: loadCatalogue(), prove, rounds: 120 };
const plan = async (departureDate: string, returnDate: string) =>
  generateTrip(
    await withClearPlaces(
      buildRequest({ additionalPreferences: 'To Dubai', departureDate, returnDate }),
    ),
    world,
  );

test('in Ramadan dinner is from sunset on and the days are explained', async () => {
  const trip = await plan('2027-02-23', '2027-02-26');
  const full = trip.itinerary.filter(({ dayType }) => dayType === 'Full Day');

  for (const { activities, weather } of full) {
    const dinner = activities.find(({ meal }) => meal === 'dinner');
    const sunset = minutesOf(weather.daylight[1]);

    expect(minutesOf(dinner?.time ?? '00:00') - sunset).toBeGreaterThanOrEqual(0);
    expect(minutesOf(dinner?.time ?? '23:59') - sunset).toBeLessThanOrEqual(65);
  }
  expect(full.length).toBeGreaterThan(0);
  expect(trip.warnings[0]).toMatch(/^Ramadan: .*sunset, about 18:\d\d/);
  expect(trip.checks.filter(({ ok }) => !ok)).toEqual([]);
});

test('at another time nothing is said of it', async () => {
  const trip = await plan('2027-11-23', '2027-11-25');

  expect(trip.warnings.join(' ')).not.toMatch(/Ramadan/);
});
