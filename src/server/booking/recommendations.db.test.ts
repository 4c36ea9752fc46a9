import { describe, expect, test } from 'vitest';
import type { CreateTripInput } from '#shared/trips/trip.schema.ts';
import { buildPreference, buildTrip } from '../testing/factories.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { callRest } from '#server/testing/both-transports.ts';

const api = createTestApi();

async function recommend(trip: Partial<CreateTripInput>, type: string) {
  const { id } = await api.caller.trips.create(buildTrip(trip));

  return callRest(`${api.origin}/api/trips/${id}/generate-recommendations`, {
    method: 'POST',
    body: { type },
  });
}

describe('a trip that nothing can be found for', () => {
  const oneDay = { startDate: '2026-06-01', endDate: '2026-06-01' };
  const begun = { startDate: '2026-04-20', endDate: '2026-06-05' };
  const endless = { destination: `${'Llan'.repeat(40)}, Wales` };
  const hasBegun =
    'This trip has begun already, so there is nothing left to search for. Copy it to later dates to book it again.';

  test.each([
    ['hotels', oneDay, 'This trip ends on the day it begins, so it needs no hotel.'],
    ['flights', begun, hasBegun],
    ['hotels', begun, hasBegun],
    ['experiences', begun, hasBegun],
    [
      'hotels',
      endless,
      "This trip can't be searched for: destination: must be at most 120 characters.",
    ],
    [
      'experiences',
      { destination: 'X' },
      "This trip can't be searched for: destination: Destination is required.",
    ],
    [
      'flights',
      { amadeusCodes: { origin: 'ZZZ', destination: 'LIS' } },
      "This trip can't be searched for: origin: we do not know an airport ZZZ. Did you mean ZNZ (Zanzibar)?",
    ],
    [
      'flights',
      { amadeusCodes: { origin: 'LIS', destination: 'LIS' } },
      "This trip can't be searched for: destination: must differ from origin.",
    ],
  ])('[API-09] asked for %s with %j is 422 with the reason', async (type, trip, message) => {
    expect(await recommend(trip, type)).toEqual({ status: 422, message });
  });

  test('[API-08] a recommendation of one category is none of another', async () => {
    const { id: tripId } = await api.caller.trips.create(buildTrip());
    const [flight] = await api.caller.booking.generateRecommendations({ tripId, type: 'flights' });

    expect(
      await callRest(`${api.origin}/api/trips/${tripId}/selections`, {
        method: 'POST',
        body: {
          recommendationId: flight?.id,
          selectionType: 'hotels',
          providerBookingData: { name: 'Grand Hotel' },
          totalPrice: 100,
        },
      }),
    ).toEqual({
      status: 404,
      message: 'recommendationId: no such recommendation of hotels for this trip',
    });
    expect(await api.caller.booking.selections({ tripId })).toEqual([]);
  });

  test('[API-09] what is no airport code stays out of the search', async () => {
    const made = await recommend({ amadeusCodes: { origin: '1', destination: '🌻' } }, 'flights');

    expect(made.status, made.message).toBe(200);
  });
});

test('[API-09] the stay that the plan is made with comes first, at the price of the plan', async () => {
  const preference = await api.caller.preferences.save(
    buildPreference({ additionalPreferences: 'To Lisbon.' }),
  );

  await api.caller.generation.trip({ preferenceId: preference.id, tripType: 'complete' });
  const { id: tripId } = await api.caller.trips.create(
    buildTrip({ preferencesId: preference.id, flights: [] }),
  );
  const { stay } = await api.caller.trips.byId({ id: tripId });
  const [first] = await api.caller.booking.generateRecommendations({ tripId, type: 'hotels' });

  expect(first).toMatchObject({
    providerData: { name: stay?.name, pricePerNight: stay?.pricePerNight, currency: 'USD' },
    reason: expect.stringMatching(/^Your plan's own stay/),
  });
});

test('[BOOK-03] [PAY-02] four in two rooms: the plan’s own stay costs the same before and after it is chosen', async () => {
  const preference = await api.caller.preferences.save(
    buildPreference({ additionalPreferences: 'To Lisbon.', travelers: 4 }),
  );

  await api.caller.generation.trip({ preferenceId: preference.id, tripType: 'complete' });
  const { id: tripId } = await api.caller.trips.create(
    buildTrip({ preferencesId: preference.id, flights: [] }),
  );
  const before = await api.caller.trips.byId({ id: tripId });
  const [first] = await api.caller.booking.generateRecommendations({ tripId, type: 'hotels' });
  const perNight = 2 * (before.stay?.pricePerNight ?? NaN);

  expect(first?.providerData).toMatchObject({ name: before.stay?.name, pricePerNight: perNight });
  await api.caller.booking.select({
    tripId,
    selectionType: 'hotels',
    recommendationId: first?.id,
    providerBookingData: first?.providerData ?? {},
    totalPrice: perNight * 100,
  });
  const after = await api.caller.trips.byId({ id: tripId });

  expect(after.costs?.stay).toBe(before.costs?.stay);
  expect(after.costs?.total).toBe(before.costs?.total);
});
