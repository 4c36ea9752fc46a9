import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { generateTrip } from '#server/generation/generate-trip.ts';
import { buildRequest } from '#server/generation/testing/build-request.ts';
import { withClearPlaces } from '#server/places/settle-places.ts';
import { minutesOf, parseDuration } from '#shared/dates.ts';
import { prove } from '../assembly/prove.ts';

const catalogue = loadCatalogue();
const dayWith = (notes: string, id: string) => {
  const trip = generateTrip(buildRequest({ additionalPreferences: notes }), {
    catalogue,
    prove,
    rounds: 120,
  });

  expect(trip.checks.filter(({ ok }) => !ok)).toEqual([]);
  return trip.itinerary.find(({ activities }) => activities.some(({ place }) => place?.id === id));
};

describe('tours that bring a meal', () => {
  test('a boat with lunch takes its day, and no other lunch is planned', () => {
    const day = dayWith('To Cairns', 'cairns/outer-reef-day-boat-from-reef-fleet-terminal');

    expect(day?.activities.flatMap(({ meal }) => meal ?? [])).toEqual(['dinner']);
  });

  test('a desert tour with dinner comes after lunch, and ends the day', () => {
    const day = dayWith(
      'To Dubai, the Desert Safari and Camp Dinner',
      'dubai/desert-safari-and-camp-dinner',
    );
    const tour = day?.activities.at(-1);

    expect(tour?.place?.id).toBe('dubai/desert-safari-and-camp-dinner');
    expect(minutesOf(tour?.time ?? '')).toBeGreaterThanOrEqual(15 * 60);
    expect(day?.activities.flatMap(({ meal }) => meal ?? [])).toEqual(['lunch']);
  });
});

describe('parks that take a day', () => {
  test('are there from their opening, with lunch inside', () => {
    const day = dayWith(
      'To Osaka with kids 8 and 10, Universal Studios Japan',
      'osaka/universal-studios-japan',
    );
    const park = day?.activities.find(({ place }) => place?.id === 'osaka/universal-studios-japan');

    expect(minutesOf(park?.time ?? '')).toBeLessThanOrEqual(10 * 60);
    expect(parseDuration(park?.duration ?? '')).toBeGreaterThanOrEqual(330);
    expect(day?.activities.flatMap(({ meal }) => meal ?? [])).toEqual(['dinner']);
  });

  test('stay out of a stay that nobody came to them on', () => {
    const day = dayWith('To Osaka for temples and food', 'osaka/universal-studios-japan');

    expect(day).toBeUndefined();
  });

  test('take no day from children who were promised a zoo and an island', async () => {
    const request = await withClearPlaces(
      buildRequest({
        additionalPreferences:
          'Singapore with our kids, 6 and 9. The zoo is a must, also Gardens by the Bay and a day on Sentosa.',
        departureDate: '2027-06-14',
        returnDate: '2027-06-18',
        interests: ['Family Fun', 'Nature'],
      }),
    );
    const trip = generateTrip(request, { catalogue, prove, rounds: 120 });
    const dayOf = (id: string) =>
      trip.itinerary.find(({ activities }) =>
        activities.some(({ place }) => place?.id === `singapore/${id}`),
      )?.dayNumber;

    expect(dayOf('universal-studios-singapore')).toBeUndefined();
    expect(dayOf('gardens-by-the-bay-supertrees')).toBeDefined();
    expect(new Set([dayOf('singapore-zoo'), dayOf('siloso-beach'), 1, 5, undefined]).size).toBe(5);
  });
});
