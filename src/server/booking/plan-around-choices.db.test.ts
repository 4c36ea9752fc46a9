import { describe, expect, test } from 'vitest';
import type { ItineraryProposal } from '#shared/trips/itinerary-edit.schema.ts';
import { distanceKm } from '../catalogue/distance.ts';
import { saveTo } from '../itinerary/testing/paris-week.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { buildHotelChoice } from '../testing/factories.ts';

const api = createTestApi();

describe('the plan follows what was chosen', { timeout: 60_000 }, () => {
  test('[BOOK-03] flights that break nothing are told where the plan assumed others', async () => {
    const { id, days: assumed } = await saveTo(api);
    const stops = (days: typeof assumed) =>
      days.map(({ activities }) => activities.filter(({ kind }) => !isEnd(kind)));

    expect(texts(assumed)).toContain('is assumed until you choose flights');
    await api.caller.booking.select({
      tripId: id,
      selectionType: 'flights',
      providerBookingData: flightAt({ lands: '10:45', leaves: '20:50' }),
      totalPrice: 30_000,
    });
    await api.caller.booking.confirm({ tripId: id });
    const { days, problems } = await api.caller.trips.itinerary({ id });
    const { warnings } = await api.caller.trips.byId({ id });

    expect(problems).toEqual([]);
    expect(days[0]?.activities[0]).toMatchObject({
      activity: expect.stringMatching(/^Land at CDG and /),
      time: '10:45',
      description: expect.stringMatching(/^Air France AF1081\. /),
    });
    expect(days.at(-1)?.activities.at(-1)).toMatchObject({
      activity: 'Leave for CDG: take-off at 20:50',
      description: expect.stringMatching(/^Air France AF1080\. /),
    });
    expect(texts(days)).not.toContain('is assumed until');
    expect(warnings.join(' ')).not.toMatch(/Flight costs/);
    expect(stops(days)).toEqual(stops(assumed));
    await api.caller.booking.unselect({ tripId: id, selectionType: 'flights' });
    expect((await api.caller.trips.itinerary({ id })).days).toEqual(assumed);
  });

  test('[BOOK-03] a flight that lands late breaks the first day, and a new plan mends it', async () => {
    const { id } = await saveTo(api);

    await api.caller.booking.select({
      tripId: id,
      selectionType: 'flights',
      providerBookingData: flightAt(),
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
    expect(broken.days[0]?.activities[0]?.description).toContain(
      'Your flight lands at 16:40, too late for this plan',
    );
    expect(broken.days[0]?.activities[0]?.description).not.toContain('is assumed');
    expect(await notKept(id)).toEqual([4]);
    const { days, taken, changes } = await planAgain(id, [1]);

    expect(elsewhere(changes)).toEqual([]);
    expect(days.slice(1).flatMap(locks)).toEqual([]);
    expect(days[0]?.start.localeCompare('18:10')).toBeGreaterThanOrEqual(0);
    expect(days[0]?.activities[0]).toMatchObject({
      time: '16:40',
      description: expect.stringMatching(/^Air France AF1081\. /),
    });
    expect(taken.problems).toEqual([]);
    expect(await notKept(id)).toEqual([]);
    expect((await api.caller.trips.byId({ id })).flights).toMatchObject([
      { arrivalTime: '16:40', isReturn: false },
    ]);
  });

  test('[BOOK-03] days begin at the hotel that was chosen, and a new plan keeps it', async () => {
    const planned = await saveTo(api);
    const { id } = planned;
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
    expect(texts(planned.days)).toContain(before.name);
    const told = (await api.caller.trips.itinerary({ id })).days;

    expect(texts(told)).not.toContain(before.name);
    expect(told[0]?.activities[0]?.activity).toContain(far.name);
    expect(await notKept(id)).toContain(3);
    const { taken } = await planAgain(id);
    const again = await api.caller.trips.byId({ id });

    expect(taken.problems).toEqual([]);
    expect(again.stay).toMatchObject({ name: far.name, lat: far.lat, lon: far.lon });
    expect(again.accommodations).toMatchObject([{ name: far.name }]);
  });

  test('[BOOK-03] whatever is taken off first, coming and going are told as before', async () => {
    const { id, days: assumed } = await saveTo(api);
    const hotel = buildHotelChoice(id, { name: 'Hotel Seine', lat: 48.857, lon: 2.352 });

    await api.caller.booking.select({
      tripId: id,
      selectionType: 'flights',
      providerBookingData: flightAt({ lands: '10:45', leaves: '20:50' }),
      totalPrice: 30_000,
    });
    await api.caller.booking.select(hotel);
    const { days: chosen } = await api.caller.trips.itinerary({ id });

    expect(chosen[0]?.activities[0]).toMatchObject({
      activity: expect.stringMatching(/^Land at CDG and .+ at Hotel Seine$/),
      time: '10:45',
    });
    await api.caller.booking.unselect({ tripId: id, selectionType: 'flights' });
    const { days: unflown } = await api.caller.trips.itinerary({ id });

    expect(unflown[0]?.activities[0]?.activity).toMatch(/ at Hotel Seine$/);
    expect(unflown[0]?.activities[0]?.time).toBe(assumed[0]?.activities[0]?.time);
    await api.caller.booking.unselect({ tripId: id, selectionType: 'hotels' });
    expect(texts((await api.caller.trips.itinerary({ id })).days)).toBe(texts(assumed));
    expect(await notKept(id)).toEqual([]);
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

/** The rules that the trip itself says are not kept. */
async function notKept(id: number): Promise<number[]> {
  const { checks } = await api.caller.trips.byId({ id });

  return checks.filter(({ ok }) => !ok).map(({ rule }) => rule);
}

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

const isEnd = (kind: string) => kind === 'arrival' || kind === 'departure';

/** All that the days say, as one text. */
function texts(days: ItineraryProposal['days']): string {
  return JSON.stringify(days.map(({ activities }) => activities));
}

function flightAt({ lands = '16:40', leaves }: { lands?: string; leaves?: string } = {}) {
  const flight = { airline: 'Air France', cabin: 'economy' };

  return {
    price: 300,
    currency: 'USD',
    outboundSegments: [
      {
        ...flight,
        flightNumber: 'AF1081',
        departureTime: '2026-06-06T08:20',
        arrivalTime: `2026-06-06T${lands}`,
        departureAirport: 'LHR',
        arrivalAirport: 'CDG',
      },
    ],
    ...(leaves && {
      returnSegments: [
        {
          ...flight,
          flightNumber: 'AF1080',
          departureTime: `2026-06-12T${leaves}`,
          arrivalTime: '2026-06-12T22:20',
          departureAirport: 'CDG',
          arrivalAirport: 'LHR',
        },
      ],
    }),
  };
}
