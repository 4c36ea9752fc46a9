import { expect, test } from 'vitest';
import { createTestApi } from '#server/testing/create-test-api.ts';
import { buildHotelChoice, buildPreference, buildTrip } from '#server/testing/factories.ts';
import type { PlannedDay } from '#shared/generation/generated-trip.schema.ts';

const api = createTestApi();
const DATES = { departureDate: '2026-06-06', returnDate: '2026-06-12' };

const seenOn = (days: readonly PlannedDay[]) =>
  days.flatMap(({ activities }) =>
    activities.flatMap(({ kind, place }) => (kind === 'stop' && place ? [place.id] : [])),
  );

test(
  '[BOOK-03] a trip that comes back to a place has a hotel for each of its stays there, and is planned anew',
  { timeout: 240_000 },
  async () => {
    const { id: preferencesId } = await api.caller.preferences.save(
      buildPreference({ ...DATES, additionalPreferences: 'Rome, Florence, Rome' }),
    );
    const plan = await api.caller.generation.trip({
      preferenceId: preferencesId,
      tripType: 'complete',
    });
    const trip = await api.caller.trips.create(
      buildTrip({
        preferencesId,
        destination: plan.destination.name,
        startDate: DATES.departureDate,
        endDate: DATES.returnDate,
      }),
    );
    const { id } = trip;

    expect(trip.places?.map((place) => place.id)).toEqual(['rome', 'florence', 'rome']);
    const [first, , last] = trip.places ?? [];
    const hotel = (name: string, placeId: string) =>
      api.caller.booking.select({
        ...buildHotelChoice(id, { name, lat: first?.lat, lon: first?.lon }),
        placeId,
      });

    await hotel('By the Pantheon', 'rome');
    expect(await hotel('By the station', 'rome-2')).toMatchObject({ placeId: 'rome-2' });
    const chosen = await api.caller.trips.byId({ id });

    expect(chosen.accommodations.map(({ name, checkIn }) => [name, checkIn])).toEqual([
      ['By the Pantheon', first?.arrive],
      [trip.accommodations[1]?.name, trip.places?.[1]?.arrive],
      ['By the station', last?.arrive],
    ]);
    const options = await api.caller.booking.generateRecommendations({
      tripId: id,
      type: 'hotels',
      placeId: 'rome-2',
    });

    expect(options.every(({ placeId }) => placeId === 'rome-2')).toBe(true);
    const proposal = await api.caller.generation.proposeItinerary({ id });
    const seen = seenOn(proposal.days);

    expect(proposal.checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(new Set(seen).size).toBe(seen.length);
    const taken = await api.caller.generation.acceptItinerary({
      id,
      version: (await api.caller.trips.byId({ id })).version,
      proposalId: proposal.proposalId,
    });

    expect(taken.problems).toEqual([]);
    expect(await api.caller.booking.selections({ tripId: id })).toHaveLength(2);
  },
);
