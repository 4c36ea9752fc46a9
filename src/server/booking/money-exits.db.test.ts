import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkoutTotal } from '#shared/booking/checkout-total.ts';
import { callRest } from '#server/testing/both-transports.ts';
import { formatMoney, sumMoney } from '#shared/money.ts';
import { ENTRY_KINDS, type OwnEntry } from '#shared/trips/own-entries.schema.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { SHARED_PARTS } from '#shared/sharing/shared-parts.ts';
import { saveTo } from '../itinerary/testing/paris-week.ts';
import { pdfText } from '../exports/testing/pdf-text.ts';
import { createTestApi } from '../testing/create-test-api.ts';

const api = createTestApi();
const at = (path: string) => `${api.origin}/api${path}`;

test(
  '[PAY-02] a trip costs the same at every exit, whatever was chosen',
  { timeout: 60_000 },
  async () => {
    const { id } = await saveTo(api);

    await expectOneCost(id);
    const estimate = await api.caller.trips.byId({ id });

    expect(checkoutTotal(estimate).total).toBe(0);
    for (const choose of [chooseFlight, chooseExperience, chooseHotel]) {
      await choose(id);
      await expectOneCost(id);
    }
    const chosen = await api.caller.trips.byId({ id });

    expect(chosen.costs?.flights).toBe(426);
    expect(checkoutTotal(chosen)).toMatchObject({ flights: 426, activities: 60 });
    await api.caller.booking.unselect({ tripId: id, selectionType: 'flights' });
    expect((await api.caller.trips.byId({ id })).costs?.flights).toBe(estimate.costs?.flights);
  },
);

test(
  '[PAY-02] own entries count and show at every exit, whatever they are',
  { timeout: 120_000 },
  async () => {
    const { id } = await saveTo(api);
    const trip = await api.caller.trips.byId({ id });
    const plain = trip.costs?.total ?? 0;
    const entryOf = fc.record(
      {
        id: fc.uuid({ version: 4 }),
        kind: fc.constantFrom(...ENTRY_KINDS),
        date: fc.constantFrom(...trip.itineraryDays.map(({ date }) => date)),
        title: fc.nat(9_999).map((number) => `Own${number}`),
        time: fc.constantFrom('08:15', '20:30'),
        price: fc.integer({ min: 0, max: 90_000 }).map((cents) => cents / 100),
      },
      { requiredKeys: ['id', 'kind', 'date', 'title'] },
    );

    await fc.assert(
      fc.asyncProperty(fc.array(entryOf, { minLength: 1, maxLength: 4 }), async (entries) => {
        for (const entry of entries) await api.caller.trips.saveOwnEntry({ tripId: id, entry });
        const { costs } = await api.caller.trips.byId({ id });

        expect(costs?.total).toBe(sumMoney([plain, ...entries.map(({ price = 0 }) => price)]));
        await expectOneCost(id);
        await expectAtEveryExit(id, entries);
        for (const entry of entries)
          await api.caller.trips.removeOwnEntry({ tripId: id, entryId: entry.id });
        expect((await api.caller.trips.byId({ id })).costs?.total).toBe(plain);
      }),
      { numRuns: 3 },
    );
  },
);

test(
  '[PAY-04] one request without card data confirms what was paid',
  { timeout: 60_000 },
  async () => {
    const { id } = await saveTo(api);

    await chooseFlight(id);
    const before = await api.caller.trips.byId({ id });
    const confirm = () =>
      callRest(at(`/trips/${id}/confirm-booking`), { method: 'POST', body: {} });

    expect([before.status, before.stage]).toEqual(['draft', 'planned']);
    expect((await confirm()).data).toEqual({
      tripId: id,
      status: 'confirmed',
      bookingStatus: 'confirmed',
    });
    expect((await confirm()).status).toBe(200);
    const after = await api.caller.trips.byId({ id });

    expect([after.status, after.stage]).toEqual(['confirmed', 'booked']);
    expect(after.flights.map(({ status }) => status)).toEqual(['confirmed']);
    await expect(api.caller.booking.confirm({ tripId: 999_999 })).rejects.toThrow('Trip not found');
  },
);

/** By API, plan editor, export, voucher and shared page. */
async function expectOneCost(id: number): Promise<void> {
  const { costs } = await api.caller.trips.byId({ id });
  const rest = (await callRest(at(`/trips/${id}`), { method: 'GET' })).data as TripDetail;
  const editor = await api.caller.trips.itinerary({ id });
  const exported = (await (await fetch(at(`/trips/${id}/export.json`))).json()) as {
    trip: TripDetail;
  };
  const voucher = pdfText(
    Buffer.from(await (await fetch(at(`/trips/${id}/voucher.pdf`))).arrayBuffer()),
  );

  expect([rest.costs, editor.costs, exported.trip.costs]).toEqual([costs, costs, costs]);
  expect(voucher).toContain(formatMoney(costs?.total ?? -1));
  expect((await readShared(id)).costs).toEqual(costs);
}

async function readShared(id: number) {
  const { page } = await api.caller.trips.sharePage({ id, shows: [...SHARED_PARTS] });

  return api.caller.trips.shared({ token: page?.token ?? '' });
}

/** The titles of what is told, by each file and page, in the order of the list. */
async function expectAtEveryExit(id: number, entries: readonly OwnEntry[]): Promise<void> {
  const read = async (file: string) => (await fetch(at(`/trips/${id}/${file}`))).arrayBuffer();
  const [calendar, gpx, json, pdf] = await Promise.all(
    ['calendar.ics', 'trip.gpx', 'export.json', 'voucher.pdf'].map(async (file) =>
      Buffer.from(await read(file)),
    ),
  );
  const texts = {
    calendar: calendar?.toString().replaceAll('\r\n ', ''),
    gpx: gpx?.toString(),
    json: json?.toString(),
    pdf: pdf && pdfText(pdf),
    shared: JSON.stringify(await readShared(id)),
  };

  for (const [exit, text] of Object.entries(texts))
    for (const { title } of entries) expect(text, exit).toContain(title);
}

const chooseFlight = (tripId: number) =>
  api.caller.booking.select({
    tripId,
    selectionType: 'flights',
    providerBookingData: flight(),
    totalPrice: 42_600,
  });
const chooseExperience = (tripId: number) =>
  api.caller.booking.select({
    tripId,
    selectionType: 'experiences',
    providerBookingData: { id: 'tour', name: 'Louvre tour', lowestPrice: 30, currency: 'USD' },
    totalPrice: 6_000,
  });
const chooseHotel = (tripId: number) =>
  api.caller.booking.select({
    tripId,
    selectionType: 'hotels',
    providerBookingData: { id: 'h', name: 'Hotel', pricePerNight: 155, currency: 'USD' },
    totalPrice: 93_000,
  });

function flight() {
  return {
    id: 'f',
    provider: 'Sample',
    price: 213,
    currency: 'USD',
    outboundSegments: [
      {
        airline: 'AF',
        flightNumber: 'AF 1',
        cabin: 'economy',
        departureTime: '2026-06-06T09:00',
        arrivalTime: '2026-06-06T11:00',
        departureAirport: 'LHR',
        arrivalAirport: 'CDG',
      },
    ],
  };
}
