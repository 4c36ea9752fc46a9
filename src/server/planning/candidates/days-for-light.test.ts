import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { generateTrip } from '#server/generation/generate-trip.ts';
import { buildRequest } from '#server/generation/testing/build-request.ts';
import { prove } from '#server/planning/assembly/prove.ts';
import { FEW_ROUNDS } from '#server/testing/plan-in-place.ts';
import { minutesOf, parseDuration } from '#shared/dates.ts';

const world = { catalogue: loadCatalogue(), prove, rounds: FEW_ROUNDS };

function stopsIn(destinations: string, additionalPreferences: string, from: string, to: string) {
  const trip = generateTrip(
    buildRequest({ destinations, additionalPreferences, departureDate: from, returnDate: to }),
    world,
  );

  expect(trip.checks.filter(({ ok }) => !ok)).toEqual([]);
  return trip.itinerary.flatMap((day) =>
    day.activities.flatMap(({ kind, place, time, duration }) =>
      kind === 'stop' && place
        ? [
            {
              day,
              id: place.id,
              start: minutesOf(time),
              end: minutesOf(time) + (parseDuration(duration) ?? 0),
            },
          ]
        : [],
    ),
  );
}

describe('a day for the light', { timeout: 60_000 }, () => {
  test('begins around sunrise where that is asked for', () => {
    const stops = stopsIn('Siem Reap', 'Angkor at sunrise', '2027-12-05', '2027-12-08');
    const temple = stops.find(({ id }) => id === 'siem-reap/angkor-wat');

    const sunrise = minutesOf(temple?.day.weather.daylight[0] ?? '00:00');

    expect(temple?.start).toBeLessThanOrEqual(sunrise - 15);
  });

  test('lasts until sunset where that falls between the sights and dinner', () => {
    const stops = stopsIn(
      'Santorini',
      'We must see the Oia Castle Sunset.',
      '2027-06-14',
      '2027-06-18',
    );
    const castle = stops.find(({ id }) => id === 'santorini/oia-castle-sunset');
    const sunset = minutesOf(castle?.day.weather.daylight[1] ?? '00:00');

    expect(castle?.end).toBeGreaterThanOrEqual(sunset);
  });

  test('is the day that was told for it', () => {
    const stops = stopsIn(
      'Istanbul',
      'Something on the Bosphorus at sunset on 8 October.',
      '2027-10-06',
      '2027-10-10',
    );
    const cruise = stops.find(({ id }) => id === 'istanbul/bosphorus-sunset-cruise');

    expect(cruise?.day.date).toBe('2027-10-08');
  });
});
