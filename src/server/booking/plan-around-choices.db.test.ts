import { describe, expect, test } from 'vitest';
import type { ItineraryProposal } from '#shared/trips/itinerary-edit.schema.ts';
import { distanceKm } from '../catalogue/distance.ts';
import { saveTo } from '../itinerary/testing/paris-week.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { buildHotelChoice } from '../testing/factories.ts';

const api = createTestApi();

describe('the plan follows what was chosen', { timeout: 60_000 }, () => {
  test('[BOOK-03] a flight that lands late breaks the first day, and a new plan mends it', async () => {
    const { id } = await saveTo(api);

    await api.caller.booking.select({
      tripId: id,
      selectionType: 'flights',
      providerBookingData: lateFlight(),
      totalPrice: 30_000,
    });
    const broken = await api.caller.trips.itinerary({ id });

    expect(broken.problems).toContainEqual(
      expect.objectContaining({
        day: 1,
        rule: 4,
        message: expect.stringContaining('after landing at 16:40'),
      }),
    );
    const { days, taken, changes } = await planAgain(id, [1]);

    expect(elsewhere(changes)).toEqual([]);
    expect(days.slice(1).flatMap(locks)).toEqual([]);
    expect(days[0]?.start.localeCompare('18:10')).toBeGreaterThanOrEqual(0);
    expect(taken.problems).toEqual([]);
    expect((await api.caller.trips.byId({ id })).flights).toMatchObject([
      { arrivalTime: '16:40', isReturn: false },
    ]);
  });

  test('[BOOK-03] days begin at the hotel that was chosen, and a new plan keeps it', async () => {
    const { id } = await saveTo(api);
    const { stay: before } = await api.caller.trips.byId({ id });
    const hotels = await api.caller.booking.searchHotels({
      destination: 'Paris, France',
      checkIn: '2026-06-06',
      checkOut: '2026-06-12',
      priceRange: [80, 220],
    });

    if (!Array.isArray(hotels) || !before) throw new Error('Paris has a plan and hotels');
    const far = hotels.find(
      ({ lat = 0, lon = 0, name }) =>
        name !== before.name && distanceKm({ lat, lon }, before) > 1.5,
    );

    if (!far) throw new Error('Paris has hotels in more than one place');
    await api.caller.booking.select({
      tripId: id,
      selectionType: 'hotels',
      providerBookingData: { ...far },
      totalPrice: far.pricePerNight * 100,
    });
    const chosen = await api.caller.trips.byId({ id });

    expect(chosen.stay).toMatchObject({ name: far.name, lat: far.lat, lon: far.lon });
    const { taken } = await planAgain(id);
    const planned = await api.caller.trips.byId({ id });

    expect(taken.problems).toEqual([]);
    expect(planned.stay).toMatchObject({ name: far.name, lat: far.lat, lon: far.lon });
    expect(planned.accommodations).toMatchObject([{ name: far.name }]);
  });

  test('a hotel of another town joins the trip, but moves no day', async () => {
    const { id } = await saveTo(api);
    const { stay } = await api.caller.trips.byId({ id });

    await api.caller.booking.select(
      buildHotelChoice(id, { name: 'Hotel Roma', lat: 41.9, lon: 12.5 }),
    );
    const trip = await api.caller.trips.byId({ id });

    expect(trip.accommodations).toMatchObject([{ name: 'Hotel Roma' }]);
    expect(trip.stay).toEqual(stay);
  });
});

async function planAgain(id: number, only?: number[]) {
  const { version } = await api.caller.trips.byId({ id });
  const { proposalId, days, changes } = await api.caller.generation.proposeItinerary({
    id,
    ...(only ? { days: only } : {}),
  });

  return {
    days,
    changes,
    taken: await api.caller.generation.acceptItinerary({ id, version, proposalId }),
  };
}

/** What left or changed its time on a day that was to stay. */
function elsewhere({ removed, moved }: ItineraryProposal['changes']) {
  return [...removed, ...moved].filter(({ from }) => from.date !== '2026-06-06');
}

function locks({ activities }: ItineraryProposal['days'][number]) {
  return activities.filter(({ locked }) => locked);
}

function lateFlight() {
  return {
    price: 300,
    currency: 'USD',
    outboundSegments: [
      {
        airline: 'Air France',
        flightNumber: 'AF1081',
        cabin: 'economy',
        departureTime: '2026-06-06T14:20',
        arrivalTime: '2026-06-06T16:40',
        departureAirport: 'LHR',
        arrivalAirport: 'CDG',
      },
    ],
  };
}
