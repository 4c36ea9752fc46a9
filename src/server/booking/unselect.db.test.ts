import { describe, expect, test } from 'vitest';
import type { SelectionType } from '#shared/booking/catalog-options.ts';
import { saveTo } from '../itinerary/testing/paris-week.ts';
import { buildTrip } from '../testing/factories.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { callRest, callTrpc } from '#server/testing/both-transports.ts';

const api = createTestApi();

const CHOICES: Record<
  Exclude<SelectionType, 'rides'>,
  (name: string) => Record<string, unknown>
> = {
  flights: (name) => ({
    price: 200,
    currency: 'USD',
    outboundSegments: [
      {
        airline: 'Northstar Air',
        flightNumber: name,
        cabin: 'economy',
        departureTime: '2026-06-06T08:00',
        arrivalTime: '2026-06-06T10:15',
        departureAirport: 'LHR',
        arrivalAirport: 'CDG',
      },
    ],
  }),
  hotels: (name) => ({ id: name, name, pricePerNight: 120, lat: 48.87, lon: 2.34 }),
  experiences: (name) => ({ name, lowestPrice: 30, categories: ['arts'] }),
};
const select = (
  tripId: number,
  selectionType: keyof typeof CHOICES,
  name: string,
  status?: string,
) =>
  api.caller.booking.select({
    tripId,
    selectionType,
    providerBookingData: CHOICES[selectionType](name),
    totalPrice: 10_000,
    ...(status && { bookingStatus: status }),
  });

/** All of a trip that choices may change, without what merely counts. */
const heldBy = async (id: number) => {
  const trip = await api.caller.trips.byId({ id });
  const unnumbered = (rows: readonly { id: number }[]) => rows.map(({ id: _id, ...row }) => row);

  return {
    flights: unnumbered(trip.flights),
    accommodations: unnumbered(trip.accommodations),
    activities: unnumbered(trip.activities),
    stay: trip.stay,
    ends: trip.itineraryDays.flatMap(({ activities }) =>
      activities.filter(({ kind }) => kind === 'arrival' || kind === 'departure'),
    ),
    fares: trip.warnings.filter((text) => text.startsWith('Flight costs')),
    bookingStatus: trip.bookingStatus,
  };
};

describe('[BOOK-03] [API-08] a choice taken off its trip', () => {
  test.each(['flights', 'hotels', 'experiences'] as const)(
    'gives back what stood before the first of the %s',
    { timeout: 30_000 },
    async (selectionType) => {
      const { id } = await saveTo(api);
      const before = await heldBy(id);

      await select(id, selectionType, 'First');
      const first = await heldBy(id);

      expect(first).not.toEqual(before);
      await select(id, selectionType, 'Second');
      const removed = await api.caller.booking.unselect({ tripId: id, selectionType });

      expect(JSON.stringify(removed.providerBookingData)).toContain('Second');
      expect(await heldBy(id)).toEqual(before);
      expect(await api.caller.booking.selections({ tripId: id })).toEqual([]);
      // What was taken off can be chosen again, and taken off again.
      await select(id, selectionType, 'First');
      expect(await heldBy(id)).toEqual(first);
      await api.caller.booking.unselect({ tripId: id, selectionType });
      expect(await heldBy(id)).toEqual(before);
    },
  );

  test('leaves the other choices and the booking status that they give', async () => {
    const { id } = await api.caller.trips.create(buildTrip());

    await select(id, 'hotels', 'A hotel');
    await select(id, 'experiences', 'A walk');
    await api.caller.booking.unselect({ tripId: id, selectionType: 'hotels' });
    const { bookingStatus, activities, accommodations } = await heldBy(id);

    expect({ bookingStatus, accommodations }).toEqual({
      bookingStatus: 'selections_made',
      accommodations: [],
    });
    expect(activities).toMatchObject([{ name: 'A walk', isSelected: true }]);
  });

  test('keeps a booking status that was given while it waited for its turn', async () => {
    const { id } = await api.caller.trips.create(buildTrip());

    await select(id, 'hotels', 'A hotel');
    await select(id, 'experiences', 'A walk');
    await whileHeld(id, `"bookingStatus" = 'booked'`, () =>
      api.caller.booking.unselect({ tripId: id, selectionType: 'hotels' }),
    );
    expect(await heldBy(id)).toMatchObject({ bookingStatus: 'booked' });
  });

  test.each(['flights', 'hotels', 'experiences'] as const)(
    'gives back what stood before the %s on the dates that the trip has now',
    { timeout: 60_000 },
    async (selectionType) => {
      const [chosen, untouched] = [await saveTo(api), await saveTo(api)];
      const move = async (id: number) => {
        const { version } = await api.caller.trips.byId({ id });
        const dates = { startDate: '2026-06-16', endDate: '2026-06-20' };

        return api.caller.trips.update({ id, version, ...dates, travelers: 2, notes: '' });
      };

      await select(chosen.id, selectionType, 'First');
      const { warnings } = await move(chosen.id);

      expect(warnings).toContainEqual(expect.stringMatching(/^Chosen for the old dates/));
      await move(untouched.id);
      await api.caller.booking.unselect({ tripId: chosen.id, selectionType });
      expect(await heldBy(chosen.id)).toEqual(await heldBy(untouched.id));
    },
  );

  test('tells the same by either door, and what is not there', async () => {
    const { id } = await api.caller.trips.create(buildTrip());
    const byRest = (tripId: number, type: string) =>
      callRest(`${api.origin}/api/trips/${tripId}/selections/${type}`, { method: 'DELETE' });
    const byTrpc = (tripId: number, selectionType: string) =>
      callTrpc(api.origin, {
        procedure: 'booking.unselect',
        type: 'mutation',
        input: { tripId, selectionType },
      });

    await select(id, 'hotels', 'A hotel');
    expect(await byRest(id, 'hotels')).toMatchObject({
      status: 200,
      data: { selectionType: 'hotels', providerBookingData: { name: 'A hotel' } },
    });
    for (const [tripId, type, status, message] of [
      [id, 'hotels', 404, 'This trip has no chosen hotels'],
      [id, 'boats', 400, 'selectionType: must be flights, hotels, experiences or rides'],
      [999_999, 'hotels', 404, 'Trip not found'],
    ] as const) {
      expect(await byRest(tripId, type)).toEqual({ status, message });
      expect(await byTrpc(tripId, type)).toEqual({ status, message });
    }
  });

  test('two removals at the same moment take it off once', async () => {
    const { id } = await api.caller.trips.create(buildTrip());

    await select(id, 'hotels', 'A hotel');
    const remove = () => api.caller.booking.unselect({ tripId: id, selectionType: 'hotels' });
    const outcomes = await Promise.allSettled([remove(), remove()]);

    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

test('what is chosen anew or taken off is no longer told as chosen for the old dates', async () => {
  const { id } = await api.caller.trips.create(buildTrip());

  for (const type of ['flights', 'hotels', 'experiences'] as const) await select(id, type, 'First');
  const { version } = await api.caller.trips.byId({ id });
  const dates = { startDate: '2026-06-11', endDate: '2026-06-13' };

  await api.caller.trips.update({ id, version, ...dates, travelers: 2, notes: '' });
  const told = async () => (await api.caller.trips.byId({ id })).warnings;
  const again = 'Choose again on the booking page.';

  await select(id, 'hotels', 'Second');
  expect(await told()).toEqual([`Chosen for the old dates: your flights and experience. ${again}`]);
  await api.caller.booking.unselect({ tripId: id, selectionType: 'experiences' });
  expect(await told()).toEqual([`Chosen for the old dates: your flights. ${again}`]);
  await select(id, 'flights', 'Second');
  expect(await told()).toEqual([]);
});

test('[BOOK-03] a hotel that waited for a change of dates is for the new ones', async () => {
  const { id } = await api.caller.trips.create(buildTrip());

  await whileHeld(id, `"startDate" = '2026-06-11', "endDate" = '2026-06-13'`, () =>
    select(id, 'hotels', 'A hotel'),
  );
  expect((await heldBy(id)).accommodations).toMatchObject([
    { name: 'A hotel', checkIn: '2026-06-11', checkOut: '2026-06-13' },
  ]);
});

const WAITING = `
  SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/** Changes a trip while a call already waits for its row, then lets the call go on. */
async function whileHeld(id: number, change: string, call: () => Promise<unknown>): Promise<void> {
  const waiting = await api.dataSource.transaction(async (manager) => {
    await manager.query('SELECT 1 FROM trips WHERE id = $1 FOR UPDATE', [id]);
    // In a box, so that the transaction does not wait for what waits for it.
    const box = { call: call() };

    await expect.poll(() => api.dataSource.query(WAITING)).toHaveLength(1);
    await manager.query(`UPDATE trips SET ${change} WHERE id = $1`, [id]);
    return box;
  });

  await waiting.call;
}
