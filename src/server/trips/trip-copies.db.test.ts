import { RULE_COUNT } from '#server/planner/check-plan.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { saveTo } from '../itinerary/testing/paris-week.ts';
import { createGeneratedTripsRepository } from '../generation/generated-trips.repository.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { buildPlan, buildPreference, buildTrip } from '../testing/factories.ts';
import { callRest, callTrpc } from '#server/testing/both-transports.ts';

const api = createTestApi();

async function aTrip(overrides: Parameters<typeof buildTrip>[0] = {}): Promise<number> {
  const preference = await api.caller.preferences.save(buildPreference());

  await createGeneratedTripsRepository(api.dataSource.manager).save(preference.id, buildPlan());
  const { id } = await api.caller.trips.create(
    buildTrip({ preferencesId: preference.id, ...overrides }),
  );
  const item = await api.caller.trips.addPackingItem({
    tripId: id,
    name: 'Snorkel',
    category: 'Gear',
  });

  await api.caller.trips.updatePackingItem({ tripId: id, itemId: item.id, packed: true });
  return id;
}
type Document = { format: string; formatVersion: number; trip: Record<string, unknown> };
const exported = async (id: number) =>
  (await callRest(`${api.origin}/api/trips/${id}/export.json`, { method: 'GET' })).data as Document;
const imported = (body: unknown) =>
  callRest(`${api.origin}/api/trips/import`, { method: 'POST', body });
const idOf = (answer: { data?: unknown }) => (answer.data as { id: number }).id;

/** A document without what every trip has for itself: ids, moments, version, and the planner's verdicts. */
function bare(document: unknown): unknown {
  const OWN = ['id', 'createdAt', 'exportedAt', 'version', 'checks', 'score', 'bound'];

  return JSON.parse(
    JSON.stringify(document, (key, value: unknown) => (OWN.includes(key) ? undefined : value)),
  );
}

describe('duplicating a trip', () => {
  test('copies days, packing list and local information, moved to the new dates', async () => {
    const id = await aTrip();
    const source = await api.caller.trips.byId({ id });
    const { status, data } = await callRest(`${api.origin}/api/trips/${id}/duplicate`, {
      method: 'POST',
      body: { startDate: '2026-07-30' },
    });
    const copy = await api.caller.trips.byId({ id: idOf({ data }) });

    expect(status).toBe(200);
    expect(copy).toMatchObject({
      title: 'Lisbon, Portugal (copy)',
      startDate: '2026-07-30',
      endDate: '2026-08-01',
      status: 'draft',
      bookingStatus: 'pending',
      version: 1,
      culturalNotes: source.culturalNotes,
      usefulPhrases: source.usefulPhrases,
    });
    expect(copy.itineraryDays.map(({ date }) => date)).toEqual(['2026-07-30', '2026-07-31']);
    expect(copy.packingItems).toEqual([
      expect.objectContaining({ name: 'Snorkel', packed: false }) as unknown,
    ]);
    expect(copy.flights.map(({ departureDate }) => departureDate)).toEqual([
      '2026-07-30',
      '2026-08-01',
    ]);
    expect(copy.warnings[0]).toMatch(/^Copied to new dates/);
    expect(await api.caller.trips.byId({ id })).toEqual(source);
  });

  test('leaves bookings and selections with the trip they were made for', async () => {
    const id = await aTrip();

    for (const [selectionType, providerBookingData] of [
      ['hotels', { name: 'Grand Hotel', pricePerNight: 400 }],
      ['experiences', { name: 'Fado night', price: 40 }],
      ['flights', { airline: 'Chosen Air', flightNumber: 'CA 1' }],
    ] as const)
      await api.caller.booking.select({
        tripId: id,
        selectionType,
        providerBookingData,
        totalPrice: 100,
        currency: 'USD',
      });
    const copy = await api.caller.trips.duplicate({ id });

    expect(JSON.stringify(copy)).not.toMatch(/Grand Hotel|Fado night|Chosen Air/);
    expect(await api.caller.booking.selections({ tripId: copy.id })).toEqual([]);
    expect(copy.startDate).toBe('2026-06-01');
  });

  test('a long name is cut at its end, between two characters', async () => {
    const id = await aTrip();

    await api.caller.trips.rename({ id, title: `a${'🌻'.repeat(59)}b` });
    expect((await api.caller.trips.duplicate({ id })).title).toBe(`a${'🌻'.repeat(56)} (copy)`);
  });

  test('a secret stays one, and what was seen stays seen', async () => {
    const secret = await aTrip({ isSurprise: true, status: 'surprise' });
    const copy = await api.caller.trips.duplicate({ id: secret });

    expect(copy).toMatchObject({ isSurprise: true, isRevealed: false, status: 'surprise' });
    expect((await api.caller.trips.reveal({ id: copy.id })).title).toBe('Surprise trip (copy)');
    expect(await api.caller.trips.duplicate({ id: copy.id })).toMatchObject({ isRevealed: true });
  });

  test('an unknown or deleted trip is a 404, and nothing is written', async () => {
    const id = await aTrip();

    await api.caller.trips.remove({ id });
    const rows = await api.rowCounts();

    for (const unknown of [id, id + 1])
      await expect(api.caller.trips.duplicate({ id: unknown })).rejects.toThrow('Trip not found');
    expect(await api.rowCounts()).toEqual(rows);
  });
});

const BOAT = {
  id: 'london/london-waterbus',
  name: 'Narrowboat from Little Venice to Camden Lock',
  lat: 51.5215,
  lon: -0.1837,
  kind: 'boat-trip',
  indoor: false,
  open: [],
  price: null,
  source: 'catalogue',
};

describe('importing a trip', () => {
  test('what was exported comes back the same, but for ids, moments and verdicts', async () => {
    const source = await exported(await aTrip());
    const answer = await imported(source);

    expect(answer.status).toBe(200);
    expect(bare(await exported(idOf(answer)))).toEqual(bare(source));
  });

  test('an old trip comes back in a currency that is none', async () => {
    const id = await aTrip();

    await api.dataSource.query(`UPDATE trips SET currency = 'XQZ'`);
    await api.dataSource.query(`UPDATE flights SET currency = 'XQZ'`);
    const source = await exported(id);
    const answer = await imported(source);

    expect(answer.status, answer.message).toBe(200);
    expect(bare(await exported(idOf(answer)))).toEqual(bare(source));
  });

  test('what was chosen comes back with the trip', { timeout: 30_000 }, async () => {
    const { id } = await saveTo(api);
    const dates = { startDate: '2026-06-06', endDate: '2026-06-12' };

    for (const type of ['flights', 'hotels', 'experiences'] as const) {
      const [best] = await api.caller.booking.generateRecommendations({ tripId: id, type });

      await api.caller.booking.select({
        tripId: id,
        selectionType: type,
        providerBookingData: best?.providerData ?? {},
        totalPrice: 10_000,
      });
    }
    const source = await exported(id);
    const answer = await imported(source);

    expect(source.trip).toMatchObject({ ...dates, bookingStatus: 'selections_made' });
    expect(bare(await exported(idOf(answer)))).toEqual(bare(source));
  });

  test('a plan of ours is judged again by the checker, to the same verdict', async () => {
    const preference = await api.caller.preferences.save(
      buildPreference({ tripType: 'complete', additionalPreferences: 'Rome please' }),
    );
    const plan = await api.caller.generation.trip({
      preferenceId: preference.id,
      tripType: 'complete',
    });
    const trip = await api.caller.trips.create(
      buildTrip({
        preferencesId: preference.id,
        destination: plan.destination.name,
        ...plan.tripInfo,
      }),
    );
    const source = await exported(trip.id);
    const forged = structuredClone(source);

    Object.assign(forged.trip, {
      checks: [{ rule: 1, name: 'All is well', ok: true, detail: 'Trust me' }],
      score: 999,
      bound: 999,
    });
    const { data } = await imported(forged);

    expect(trip.checks).toHaveLength(RULE_COUNT);
    expect((data as typeof trip).checks.map(({ ok }) => ok)).toEqual(
      trip.checks.map(({ ok }) => ok),
    );
    expect(data).not.toHaveProperty('score');

    const [day] = forged.trip['itineraryDays'] as (typeof trip)['itineraryDays'];
    const stop = day?.activities.find(({ place }) => place);

    if (stop?.place) stop.place.id = 'rome/made-up';
    const worse = (await imported(forged)).data as typeof trip;

    expect(worse.checks.find(({ rule }) => rule === 1)).toMatchObject({ ok: false });
  });

  test('export, import, export again is the same, whatever the texts and figures', async () => {
    const source = await exported(await aTrip());

    await fc.assert(
      fc.asyncProperty(fc.record(CHANGES, { requiredKeys: [] }), async (changes) => {
        const first = await imported({ ...source, trip: { ...source.trip, ...changes } });

        expect(first.status, first.message).toBe(200);
        const one = await exported(idOf(first));
        const two = await exported(idOf(await imported(one)));

        expect(bare(two)).toEqual(bare(one));
      }),
      { numRuns: 12, interruptAfterTimeLimit: 40_000 },
    );
  }, 60_000);

  test('a boat comes back with where it ends, if that is on Earth', async () => {
    const source = await exported(await aTrip());
    const days = source.trip['itineraryDays'] as { activities: object[] }[];
    const landing = { name: 'Camden Lock', lat: 51.5413, lon: -0.1457 };
    const withBoat = (endsAt: object) => ({
      ...source,
      trip: {
        ...source.trip,
        itineraryDays: [
          { ...days[0], activities: [{ ...days[0]?.activities[0], place: { ...BOAT, endsAt } }] },
        ],
      },
    });
    const answer = await imported(withBoat(landing));
    const saved = await api.caller.trips.byId({ id: idOf(answer) });

    expect(saved.itineraryDays[0]?.activities[0]?.place?.endsAt).toEqual(landing);
    expect((await imported(withBoat({ ...landing, lat: 151 }))).status).toBe(400);
  });

  test('keeps addresses of the web, and leaves out what a browser might run', async () => {
    const source = await exported(await aTrip());
    const links = ['https://example.org/', 'javascript:alert(1)', 'data:text/html,<p>'];
    const days = source.trip['itineraryDays'] as { activities: object[] }[];
    const place = {
      id: 'lisbon/tram',
      name: 'Tram',
      lat: 38.7,
      lon: -9.1,
      kind: 'street',
      indoor: false,
      open: [],
      price: null,
      source: 'catalogue',
    };
    const activities = links.map((url) => ({
      ...days[0]?.activities[0],
      place: { ...place, url },
    }));
    const answer = await imported({
      ...source,
      trip: { ...source.trip, itineraryDays: [{ ...days[0], activities }] },
    });

    expect(answer.status, answer.message).toBe(200);
    expect(
      (await api.caller.trips.byId({ id: idOf(answer) })).itineraryDays[0]?.activities.map(
        (activity) => activity.place?.url,
      ),
    ).toEqual(['https://example.org/', undefined, undefined]);
  });

  test('names every bad field, by both doors, and writes nothing', async () => {
    const source = await exported(await aTrip());
    const body = {
      ...source,
      trip: {
        ...source.trip,
        destination: 7,
        startDate: 'soon',
        tripPreferences: { travelers: -2, budget: '', interests: [], additionalPreferences: '' },
        currency: 'Euro',
        flights: [{ ...(source.trip['flights'] as object[])[0], departureTime: '25:00' }],
        itineraryDays: [
          {
            ...(source.trip['itineraryDays'] as object[])[0],
            date: '2026-13-01',
            dayNumber: 0,
            start: '24:10',
          },
        ],
      },
    };
    const rows = await api.rowCounts();
    const answer = await imported(body);

    expect(answer.status).toBe(400);
    for (const field of [
      'trip.destination: must be text',
      'trip.startDate: must be a date',
      'trip.tripPreferences.travelers: must be at least 1',
      'trip.currency: must be a three-letter currency code',
      'trip.flights.0.departureTime: must be a time such as 09:30',
      'trip.itineraryDays.0.start: must be a time such as 09:30',
      'trip.itineraryDays.0.date: must be a date',
      'trip.itineraryDays.0.dayNumber: must be 1 or more',
    ])
      expect(answer.message).toContain(field);
    expect(
      await callTrpc(api.origin, { procedure: 'trips.importTrip', type: 'mutation', input: body }),
    ).toEqual(answer);
    expect(await api.rowCounts()).toEqual(rows);
  });

  const deep = (levels: number): string => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels);

  test.each([
    ['no JSON object', '[]', /^The body must be a JSON object\.$/],
    ['another format', '{"format":"gpx","formatVersion":1,"trip":{}}', /format: this is no trip/],
    [
      'a newer version',
      '{"format":"northstar-trip","formatVersion":2,"trip":{}}',
      /formatVersion: this version reads trips of format 1/,
    ],
    ['no trip', '{"format":"northstar-trip","formatVersion":1}', /trip: must be an object/],
    ['a list for a trip', withTrip('[]'), /trip: must be an object/],
    ['depth', withTrip(`{"usefulPhrases":${deep(50)}}`), /nested too deeply/],
    ['great depth', withTrip(deep(50_000)), /nested too deeply|could not be read/],
    ['a prototype', withTrip('{"usefulPhrases":{"__proto__":{"x":1}}}'), /name that no field/],
    ['a constructor', withTrip('{"constructor":{"prototype":{}}}'), /name that no field/],
    ['half a character', withTrip('{"destination":"\\ud83d"}'), /trip\.destination: must not hold/],
    [
      'a long text',
      withTrip(`{"budget":"${'x'.repeat(30_000)}"}`),
      /trip\.budget: must be at most/,
    ],
    ['too many values', withTrip(`{"hints":[${'0,'.repeat(70_000)}0]}`), /more than a trip can/],
    ['nothing at all', withTrip('{}'), /trip\.destination: /],
  ])('%s is refused with a plain sentence, and nothing is written', async (_, body, message) => {
    const response = await fetch(`${api.origin}/api/trips/import`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });

    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(message);
    const viaTrpc = await fetch(`${api.origin}/api/trpc/trips.importTrip`, {
      method: 'POST',
      body: `{"json":${body}}`,
      headers: { 'content-type': 'application/json' },
    });

    expect(viaTrpc.status).toBe(400);
    expect(await api.rowCounts()).toEqual({});
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  test('a body beyond the limit is a 413', async () => {
    const answer = await imported({ trip: { notes: 'x'.repeat(1_100_000) } });

    expect(answer).toMatchObject({ status: 413 });
  });

  test('markup and scripts of every direction are text like any other', async () => {
    const source = await exported(await aTrip());
    const destination = '<img src=x onerror=alert(1)> 🏝️ ירושלים \u202egnp';
    const answer = await imported({ ...source, trip: { ...source.trip, destination } });

    expect(answer).toMatchObject({ status: 200, data: { destination } });
  });
});

function withTrip(trip: string): string {
  return `{"format":"northstar-trip","formatVersion":1,"trip":${trip}}`;
}

const text = (most: number) =>
  fc.string({ unit: 'grapheme', maxLength: most }).filter((value) => !value.includes('\u0000'));
const cents = fc.integer({ min: 0, max: 99_999_999 }).map((value) => value / 100);
const CHANGES = {
  title: text(60).map((value) => value.trim()),
  destination: text(60).map((value) => `${value.trim()} x`.trim()),
  destinationDescription: text(300),
  budget: text(40),
  dailyBudget: cents,
  totalBudget: cents,
  lat: fc.double({ min: -90, max: 90, noNaN: true }).map((value) => value + 0),
  usefulPhrases: fc.dictionary(
    // Words that mean something to JavaScript are refused, and no phrase of ours.
    fc
      .string({ minLength: 1, maxLength: 20 })
      .filter((key) => /^[a-z ]+$/i.test(key) && !['constructor', 'prototype'].includes(key)),
    text(60),
  ),
  culturalNotes: fc.array(text(80), { maxLength: 6 }),
  hints: fc.array(text(80), { maxLength: 6 }),
  budgetHotels: fc.array(
    fc.record({ name: text(30), nested: fc.record({ stars: fc.integer({ min: 0, max: 5 }) }) }),
    { maxLength: 4 },
  ),
  packingItems: fc.array(
    fc.record(
      {
        name: text(30),
        category: text(20),
        quantity: fc.integer({ min: 0, max: 99 }),
        packed: fc.boolean(),
        essential: fc.boolean(),
        weatherDependent: fc.boolean(),
        note: text(30),
      },
      {
        requiredKeys: ['name', 'category', 'quantity', 'packed', 'essential', 'weatherDependent'],
      },
    ),
    { maxLength: 8 },
  ),
};
