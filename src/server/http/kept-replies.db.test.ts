import { beforeEach, describe, expect, test } from 'vitest';
import { listTripsInput } from '#shared/trips/trip-lists.schema.ts';
import { createLogger } from '../logger.ts';
import { createServices } from '../services.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { buildTrip } from '../testing/factories.ts';
import { FEW_ROUNDS, planInPlace } from '../testing/plan-in-place.ts';

const api = createTestApi();
let id = 0;

beforeEach(async () => {
  ({ id } = await api.caller.trips.create(buildTrip({ destination: 'Rome, Italy' })));
});

const read = (path: string, headers: Record<string, string> = {}) =>
  fetch(api.origin + path, { headers: { 'accept-encoding': 'identity', ...headers } });
const rest = () => `/api/trips/${id}`;
const trpc = (json: string) => `/api/trpc/trips.byId?input=${encodeURIComponent(json)}`;

test('a kept reply is, letter by letter, what the procedure answers by either transport', async () => {
  const byProcedure = await api.caller.trips.byId({ id });
  // With a space the call is left to tRPC itself.
  const plain = await (await read(trpc(`{"json": {"id":${id}}}`))).text();

  for (let time = 0; time < 2; time += 1) {
    const fast = await read(trpc(`{"json":{"id":${id}}}`));

    expect(await fast.text()).toBe(plain);
    expect(fast.headers.get('cache-control')).toBe('no-store');
    expect(await (await read(rest())).json()).toEqual(JSON.parse(JSON.stringify(byProcedure)));
  }
});

describe('a change is seen by the next read, whatever it changes', () => {
  const changes: [string, () => Promise<unknown>, string][] = [
    ['the name', () => api.caller.trips.rename({ id, title: 'Us in June' }), 'Us in June'],
    [
      'the packing list',
      () => api.caller.trips.addPackingItem({ tripId: id, name: 'Red umbrella', category: 'Rain' }),
      'Red umbrella',
    ],
    [
      'a row in the database',
      () => api.dataSource.query(`UPDATE trips SET warnings = '["Mind the gap"]' WHERE id = ${id}`),
      'Mind the gap',
    ],
  ];

  test.each(changes)('%s', async (_, change, words) => {
    const first = await read(rest());
    const before = await first.text();

    expect(before).not.toContain(words);
    await change();
    const after = await read(rest(), { 'if-none-match': first.headers.get('etag') ?? '' });

    expect(after.status).toBe(200);
    expect(await after.text()).toContain(words);
    expect(await (await read(trpc(`{"json":{"id":${id}}}`))).text()).toContain(words);
  });

  test('a row that goes', async () => {
    const item = { tripId: id, name: 'Red umbrella', category: 'Rain' };
    const { id: itemId } = await api.caller.trips.addPackingItem(item);

    expect(await (await read(rest())).text()).toContain('Red umbrella');
    await api.caller.trips.removePackingItem({ tripId: id, itemId });
    expect(await (await read(rest())).text()).not.toContain('Red umbrella');
  });

  test('the deletion of the trip', async () => {
    expect((await read(rest())).status).toBe(200);
    await api.caller.trips.remove({ id });
    expect((await read(rest())).status).toBe(404);
    expect((await read(trpc(`{"json":{"id":${id}}}`))).status).toBe(404);
  });

  test('a reveal', async () => {
    const surprise = await api.caller.trips.create(
      buildTrip({ isSurprise: true, destination: 'Rome, Italy' }),
    );

    id = surprise.id;
    expect(await (await read(rest())).json()).toMatchObject({ isRevealed: false });
    await api.caller.trips.reveal({ id });
    expect(await (await read(rest())).json()).toMatchObject({ isRevealed: true });
  });
});

test('a text holds until a row changes, or a day may have begun', async () => {
  let now = '2026-05-31T23:59:59Z';
  const services = createServices({
    dataSource: api.dataSource,
    clock: { now: () => new Date(now) },
    logger: createLogger('silent'),
    pool: planInPlace(FEW_ROUNDS),
  });
  const trip = await services.trips.lasting(id);
  const list = await services.tripLists.lasting({ ...listTripsInput.parse({}), userId: 1 });

  expect(trip.value.stage).toBe('planned');
  expect([await trip.holds(), await list.holds()]).toEqual([true, true]);
  now = '2026-06-01T00:00:00Z';
  expect([await trip.holds(), await list.holds()]).toEqual([false, false]);
  expect((await services.trips.lasting(id)).value.stage).toBe('ongoing');
  await services.close();
});

describe('a kept list', () => {
  const list = async (query = '') => (await read(`/api/trips${query}`)).text();

  test('is what the procedure answers, for every tab, page and user', async () => {
    for (let n = 0; n < 4; n += 1)
      await api.caller.trips.create(buildTrip({ destination: `City ${n}` }));
    const queries = [
      '',
      '?search=city+2',
      '?search=City&limit=1',
      '?tab=upcoming',
      '?tab=drafts&limit=2',
      `?cursor=${id + 2}`,
      '?userId=2',
    ];

    for (const query of [...queries, ...queries]) {
      const input = Object.fromEntries(
        [...new URLSearchParams(query)].map(([name, value]) => [
          name,
          name === 'tab' || name === 'search' ? value : Number(value),
        ]),
      );

      expect(JSON.parse(await list(query))).toEqual(
        JSON.parse(JSON.stringify(await api.caller.trips.list(input))),
      );
    }
  });

  test('tells every change: a new trip, a name, a booking, a trip that goes', async () => {
    const seen = [await list()];
    const changes = [
      () => api.caller.trips.create(buildTrip({ destination: 'Porto, Portugal' })),
      () => api.caller.trips.rename({ id, title: 'Us in June' }),
      () => api.dataSource.query(FLIGHT, [id]),
      () => api.dataSource.query(PLACE, [id]),
      () => api.caller.trips.remove({ id }),
    ];

    for (const change of changes) {
      await change();
      expect(seen).not.toContain(await list());
      seen.push(await list());
    }
    expect(seen[3]).toContain('"booked":["flights"]');
    expect(seen.at(-1)).toContain('"total":1');
  });
});

const FLIGHT = `INSERT INTO flights ("tripId", position, "departureAirport", "arrivalAirport", airline, "flightNumber",
    "departureDate", "departureTime", "arrivalDate", "arrivalTime", cabin, status, "isReturn", segments, price, currency)
  VALUES ($1, 0, 'JFK', 'FCO', 'Air', 'A1', '2026-06-01', '08:00', '2026-06-01', '20:00', 'Economy', 'available',
    false, '[]', 100, 'USD')`;

const PLACE = `INSERT INTO trip_places ("tripId", position, "placeId", name, country, lat, lon, "timeZone", nights, arrive,
    depart, stay)
  VALUES ($1, 0, 'rome', 'Rome', 'Italy', 41.9, 12.5, 'Europe/Rome', 2, '2026-06-01', '2026-06-03', '{}')`;

test('whoever has the newest gets 304, and whoever can read compressed text gets it', async () => {
  const first = await read(rest());
  const text = await first.text();
  const etag = first.headers.get('etag') ?? '';

  expect((await read(rest(), { 'if-none-match': etag })).status).toBe(304);
  for (const encoding of ['gzip', 'br']) {
    const compressed = await read(rest(), { 'accept-encoding': encoding });

    expect(compressed.headers.get('content-encoding')).toBe(encoding);
    expect(await compressed.text()).toBe(text);
  }
});
