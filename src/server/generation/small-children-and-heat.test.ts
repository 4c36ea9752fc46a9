import { expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { prove } from '#server/planning/assembly/prove.ts';
import { withClearPlaces } from '#server/places/settle-places.ts';
import { minutesOf, parseDuration } from '#shared/dates.ts';
import { generateTrip } from './generate-trip.ts';
import { buildRequest } from './testing/build-request.ts';

const BED = 20 * 60 + 30;

test('children are at the stay before their bedtime, and who bears no heat rests through the worst of it', async () => {
  const request = await withClearPlaces(
    buildRequest({
      additionalPreferences:
        'Singapore with kids 5 and 8 and grandma, arriving 17:30. The kids love animals and are in bed around 8:30; grandma does not cope well with heat.',
      departureDate: '2027-07-17',
      returnDate: '2027-07-21',
      travelers: 5,
      interests: ['Family Fun', 'Nature', 'Culinary'],
    }),
  );
  const trip = generateTrip(request, { catalogue: loadCatalogue(), prove, rounds: 200 });
  const lastMinutes = trip.itinerary.slice(0, -1).map(({ activities, back }) => {
    const last = activities.at(-1);

    return (
      minutesOf(last?.time ?? '') +
      (parseDuration(last?.duration ?? '') ?? 0) +
      (back?.minutes ?? 0)
    );
  });
  const full = trip.itinerary.filter(({ dayType }) => dayType === 'Full Day');

  expect(Math.max(...lastMinutes)).toBeLessThanOrEqual(BED);
  for (const { activities } of full)
    expect(activities.map(({ activity }) => activity)).toContainEqual(
      expect.stringMatching(/^A rest at/),
    );
  expect(
    trip.itinerary.flatMap(({ activities }) => activities.map(({ activity }) => activity)),
  ).toContain('Singapore Zoo');
  expect(trip.warnings).toContainEqual(expect.stringMatching(/no time for dinner sitting down/));
  expect(trip.asked).toContainEqual(
    expect.objectContaining({ wish: 'Out of the heat', met: true }),
  );
  expect(trip.checks.filter(({ ok }) => !ok)).toEqual([]);
});
