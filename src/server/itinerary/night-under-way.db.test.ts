import { expect, test } from 'vitest';
import { createTestApi } from '#server/testing/create-test-api.ts';
import { buildPreference, buildTrip } from '#server/testing/factories.ts';
import { editOn } from './testing/paris-week.ts';

const api = createTestApi();
const DATES = { departureDate: '2026-06-06', returnDate: '2026-06-13' };
const LONG = { timeout: 240_000 };

/** London and Singapore with the night between them, saved. */
async function savedTrip() {
  const { id: preferencesId } = await api.caller.preferences.save(
    buildPreference({
      ...DATES,
      additionalPreferences: 'London 3 nights, then Singapore 3 nights',
    }),
  );

  await api.caller.generation.trip({ preferenceId: preferencesId, tripType: 'complete' });
  return api.caller.trips.create(
    buildTrip({
      preferencesId,
      destination: 'London and Singapore',
      startDate: DATES.departureDate,
      endDate: DATES.returnDate,
    }),
  );
}

test(
  '[BOOK-03] a trip with a night under way is kept, edited, moved, booked, exported and turned round',
  LONG,
  async () => {
    const trip = await savedTrip();
    const { id, places = [] } = trip;
    const [london, singapore] = places;
    const saved = { id, ...(await api.caller.trips.itinerary({ id })) };

    expect(saved.problems).toEqual([]);
    expect(singapore?.ride).toMatchObject({ date: london?.depart, arrivesOn: singapore?.arrive });
    expect(trip.accommodations.map(({ checkIn, checkOut }) => [checkIn, checkOut])).toEqual(
      places.map(({ arrive, depart }) => [arrive, depart]),
    );
    // What is done on the last day before the flight belongs to the place that it leaves.
    const leaving = saved.days.find(({ date }) => date === london?.depart);
    const index = leaving?.activities.findIndex(({ kind }) => kind === 'stop') ?? -1;

    if (!leaving || index < 0) throw new Error('Nothing is done before the flight');
    const edited = await editOn(api, saved, {
      kind: 'remove',
      stop: { day: leaving.dayNumber, index },
    });

    expect(edited.days).toHaveLength(saved.days.length);
    expect(edited.problems).toEqual([]);
    await api.caller.trips.undoItinerary({ id, version: edited.version });

    const [option] = await api.caller.booking.generateRecommendations({
      tripId: id,
      type: 'rides',
    });

    expect(option?.providerData).toMatchObject({ date: london?.depart });
    await api.caller.booking.select({
      tripId: id,
      selectionType: 'rides',
      placeId: 'singapore',
      providerBookingData: option?.providerData ?? {},
      totalPrice: 100_000,
    });
    const chosen = await api.caller.trips.byId({ id });

    expect(chosen.places?.[1]?.ride).toMatchObject({
      date: london?.depart,
      arrivesOn: singapore?.arrive,
      isSelected: true,
    });
    const calendar = await fetch(`${api.origin}/api/trips/${id}/calendar.ics`);

    expect((await calendar.text()).replaceAll(/\r?\n /g, '')).toContain('on the next day');

    const { version } = await api.caller.trips.byId({ id });
    const moved = await api.caller.trips.update({
      id,
      version,
      startDate: '2026-06-20',
      endDate: '2026-06-27',
      travelers: 2,
      notes: '',
    });

    expect(moved.checks.find(({ rule }) => rule === 15)?.ok).toBe(true);
    expect(moved.places?.[1]?.ride?.arrivesOn).toBe(moved.places?.[1]?.arrive);
    const turned = await api.caller.generation.proposeRoute({
      id,
      places: [
        { id: 'singapore', nights: 3 },
        { id: 'london', nights: 3 },
      ],
    });

    expect(turned.places?.map((place) => [place.id, place.ride?.arrivesOn])).toEqual([
      ['singapore', undefined],
      ['london', undefined],
    ]);
    expect(turned.places?.reduce((sum, { nights }) => sum + nights, 0)).toBe(7);
    expect(turned.checks.filter(({ ok }) => !ok)).toEqual([]);
  },
);
