import { expect, test } from 'vitest';
import { createTripInput } from '#shared/trips/trip.schema.ts';
import { saveTripInput } from './save-trip-input.ts';
import { buildSurprise, buildTrip } from './testing/sample-trip.ts';

test('[PREV-11] saves a complete trip as a draft with its money', () => {
  expect(saveTripInput(buildTrip(), 7)).toMatchObject({
    preferencesId: 7,
    userId: 1,
    destination: 'Lisbon, Portugal',
    startDate: '2027-05-14',
    endDate: '2027-05-18',
    totalBudget: 2400,
    dailyBudget: 480,
    primaryLanguage: 'Portuguese',
    currency: 'EUR',
    status: 'draft',
    isSurprise: false,
    hints: [],
    revealSchedule: [],
    budget: 'Moderate ($$)',
    amadeusCodes: { origin: 'LHR', destination: 'LIS' },
  });
});

test('[PREV-11] saves a surprise as a surprise, its budgets at 0', () => {
  const surprise = buildSurprise();

  expect(saveTripInput(surprise, 7)).toMatchObject({
    status: 'surprise',
    isSurprise: true,
    totalBudget: 0,
    dailyBudget: 0,
    hints: surprise.hints,
    revealSchedule: surprise.revealSchedule,
  });
});

test('[PREV-11] sends both ways of flying, available and Economy unless they say otherwise', () => {
  const [flight] = buildTrip().flights.outbound;
  if (!flight) throw new Error('The sample trip has an outbound flight');
  const trip = buildTrip({
    flights: {
      outbound: [{ ...flight, cabin: '', status: '' }],
      return: [{ ...flight, cabin: 'Business', status: 'pending' }],
    },
  });

  expect(saveTripInput(trip, 7).flights).toEqual([
    { ...flight, isReturn: false, cabin: 'Economy', status: 'available' },
    { ...flight, isReturn: true, cabin: 'Business', status: 'pending' },
  ]);
});

test('[PREV-11] is what the call takes', () => {
  for (const trip of [buildTrip(), buildSurprise()]) {
    expect(createTripInput.safeParse(saveTripInput(trip, 7)).error).toBeUndefined();
  }
});

test('[PREV-11] a trip to a dozen places is what the call takes', () => {
  const inEach = (text: string) => Array.from({ length: 12 }, () => `Dubrovnik: ${text}`);
  const trip = buildTrip({
    weather: {
      ...buildTrip().weather,
      avgTemp: inEach('17 °C').join(', '),
      expectedConditions: inEach(
        'days near 22 °C, nights near 12 °C; a shower now and then (62 mm in the month).',
      ).join(' '),
    },
  });

  expect(createTripInput.safeParse(saveTripInput(trip, 7)).error).toBeUndefined();
});
