import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkoutTotal, nightsOf } from '#shared/booking/checkout-total.ts';
import { callRest } from '#server/testing/both-transports.ts';
import { formatMoney, fromCents, sumMoney, toUsd } from '#shared/money.ts';
import { ENTRY_KINDS, type OwnEntry } from '#shared/trips/own-entries.schema.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { SHARED_PARTS } from '#shared/sharing/shared-parts.ts';
import { saveTo } from '../itinerary/testing/paris-week.ts';
import { planOnce } from '../itinerary/testing/plan-once.ts';
import { pdfText } from '../exports/testing/pdf-text.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { buildPreference, buildTrip } from '../testing/factories.ts';

const api = createTestApi();
const at = (path: string) => `${api.origin}/api${path}`;
const planOf = planOnce(api);

/** Vienna and Budapest, saved as the preview's button saves them. */
async function saveTwoPlaces(): Promise<{ id: number }> {
  const dates = { departureDate: '2026-06-06', returnDate: '2026-06-11' };
  const { id: preferencesId } = await api.caller.preferences.save(
    buildPreference({ ...dates, additionalPreferences: 'Vienna 3 nights, then Budapest 2 nights' }),
  );
  const { destination } = await planOf(preferencesId);
  const trip = await api.caller.trips.create(
    buildTrip({
      preferencesId,
      destination: destination.name,
      startDate: dates.departureDate,
      endDate: dates.returnDate,
    }),
  );

  expect(trip.places).toHaveLength(2);
  return trip;
}

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

/** What a traveller may do that changes what is paid: choose at any price, take a choice back, be more or fewer. */
const anyChange = fc.oneof(
  fc.record({
    kind: fc.constantFrom('flights' as const, 'hotels' as const, 'experiences' as const),
    price: fc.integer({ min: 20, max: 900 }),
    currency: fc.constantFrom('USD', 'EUR', 'JPY'),
    hasReturn: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('unselect' as const),
    selectionType: fc.constantFrom('flights' as const, 'hotels' as const, 'experiences' as const),
  }),
  fc.record({ kind: fc.constant('party' as const), travelers: fc.integer({ min: 1, max: 5 }) }),
);
type Change = typeof anyChange extends fc.Arbitrary<infer One> ? One : never;

test(
  '[PAY-02] cost and amount due are the same at all exits over random trips of one place and two, and choices',
  { timeout: 240_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(() => saveTo(api), saveTwoPlaces),
        fc.integer({ min: 1, max: 5 }),
        fc.array(anyChange, { minLength: 1, maxLength: 5 }),
        async (save, travelers, changes) => {
          const { id } = await save();

          for (const change of [{ kind: 'party', travelers } as const, ...changes])
            await carryOut(id, change);
          await expectOneCost(id);
          await expectOneDue(id);
        },
      ),
      { numRuns: 8, seed: 29 },
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

/** The amount due is what the selections add up to, by each answer and export that holds the trip. */
async function expectOneDue(id: number): Promise<void> {
  const trip = await api.caller.trips.byId({ id });
  const due = checkoutTotal(trip);
  const rest = (await callRest(at(`/trips/${id}`), { method: 'GET' })).data as TripDetail;
  const exported = (await (await fetch(at(`/trips/${id}/export.json`))).json()) as {
    trip: TripDetail;
  };
  const selections = await api.caller.booking.selections({ tripId: id });
  const selected = sumMoney(
    selections.map(({ totalPrice, currency }) => toUsd(fromCents(totalPrice), currency)),
  );

  expect([checkoutTotal(rest), checkoutTotal(exported.trip)]).toEqual([due, due]);
  // Cents that rounding a night's price in another currency leaves over.
  expect(Math.abs(due.total - selected)).toBeLessThanOrEqual(0.05);
  expect(trip.costs?.total).toBeGreaterThanOrEqual(due.total);
}

/** As the product's own pages do: a price for one and the total for the party, a night's price and that of all. */
async function carryOut(tripId: number, change: Change): Promise<void> {
  const trip = await api.caller.trips.byId({ id: tripId });
  const { travelers } = trip.tripPreferences;

  if (change.kind === 'unselect') {
    const chosen = await api.caller.booking.selections({ tripId });
    const isChosen = chosen.some(({ selectionType }) => selectionType === change.selectionType);

    if (isChosen)
      await api.caller.booking.unselect({ tripId, selectionType: change.selectionType });
  } else if (change.kind === 'party') {
    const { version, startDate, endDate } = trip;

    await api.caller.trips.update({
      id: tripId,
      version,
      startDate,
      endDate,
      travelers: change.travelers,
    });
  } else {
    const { kind, price, currency, hasReturn } = change;
    // Of several stays a hotel is chosen for the first, where none is named.
    const [first] = trip.places ?? [];
    const count = kind === 'hotels' ? (first?.nights ?? nightsOf(trip)) : travelers;

    await api.caller.booking.select({
      tripId,
      selectionType: kind,
      providerBookingData: offerOf(kind, { price, currency, hasReturn }),
      totalPrice: price * count * 100,
      currency,
    });
  }
}

function offerOf(
  kind: 'flights' | 'hotels' | 'experiences',
  { price, currency, hasReturn }: { price: number; currency: string; hasReturn: boolean },
) {
  const common = { id: kind, name: `One of the ${kind}`, provider: 'Sample', currency };

  if (kind === 'hotels') return { ...common, pricePerNight: price };
  if (kind === 'experiences') return { ...common, lowestPrice: price };
  const { outboundSegments } = flight();

  return {
    ...common,
    price,
    outboundSegments,
    ...(hasReturn ? { returnSegments: outboundSegments } : {}),
  };
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
