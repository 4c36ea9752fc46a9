import { describe, expect, test } from 'vitest';
import type { TripDetail, TripSummary } from '#shared/trips/trip.schema.ts';
import { createGeneratedTripsRepository } from '../generation/generated-trips.repository.ts';
import { buildPlan, buildPreference, buildSurprise, buildTrip } from '../testing/factories.ts';
import { createTestApi } from '../testing/create-test-api.ts';

const api = createTestApi();

/** Preferences with a plan kept for them, as after a generation. */
async function keepPlan(
  plan: Parameters<ReturnType<typeof createGeneratedTripsRepository>['save']>[1],
) {
  const preference = await api.caller.preferences.save(buildPreference());

  await createGeneratedTripsRepository(api.dataSource.manager).save(preference.id, plan);
  return preference;
}

describe('trips.create', () => {
  test('[API-03] saves a payload without preferences as it is', async () => {
    const trip = await api.caller.trips.create(
      buildTrip({
        flights: [
          {
            departureAirport: 'LHR',
            arrivalAirport: 'LIS',
            airline: 'Sample Air',
            flightNumber: 'SA 1',
            departureDate: '2026-06-01',
            departureTime: '08:00',
            arrivalDate: '2026-06-01',
            arrivalTime: '10:45',
            price: 210.5,
          },
        ],
        hints: ['Bring a hat'],
        weatherInfo: { avgTemp: '22°C' },
        budgetHotels: [{ name: 'Hostel Tejo', nested: { stars: 1 } }],
        amadeusCodes: { destination: 'LIS' },
      }),
    );

    expect(trip).toMatchObject({
      userId: 1,
      destination: 'Lisbon, Portugal',
      startDate: '2026-06-01',
      endDate: '2026-06-03',
      status: 'draft',
      totalBudget: 1800,
      dailyBudget: 600,
      hints: ['Bring a hat'],
      weatherInfo: { avgTemp: '22°C' },
      budgetHotels: [{ name: 'Hostel Tejo', nested: { stars: 1 } }],
      amadeusCodes: { destination: 'LIS' },
      itineraryDays: [],
      isRevealed: true,
      version: 1,
    });
    expect(trip.flights).toEqual([
      expect.objectContaining({
        airline: 'Sample Air',
        cabin: 'Economy',
        status: 'available',
        price: 210.5,
        currency: 'USD',
      }),
    ]);
  });

  test('[API-03] [PREV-13] takes the whole plan of its preferences along', async () => {
    const plan = buildPlan();
    const preference = await keepPlan(plan);
    const { id } = await api.caller.trips.create(
      buildTrip({ preferencesId: preference.id, primaryLanguage: '' }),
    );
    const trip = await api.caller.trips.byId({ id });

    expect(trip.itineraryDays.map(({ id: _id, ...day }) => day)).toEqual(plan.itinerary);
    expect(trip.activities.map((activity) => activity.name)).toEqual([
      'Belém Tower',
      'Tile Museum',
    ]);
    expect(trip.accommodations).toEqual([
      expect.objectContaining({
        name: 'Alfama Inn',
        pricePerNight: 140,
        checkIn: '2026-06-01',
        checkOut: '2026-06-03',
      }),
    ]);
    expect(trip.diningOptions).toEqual([expect.objectContaining(plan.diningOptions[0])]);
    expect(trip.flights.map((flight) => [flight.flightNumber, flight.isReturn])).toEqual([
      ['SA 201', false],
      ['SA 202', true],
    ]);
    expect(trip).toMatchObject({
      destinationId: 'lisbon',
      timeZone: 'Europe/Lisbon',
      primaryLanguage: 'Portuguese',
      languageCode: 'pt',
      weatherInfo: plan.weather,
      usefulPhrases: plan.usefulPhrases,
      culturalNotes: plan.culturalNotes,
      safetyTips: plan.safetyTips,
      stay: plan.accommodation,
      checks: plan.checks,
      score: 80,
      bound: 90,
      warnings: plan.warnings,
      costs: plan.costs,
      generatedBy: 'built-in planner',
      tripPreferences: { travelers: 2, interests: ['History', 'Culinary'] },
    });
  });

  test('keeps the latest plan of a preference only', async () => {
    const preference = await keepPlan(buildPlan());
    const later = buildPlan({ warnings: ['The later plan.'] });

    await createGeneratedTripsRepository(api.dataSource.manager).save(preference.id, later);
    const trip = await api.caller.trips.create(buildTrip({ preferencesId: preference.id }));

    expect(trip.warnings).toEqual(['The later plan.']);
  });

  test.each([
    ['another place', { destination: 'Porto, Portugal' }],
    ['other dates', { startDate: '2026-06-02' }],
  ])('leaves a plan for %s behind', async (_, overrides) => {
    const preference = await keepPlan(buildPlan());
    const trip = await api.caller.trips.create(
      buildTrip({ preferencesId: preference.id, ...overrides }),
    );

    expect(trip.itineraryDays).toEqual([]);
    expect(trip.tripPreferences.interests).toEqual(['History', 'Culinary']);
  });

  test('[API-03] refuses unknown preferences and writes nothing', async () => {
    await expect(api.caller.trips.create(buildTrip({ preferencesId: 4711 }))).rejects.toThrow(
      'Preferences not found',
    );
    expect(await api.rowCounts()).toEqual({});
  });

  test('writes all or nothing', async () => {
    const day = buildPlan().itinerary[0];
    const preference = await keepPlan(buildPlan({ itinerary: day ? [day, day] : [] }));

    await expect(
      api.caller.trips.create(buildTrip({ preferencesId: preference.id })),
    ).rejects.toThrow();
    expect(await api.rowCounts()).toEqual({ trip_preferences: 1, generated_trips: 1 });
  });

  test('[PREV-11] keeps a surprise as one, with its hints and schedule', async () => {
    const preference = await keepPlan(buildSurprise());
    const trip = await api.caller.trips.create(
      buildTrip({
        preferencesId: preference.id,
        status: 'surprise',
        isSurprise: true,
        totalBudget: 0,
        dailyBudget: 0,
      }),
    );

    expect(trip).toMatchObject({
      status: 'surprise',
      isSurprise: true,
      isRevealed: false,
      totalBudget: 0,
      dailyBudget: 0,
      hints: [],
      revealSchedule: buildSurprise().revealSchedule.map(({ daysBeforeDeparture }) => ({
        daysBeforeDeparture,
        hintToReveal: '',
      })),
    });
    expect(await api.caller.trips.reveal({ id: trip.id })).toMatchObject({
      hints: buildSurprise().hints,
      revealSchedule: buildSurprise().revealSchedule,
    });
  });
});

describe('trips.byId', () => {
  test('[API-04] says that an unknown trip is not found', async () => {
    await expect(api.caller.trips.byId({ id: 4711 })).rejects.toThrow('Trip not found');
  });

  test('takes the same number of queries whatever the size of the trip', async () => {
    const small = await api.caller.trips.create(buildTrip());
    const preference = await keepPlan(buildPlan());
    const big = await api.caller.trips.create(buildTrip({ preferencesId: preference.id }));

    expect(await countQueries(() => api.caller.trips.byId({ id: small.id }))).toBe(1);
    expect(await countQueries(() => api.caller.trips.byId({ id: big.id }))).toBe(1);
  });

  test('is plain JSON, so that both doors carry the same', async () => {
    const preference = await keepPlan(buildPlan());
    const trip = await api.caller.trips.create(buildTrip({ preferencesId: preference.id }));

    expect(JSON.parse(JSON.stringify(trip))).toEqual(trip);
  });

  test("[API-03] takes a plan's own flights as they came", async () => {
    const { flights } = buildPlan();
    const response = await fetch(`${api.origin}/api/trips`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...buildTrip(), flights }),
    });
    const trip = (await response.json()) as TripDetail;

    expect(trip.flights.map(({ flightNumber, isReturn }) => [flightNumber, isReturn])).toEqual([
      ['SA 201', false],
      ['SA 202', true],
    ]);
  });
});

describe('trips.byUser and trips.list', () => {
  test("[API-05] lists a user's trips from the newest down, and no one else's", async () => {
    const first = await api.caller.trips.create(buildTrip());
    const second = await api.caller.trips.create(buildTrip({ destination: 'Porto, Portugal' }));

    await api.caller.trips.create(buildTrip({ userId: 2 }));
    const trips = await api.caller.trips.byUser({ userId: 1 });

    expect(trips.map((trip) => trip.id)).toEqual([second.id, first.id]);
    expect(trips[0]).toMatchObject({
      destination: 'Porto, Portugal',
      travelers: 2,
      status: 'draft',
    });
    expect(await api.caller.trips.byUser({ userId: 3 })).toEqual([]);
  });

  test("a user's trips go on below the last one of the answer before", async () => {
    for (let n = 0; n < 5; n += 1)
      await api.caller.trips.create(buildTrip({ destination: `City ${n}` }));
    const read = async (cursor: string): Promise<TripSummary[]> => {
      const answer = await fetch(`${api.origin}/api/trips/user/1?limit=2${cursor}`);

      return (await answer.json()) as TripSummary[];
    };
    const first = await read('');
    const second = await read(`&cursor=${first.at(-1)?.id}`);
    const third = await read(`&cursor=${second.at(-1)?.id}`);

    expect([first, second, third].map((trips) => trips.map((trip) => trip.destination))).toEqual([
      ['City 4', 'City 3'],
      ['City 2', 'City 1'],
      ['City 0'],
    ]);
    expect((await fetch(`${api.origin}/api/trips/user/1?limit=501`)).status).toBe(400);
  });

  test('goes on page by page without leaving out or repeating a trip', async () => {
    for (let n = 0; n < 5; n += 1)
      await api.caller.trips.create(buildTrip({ destination: `City ${n}` }));
    const first = await api.caller.trips.list({ limit: 2 });
    const second = await api.caller.trips.list({ limit: 2, cursor: first.nextCursor });
    const third = await api.caller.trips.list({ limit: 2, cursor: second.nextCursor });

    expect(
      [first, second, third].map((page) => page.trips.map((trip) => trip.destination)),
    ).toEqual([['City 4', 'City 3'], ['City 2', 'City 1'], ['City 0']]);
    expect(first.total).toBe(5);
    expect(third.nextCursor).toBeUndefined();
  });

  test('lists trips under way first, then the soonest, then the past, over pages', async () => {
    const planned = [
      ['Last year', '2025-06-01', '2025-06-04'],
      ['Far', '2026-09-01', '2026-09-04'],
      ['Under way', '2026-04-29', '2026-05-04'],
      ['Last month', '2026-04-01', '2026-04-04'],
      ['Soon', '2026-05-20', '2026-05-24'],
      ['Soon too', '2026-05-20', '2026-05-22'],
    ] as const;

    for (const [destination, startDate, endDate] of planned)
      await api.caller.trips.create(buildTrip({ destination, startDate, endDate }));
    const names: string[] = [];
    let cursor: number | undefined;

    do {
      const page = await api.caller.trips.list({ limit: 2, ...(cursor && { cursor }) });

      names.push(...page.trips.map(({ destination }) => destination));
      cursor = page.nextCursor;
    } while (cursor);
    expect(names).toEqual(['Under way', 'Soon too', 'Soon', 'Far', 'Last month', 'Last year']);
    const ongoing = await api.caller.trips.list({ tab: 'ongoing' });

    expect(ongoing.trips.map(({ destination }) => destination)).toEqual(['Under way']);
  });

  test('[MINE-02] sorts trips into tabs by their dates and status', async () => {
    await api.caller.trips.create(buildTrip({ destination: 'Coming', status: 'confirmed' }));
    await api.caller.trips.create(buildTrip({ destination: 'Idea' }));
    await api.caller.trips.create(
      buildTrip({ destination: 'Over', startDate: '2026-04-01', endDate: '2026-04-03' }),
    );
    await api.caller.trips.create(buildTrip({ destination: 'Ended early', status: 'completed' }));
    const names = async (tab: 'upcoming' | 'past' | 'drafts' | 'all') =>
      (await api.caller.trips.list({ tab })).trips.map((trip) => trip.destination);

    expect(await names('upcoming')).toEqual(['Idea', 'Coming']);
    expect(await names('past')).toEqual(['Ended early', 'Over']);
    expect(await names('drafts')).toEqual(['Idea', 'Over']);
    expect(await names('all')).toHaveLength(4);
  });

  test('searches the destination as plain text, whatever its letters mean to SQL', async () => {
    await api.caller.trips.create(buildTrip({ destination: "L'Aquila 100%_sure \\ Italy" }));
    await api.caller.trips.create(buildTrip());
    const found = async (search: string) => (await api.caller.trips.list({ search })).trips.length;

    expect(await found("l'aquila")).toBe(1);
    expect(await found('100%_')).toBe(1);
    expect(await found('%')).toBe(1);
    expect(await found('\\')).toBe(1);
    expect(await found("'; DROP TABLE trips; --")).toBe(0);
    expect(await found('  lisbon ')).toBe(1);
  });

  test('does not give a secret away to a search for its name', async () => {
    const secret = await api.caller.trips.create(
      buildTrip({ status: 'surprise', isSurprise: true }),
    );
    const found = async (search: string) => (await api.caller.trips.list({ search })).trips.length;

    expect(await found('Lisbon')).toBe(0);
    expect(await found('mystery')).toBe(1);
    await api.caller.trips.reveal({ id: secret.id });
    expect(await found('Lisbon')).toBe(1);
  });
});

describe('trips.reveal', () => {
  test('shows a secret for good, and counts one change however often it is called', async () => {
    const { id } = await api.caller.trips.create(
      buildTrip({ status: 'surprise', isSurprise: true }),
    );

    await api.caller.trips.reveal({ id });
    const trip = await api.caller.trips.reveal({ id });

    expect(trip).toMatchObject({ isSurprise: true, isRevealed: true, version: 2 });
  });

  test('a secret is plain from the departure date on', async () => {
    const trip = await api.caller.trips.create(
      buildTrip({
        status: 'surprise',
        isSurprise: true,
        startDate: '2026-05-01',
        endDate: '2026-05-04',
      }),
    );

    expect(trip.isRevealed).toBe(true);
  });

  // It is noon of May 1st in UTC: midnight of the 2nd in Auckland, May 1st still in London.
  test.each([
    ['AKL', 'SYD', true],
    ['LHR', 'AKL', true],
    ['LHR', 'LIS', false],
  ])(
    'a secret from %s to %s of the next day in UTC is plain: %s, and found so',
    async (origin, destination, isPlain) => {
      const { id } = await api.caller.trips.create(
        buildTrip({
          status: 'surprise',
          isSurprise: true,
          startDate: '2026-05-02',
          endDate: '2026-05-04',
          amadeusCodes: { origin, destination },
          hints: ['Pack light'],
          revealSchedule: [{ daysBeforeDeparture: 0, hintToReveal: 'Pack light' }],
        }),
      );
      const [byName, listed] = await Promise.all([
        api.caller.trips.list({ search: 'lisbon' }),
        api.caller.trips.byUser({ userId: 1 }),
      ]);
      const read = await api.caller.trips.byId({ id });

      expect(read).toMatchObject({ isRevealed: isPlain, hints: isPlain ? ['Pack light'] : [] });
      expect(listed).toMatchObject([{ isRevealed: isPlain }]);
      expect(byName.total).toBe(isPlain ? 1 : 0);
    },
  );

  test('says that an unknown trip is not found', async () => {
    await expect(api.caller.trips.reveal({ id: 4711 })).rejects.toThrow('Trip not found');
  });
});

describe('trips.remove', () => {
  test('takes everything that belongs to the trip along, 30 days later', async () => {
    const preference = await keepPlan(buildPlan());
    const { id } = await api.caller.trips.create(buildTrip({ preferencesId: preference.id }));

    await api.caller.trips.remove({ id });
    await expect(api.caller.trips.remove({ id })).rejects.toThrow('Trip not found');
    expect(await api.services.tripCare.purgeDeleted()).toBe(0);
    await api.dataSource.query(
      `UPDATE trips SET "deletedAt" = "deletedAt" - interval '30 days 1 second'`,
    );
    expect(await api.services.tripCare.purgeDeleted()).toBe(1);
    expect(await api.rowCounts()).toEqual({ trip_preferences: 1, generated_trips: 1 });
  });
});

/** Statements that one call sends to the database. */
async function countQueries(call: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const { logger } = api.dataSource;
  const logQuery = logger.logQuery.bind(logger);

  logger.logQuery = () => {
    count += 1;
  };
  await call();
  logger.logQuery = logQuery;
  return count;
}
