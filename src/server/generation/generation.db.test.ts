import { RULE_COUNT } from '#server/planner/check-plan.ts';
import { describe, expect, test } from 'vitest';
import type { GenerationEvent, PlannedActivity } from '#shared/generation/generated-trip.schema.ts';
import type { TripType } from '#shared/preferences/options.ts';
import type { PackingItem } from '#shared/trips/trip.schema.ts';
import { buildPreference, buildTrip } from '../testing/factories.ts';
import { callRest } from '#server/testing/both-transports.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { planOnce } from '../itinerary/testing/plan-once.ts';

const api = createTestApi();
const planOf = planOnce(api);

const lisbon = { additionalPreferences: 'Lisbon please' };

async function generate(changes: Parameters<typeof buildPreference>[0] = {}) {
  const preference = await api.caller.preferences.save(buildPreference(changes));
  const trip = await api.caller.generation.trip({
    preferenceId: preference.id,
    tripType: preference.tripType,
  });

  return { preference, trip };
}

/** A generated trip, saved as the preview's button saves it. */
async function saveGenerated() {
  const preference = await api.caller.preferences.save(
    buildPreference({ ...lisbon, returnDate: '2026-06-06' }),
  );
  const trip = await planOf(preference.id);

  return api.caller.trips.create({
    preferencesId: preference.id,
    destination: `${trip.destination.name}, ${trip.destination.country}`,
    startDate: trip.tripInfo.startDate,
    endDate: trip.tripInfo.endDate,
  });
}

describe('generation.trip', { timeout: 60_000 }, () => {
  test('[API-02] plans a complete trip with every documented field, every rule checked', async () => {
    const { trip } = await generate(lisbon);

    expect(trip.destination).toMatchObject({ id: 'lisbon', name: 'Lisbon', country: 'Portugal' });
    expect(trip.tripInfo).toMatchObject({
      duration: '3 days',
      startDate: '2026-06-01',
      travelers: 2,
      isBusiness: false,
    });
    expect(trip.weather.avgTemp).toMatch(/^-?\d+ °C$/);
    expect(trip.language.primary).toBe('Portuguese');
    expect(trip.currency.code).toBe('EUR');
    expect(trip.itinerary.map((day) => day.dayType)).toEqual([
      'Arrival Day',
      'Full Day',
      'Departure Day',
    ]);
    expect(trip.checks).toHaveLength(RULE_COUNT);
    expect(trip.checks.every(({ ok }) => ok)).toBe(true);
    expect(trip.activities.length).toBeGreaterThan(3);
    expect(trip.diningOptions.length).toBeGreaterThan(0);
  });

  test('[API-02] [PLAN-22] a surprise has hints and a reveal schedule that never name the place', async () => {
    const { trip } = await generate({ tripType: 'surprise' });

    expect(trip).toHaveProperty('previewImage');
    if (!('hints' in trip)) throw new Error('not a surprise');
    expect(trip.hints.length).toBeGreaterThanOrEqual(3);
    expect(trip.revealSchedule.map((entry) => entry.hintToReveal)).toEqual(trip.hints);
    expect(trip.hints.join(' ')).not.toContain(trip.destination.name);
  });

  test('[API-02] [PLAN-22] a surprise with two stops tells of neither before its day, by both transports', async () => {
    const { preference, trip } = await generate({
      tripType: 'surprise',
      additionalPreferences: 'Somewhere in Italy, a surprise with two stops',
      returnDate: '2026-06-08',
    });
    const answer = await callRest(`${api.origin}/api/generate-trip`, {
      method: 'POST',
      body: { preferenceId: preference.id, tripType: 'surprise' },
    });

    if (!('hints' in trip)) throw new Error('not a surprise');
    const { places = [], destination, tripInfo, weather, hints, revealSchedule } = trip;
    const names = places.map(({ name }) => name);

    expect(answer).toMatchObject({ status: 200, data: { places, hints } });
    expect(names).toHaveLength(2);
    for (const { nights } of places) expect(nights).toBeGreaterThanOrEqual(2);
    expect(trip.checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(hints.join(' ')).toContain('There are two stops');
    for (const name of names) {
      expect(JSON.stringify([hints, revealSchedule])).not.toContain(name);
      expect(destination.name).toContain(name);
    }

    const saved = await api.caller.trips.create({
      preferencesId: preference.id,
      destination: `${destination.name}, ${destination.country}`,
      startDate: tripInfo.startDate,
      endDate: tripInfo.endDate,
      weatherInfo: weather,
      isSurprise: true,
      status: 'surprise',
      hints,
      revealSchedule,
    });
    const {
      destination: sent,
      destinationDescription: _words,
      flights: _flights,
      ...sealed
    } = await api.caller.trips.byId({
      id: saved.id,
    });

    expect(sent).toContain(destination.name);
    for (const name of names) expect(JSON.stringify(sealed)).not.toContain(name);
    const revealed = await api.caller.trips.reveal({ id: saved.id });

    expect(revealed.places?.map(({ name }) => name)).toEqual(names);
  });

  test('[API-02] [PLAN-22] a business trip goes where it says, and works on weekdays', async () => {
    const { trip } = await generate({
      tripType: 'business',
      destinations: 'London',
      interests: [],
      returnDate: '2026-06-04',
    });

    expect(trip.destination.id).toBe('london');
    expect(trip.tripInfo.isBusiness).toBe(true);
    expect(
      trip.itinerary
        .slice(1, 3)
        .every((day) => day.activities.filter(({ kind }) => kind === 'work').length === 2),
    ).toBe(true);
  });

  test('[API-02] [PLAN-22] a business trip works in three cities of one week, by both transports', async () => {
    const { preference, trip } = await generate({
      tripType: 'business',
      destinations: 'Madrid, Barcelona and Valencia',
      interests: [],
      returnDate: '2026-06-05',
    });
    const answer = await callRest(`${api.origin}/api/generate-trip`, {
      method: 'POST',
      body: { preferenceId: preference.id, tripType: 'business' },
    });

    expect(answer).toMatchObject({ status: 200, data: { places: trip.places } });
    expect(trip.places?.map(({ id }) => id)).toEqual(['madrid', 'barcelona', 'valencia']);
    expect(trip.checks.filter(({ ok }) => !ok)).toEqual([]);
    for (const { id } of trip.places ?? [])
      expect(
        trip.itinerary.some(({ activities }) =>
          activities.some(({ kind, place }) => kind === 'work' && place?.id.startsWith(`${id}/`)),
        ),
      ).toBe(true);
  });

  test('[API-02] keeps the plan, so that saving the trip loses nothing', async () => {
    const saved = await saveGenerated();

    expect(saved.itineraryDays).toHaveLength(6);
    expect(saved.checks).toHaveLength(RULE_COUNT);
    expect(saved.accommodations).toHaveLength(1);
  });

  test('[PLAN-21] leaves out what was shown before', async () => {
    const { preference, trip } = await generate();
    const again = await api.caller.generation.trip({
      preferenceId: preference.id,
      tripType: 'complete',
      exclude: [trip.destination.id],
    });

    expect(again.destination.id).not.toBe(trip.destination.id);
  });

  test('[API-02] unknown preferences are 404, a place that nobody knows is 422', async () => {
    await expect(
      api.caller.generation.trip({ preferenceId: 987654, tripType: 'complete' }),
    ).rejects.toThrow('Preferences not found');
    await expect(generate({ tripType: 'business', destinations: 'Xyzzyville' })).rejects.toThrow(
      /don't know "Xyzzyville"/,
    );
  });

  test('[API-17] names every bad field', async () => {
    const bad = { preferenceId: 'x', tripType: 'cruise' } as never;

    await expect(api.caller.generation.trip(bad)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

describe('generation.progress', { timeout: 60_000 }, () => {
  test('[PLAN-18] tells the stages in order and ends with the trip', async () => {
    const preference = await api.caller.preferences.save(buildPreference());
    const events = await watch(preference.id, 'complete');
    const stages = events.flatMap((event) => (event.type === 'stage' ? [event.progress] : []));

    expect(stages).toEqual(stages.toSorted((a, b) => a - b));
    expect(stages.length).toBeGreaterThanOrEqual(6);
    expect(events.at(-1)).toMatchObject({ type: 'done', trip: { preferenceId: preference.id } });
  });

  test('ends with the failure', async () => {
    const preference = await api.caller.preferences.save(
      buildPreference({ tripType: 'business', destinations: 'Xyzzyville' }),
    );

    expect((await watch(preference.id, 'business')).at(-1)).toMatchObject({
      type: 'failed',
      status: 422,
    });
  });
});

test('[PLAN-18] the stream reaches a browser as server-sent events', async () => {
  const preference = await api.caller.preferences.save(buildPreference());
  const input = encodeURIComponent(
    JSON.stringify({ json: { preferenceId: preference.id, tripType: 'complete' } }),
  );
  const response = await fetch(`${api.origin}/api/trpc/generation.progress?input=${input}`, {
    headers: { accept: 'text/event-stream' },
  });
  const text = await response.text();

  expect(response.headers.get('content-type')).toContain('text/event-stream');
  expect(text).toContain('"stage":"scheduling"');
  expect(text).toContain('"type":"hello"');
  expect(text).toContain('"type":"done"');
  expect(text).toMatch(/^id: [0-9a-f-]{36}:\d+$/m);
});

test(
  'a home airport that nobody knows is told, not asked for again',
  { timeout: 60_000 },
  async () => {
    const { trip } = await generate({ ...lisbon, homeAirport: 'ZZZ' });

    expect(trip.warnings).toContain(
      "Flight costs are typical fares: we don't know the airport ZZZ.",
    );
  },
);

describe('generation.itinerary', { timeout: 60_000 }, () => {
  test('[API-06] replaces the days and can be called again', async () => {
    const saved = await saveGenerated();
    const { message } = await api.caller.generation.itinerary({ id: saved.id });
    const once = await api.caller.trips.byId({ id: saved.id });

    await api.caller.generation.itinerary({ id: saved.id });
    const twice = await api.caller.trips.byId({ id: saved.id });

    expect(message).toMatch(/6 days with \d+ stops/);
    expect(twice.itineraryDays.map(({ id: _, ...day }) => day)).toEqual(
      once.itineraryDays.map(({ id: _, ...day }) => day),
    );
    expect(twice.version).toBeGreaterThan(saved.version);
  });

  test('[API-06] keeps a locked stop where it is', async () => {
    const saved = await saveGenerated();
    const isSight = ({ kind, place }: PlannedActivity) =>
      kind === 'stop' && place?.kind !== 'day-trip';
    const index = saved.itineraryDays.findIndex(
      ({ dayType, activities }) => dayType === 'Full Day' && activities.some(isSight),
    );
    const day = saved.itineraryDays[index];
    const locked = day?.activities.find(isSight);

    if (!day || !locked) throw new Error('no stop to lock');
    const activities = day.activities.map((activity) =>
      activity === locked ? { ...activity, locked: true } : activity,
    );

    await api.dataSource.query('update itinerary_days set activities = $1 where id = $2', [
      JSON.stringify(activities),
      day.id,
    ]);
    await api.caller.generation.itinerary({ id: saved.id });
    const again = await api.caller.trips.byId({ id: saved.id });

    expect(
      again.itineraryDays[index]?.activities.find(({ place }) => place?.id === locked.place?.id),
    ).toMatchObject({
      time: locked.time,
      duration: locked.duration,
      locked: true,
    });
  });

  test('[API-06] plans around the times of the chosen flights', async () => {
    const trip = await api.caller.trips.create(
      buildTrip({
        endDate: '2026-06-05',
        flights: [
          flight({ arrivalDate: '2026-06-01', arrivalTime: '15:10' }),
          flight({ isReturn: true, departureDate: '2026-06-05', departureTime: '13:00' }),
        ],
      }),
    );

    await api.caller.generation.itinerary({ id: trip.id });
    const { itineraryDays } = await api.caller.trips.byId({ id: trip.id });

    expect(itineraryDays[0]?.start).toBe('17:10');
    expect(itineraryDays.at(-1)?.end).toBe('10:15');
  });

  test('[API-06] a trip longer than we plan is refused at once, with what would work', async () => {
    const { id } = await api.caller.trips.create(buildTrip({ endDate: '2036-06-01' }));
    const answer = await callRest(`${api.origin}/api/trips/${id}/generate-itinerary`, {
      method: 'POST',
    });

    expect(answer).toEqual({
      status: 422,
      message:
        'We plan trips of up to 30 days, and this one has 3654. Return 3624 days earlier and it works.',
    });
  });

  test('[API-06] a single day is a day', async () => {
    const { id } = await api.caller.trips.create(buildTrip({ endDate: '2026-06-01' }));

    expect((await api.caller.generation.itinerary({ id })).message).toMatch(
      /^Your itinerary is ready: 1 day with \d+ stops?\.$/,
    );
  });

  test('[API-06] an unknown trip is 404', async () => {
    await expect(api.caller.generation.itinerary({ id: 999999 })).rejects.toThrow('Trip not found');
  });
});

describe('generation.packingList', { timeout: 60_000 }, () => {
  test('writes nothing for a picture of another site that has its address', async () => {
    const { id } = await api.caller.trips.create(buildTrip());
    const response = await fetch(`${api.origin}/api/packing-list?tripId=${id}`, {
      headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' },
    });

    expect(response.status).toBe(403);
    expect((await api.caller.trips.byId({ id })).packingItems).toEqual([]);
  });

  test('[API-07] fits the trip, replaces what it made before and keeps the ticks', async () => {
    const saved = await saveGenerated();
    const { packingItems } = await api.caller.generation.packingList({ tripId: saved.id });
    const [first] = packingItems;

    await api.dataSource.query('update packing_items set packed = true where id = $1', [first?.id]);
    const again = await api.caller.generation.packingList({
      tripId: saved.id,
      destination: 'Lisbon',
    });

    expect(packingItems.map(({ name }) => name)).toContain('Plug adapter');
    expect(again.packingItems.map(({ name }) => name)).toEqual(
      packingItems.map(({ name }) => name),
    );
    expect(again.packingItems.filter(({ packed }) => packed).map(({ name }) => name)).toEqual([
      first?.name,
    ]);
  });

  test('[TRIP-10] made anew it keeps what was added by hand, and makes none of it twice', async () => {
    const { id: tripId } = await saveGenerated();
    const add = (name: string) =>
      api.caller.trips.addPackingItem({ tripId, name, category: 'Travel Documents' });
    const ticket = await add('Ferry ticket');
    const adapter = await add('plug adapter');

    await api.caller.trips.updatePackingItem({ tripId, itemId: ticket.id, packed: true });
    await api.caller.generation.packingList({ tripId });
    const { packingItems } = await api.caller.generation.packingList({ tripId });

    expect(packingItems.slice(-2)).toEqual([{ ...ticket, packed: true }, adapter]);
    expect(packingItems.length).toBeGreaterThan(10);
    expect(packingItems.map(({ name }) => name)).not.toContain('Plug adapter');
  });

  test('[TRIP-10] made anew it keeps what was changed by hand, in its place, and suggests it no more', async () => {
    const { id: tripId } = await saveGenerated();
    const { packingItems: suggested } = await api.caller.generation.packingList({ tripId });
    const [renamed, counted, ticked] = suggested;
    const names = suggested.map(({ name }) => name);
    const update = (item: PackingItem | undefined, change: Partial<PackingItem>) =>
      api.caller.trips.updatePackingItem({ tripId, itemId: item?.id ?? 0, ...change });

    await update(renamed, { name: 'My old one', packed: true });
    await update(counted, { quantity: 7 });
    await update(ticked, { packed: true, name: ticked?.name, quantity: ticked?.quantity });
    await api.caller.generation.packingList({ tripId });
    const { packingItems } = await api.caller.generation.packingList({ tripId });

    expect(packingItems.map(({ name }) => name)).toEqual(names.with(0, 'My old one'));
    expect(packingItems.slice(0, 2)).toEqual([
      { ...renamed, name: 'My old one', packed: true, suggestedAs: renamed?.name },
      { ...counted, quantity: 7, suggestedAs: counted?.name },
    ]);
    expect(packingItems[2]).toMatchObject({ packed: true, suggestedAs: undefined });
    expect(packingItems[2]?.id).not.toBe(ticked?.id);
  });

  test('[API-07] an unknown trip is 404', async () => {
    await expect(api.caller.generation.packingList({ tripId: 999999 })).rejects.toThrow(
      'Trip not found',
    );
  });
});

describe('generation.buildItinerary', { timeout: 60_000 }, () => {
  test('[API-14] gives titled days with activities', async () => {
    const built = await api.caller.generation.buildItinerary({
      destination: 'Lisbon',
      startDate: '2026-06-10',
      endDate: '2026-06-12',
      budget: 900,
      interests: ['sightseeing', 'cultural', 'food'],
    });

    expect(built.destination).toBe('Lisbon, Portugal');
    expect(built.days.map(({ day }) => day)).toEqual([1, 2, 3]);
    expect(built.totalActivities).toBe(built.days.flatMap(({ activities }) => activities).length);
    expect(
      built.days.every(({ title, activities }) => title.length > 5 && activities.length >= 4),
    ).toBe(true);
  });

  test('[API-14] refuses dates that make no trip', async () => {
    const input = { destination: 'Lisbon', startDate: '2026-06-10', endDate: '2026-06-09' };

    await expect(api.caller.generation.buildItinerary(input)).rejects.toThrow(
      'endDate: must not be before startDate',
    );
  });
});

async function watch(preferenceId: number, tripType: TripType): Promise<GenerationEvent[]> {
  const events: GenerationEvent[] = [];

  for await (const { event } of api.services.generation.progress({
    preferenceId,
    tripType,
    exclude: [],
  }))
    events.push(event);
  return events;
}

function flight(changes: object) {
  return {
    departureAirport: 'LHR',
    arrivalAirport: 'LIS',
    airline: 'Sample Air',
    flightNumber: 'SA 1',
    departureDate: '2026-06-01',
    departureTime: '08:00',
    arrivalDate: '2026-06-01',
    arrivalTime: '10:45',
    ...changes,
  };
}
