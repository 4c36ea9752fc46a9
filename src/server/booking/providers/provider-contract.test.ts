import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  experienceResult,
  experienceSearchInput,
  flightResult,
  flightSearchInput,
  hotelResult,
  hotelSearchInput,
} from '#shared/booking/search.schema.ts';
import { AMADEUS_KEYS, amadeusProtocol } from '../testing/answers/amadeus.ts';
import { DUFFEL_TOKEN, duffelProtocol } from '../testing/answers/duffel.ts';
import { LITEAPI_TEST_KEY, liteApiProtocol } from '../testing/answers/liteapi.ts';
import { VIATOR_TEST_KEY, viatorProtocol } from '../testing/answers/viator.ts';
import { type FakeProvider, type Protocol, startFakeProvider } from '../testing/fake-provider.ts';
import { createAmadeusFlights } from './amadeus/amadeus-flights.ts';
import { createAmadeusHotels } from './amadeus/amadeus-hotels.ts';
import { createAmadeusSession } from './amadeus/amadeus-session.ts';
import { createDuffelClient, createDuffelFlights } from './duffel/duffel-flights.ts';
import { ProviderError } from './http/provider-error.ts';
import { createLiteApiClient, createLiteApiHotels } from './liteapi/liteapi-hotels.ts';
import { createViatorClient, createViatorExperiences } from './viator/viator-experiences.ts';

const LIMITS = { tryMs: 250, wholeMs: 600, maxBytes: 300_000, failures: 1000 };
const findPlace = () =>
  Promise.resolve({ name: 'Paris', country: 'FR', lat: 48.8566, lon: 2.3522 });
const amadeus = amadeusProtocol();
const session = (baseUrl: string) =>
  createAmadeusSession({ ...AMADEUS_KEYS, baseUrl, limits: LIMITS });

const FLIGHT = { origin: 'LHR', destination: 'JFK', departureDate: '2026-07-01', adults: 2 };
const NIGHTS = { destination: 'Paris', checkIn: '2026-07-01', checkOut: '2026-07-05' };
const BOOKED_OUT = { destination: 'Paris', checkIn: '2026-12-31', checkOut: '2027-01-02' };

type Search = (signal: AbortSignal) => Promise<object[]>;
type Adapter = {
  name: string;
  secret: string;
  protocol: Protocol;
  schema: { parse: (value: unknown) => unknown };
  /** A fresh adapter at an address, asked one thing. */
  search: (baseUrl: string) => Search;
  /** A search that the provider answers with nothing, in its own way. */
  nothing: (baseUrl: string) => Search;
  expected: object;
};

const ADAPTERS: Adapter[] = [
  {
    name: 'Amadeus flights',
    secret: AMADEUS_KEYS.clientSecret,
    protocol: amadeus.protocol,
    schema: flightResult,
    search: (baseUrl) =>
      flightSearch(createAmadeusFlights(session(baseUrl)), { returnDate: '2026-07-08' }),
    nothing: (baseUrl) => flightSearch(createAmadeusFlights(session(baseUrl)), { origin: 'USH' }),
    expected: {
      provider: 'Amadeus',
      price: 521.25,
      currency: 'USD',
      totalDuration: 915,
      stops: 0,
      baggageAllowance: { checkedBags: 1 },
      sample: false,
      outboundSegments: [
        {
          airline: 'British Airways',
          flightNumber: 'BA117',
          cabin: 'economy',
          departureAirport: 'LHR',
          departureTime: '2026-07-01T08:20',
          arrivalAirport: 'JFK',
          arrivalTime: '2026-07-01T11:25',
        },
      ],
    },
  },
  {
    name: 'Duffel flights',
    secret: DUFFEL_TOKEN,
    protocol: duffelProtocol,
    schema: flightResult,
    search: (baseUrl) => flightSearch(duffel(baseUrl), {}),
    nothing: (baseUrl) => flightSearch(duffel(baseUrl), { origin: 'USH' }),
    expected: {
      provider: 'Duffel',
      // 412.00 for two.
      price: 206,
      currency: 'GBP',
      totalDuration: 485,
      baggageAllowance: { checkedBags: 1 },
      sample: false,
    },
  },
  {
    name: 'Amadeus hotels',
    secret: AMADEUS_KEYS.clientSecret,
    protocol: amadeus.protocol,
    schema: hotelResult,
    search: (baseUrl) => hotelSearch(createAmadeusHotels(session(baseUrl), findPlace), NIGHTS),
    nothing: (baseUrl) => hotelSearch(createAmadeusHotels(session(baseUrl), findPlace), BOOKED_OUT),
    expected: {
      name: 'Hotel de la Seine',
      // 560.00 for four nights.
      pricePerNight: 140,
      currency: 'EUR',
      starRating: 4,
      amenities: ['breakfast'],
      lat: 48.857,
      sample: false,
    },
  },
  {
    name: 'LiteAPI hotels',
    secret: LITEAPI_TEST_KEY,
    protocol: liteApiProtocol,
    schema: hotelResult,
    search: (baseUrl) => hotelSearch(liteApi(baseUrl), NIGHTS),
    nothing: (baseUrl) => hotelSearch(liteApi(baseUrl), BOOKED_OUT),
    expected: {
      name: 'Hotel de la Seine',
      pricePerNight: 150,
      currency: 'USD',
      starRating: 4,
      userRating: 8.6,
      reviewCount: 1290,
      amenities: ['wifi', 'pool', 'aircon', 'breakfast'],
      propertyType: 'Hotel',
      sample: false,
    },
  },
  {
    name: 'Viator experiences',
    secret: VIATOR_TEST_KEY,
    protocol: viatorProtocol,
    schema: experienceResult,
    search: (baseUrl) => experienceSearch(baseUrl, { destination: 'Paris' }),
    nothing: (baseUrl) =>
      experienceSearch(baseUrl, { destination: 'Paris', startDate: '2026-12-31' }),
    expected: {
      provider: 'viator',
      lowestPrice: 74.5,
      rating: 4.7,
      reviewCount: 1203,
      duration: 2.5,
      categories: ['arts', 'sightseeing'],
      smallGroup: true,
      skipTheLine: true,
      images: ['https://media.tacdn.com/480.jpg'],
      deepLink: 'https://www.viator.com/tours/Paris/Louvre/d479-5010SYDNEY?mcid=42383',
      linksToOffer: true,
      sample: false,
    },
  },
];

function duffel(baseUrl: string) {
  return createDuffelFlights(createDuffelClient({ key: DUFFEL_TOKEN, baseUrl, limits: LIMITS }));
}

function flightSearch(provider: ReturnType<typeof duffel>, more: object): Search {
  return (signal) => provider.search(flightSearchInput.parse({ ...FLIGHT, ...more }), signal);
}

function liteApi(baseUrl: string) {
  const client = createLiteApiClient({ key: LITEAPI_TEST_KEY, baseUrl, limits: LIMITS });

  return createLiteApiHotels(client, findPlace);
}

function hotelSearch(provider: ReturnType<typeof liteApi>, nights: object): Search {
  return (signal) => provider.search(hotelSearchInput.parse(nights), signal);
}

function experienceSearch(baseUrl: string, query: object): Search {
  const client = createViatorClient({ key: VIATOR_TEST_KEY, baseUrl, limits: LIMITS });
  const provider = createViatorExperiences(client, findPlace);

  return (signal) => provider.search(experienceSearchInput.parse(query), signal);
}

describe.each(ADAPTERS)('[API-10] [API-11] [API-12] $name', (adapter) => {
  let fake: FakeProvider;
  const search = (signal = AbortSignal.timeout(5000)) => adapter.search(fake.origin)(signal);
  const fault = async (running: Promise<unknown>) => {
    const error: unknown = await running.then(
      () => new Error('it worked'),
      (reason: unknown) => reason,
    );

    if (!(error instanceof ProviderError)) throw error;
    const told = JSON.stringify([error.message, error.stack, error.cause, error]);

    // What is told never holds a key or what was searched for.
    for (const secret of [adapter.secret, '2026-07-01', 'LHR', 'token-'])
      expect(told).not.toContain(secret);
    return error.fault;
  };

  beforeAll(async () => {
    fake = await startFakeProvider(adapter.protocol);
    // The first call of all pays for what is loaded; it is not the one whose time counts.
    await fetch(fake.origin);
    fake.forget();
  });
  afterEach(() => {
    fake.behave('good');
    fake.forget();
  });
  afterAll(() => fake.close());

  test('reads a good answer into our words', async () => {
    const results = await search();

    for (const result of results) adapter.schema.parse(result);
    expect(results[0]).toMatchObject(adapter.expected);
  });

  test('takes "nothing to be had" for an empty list', async () => {
    expect(await adapter.nothing(fake.origin)(AbortSignal.timeout(5000))).toEqual([]);
  });

  test.each(['half-cut', 'error-500'] as const)(
    'tries once more after one %s',
    async (behaviour) => {
      fake.behave(behaviour, { times: 1 });
      expect((await search())[0]).toMatchObject(adapter.expected);
    },
  );

  test('waits as long as it is told when asked too often, if there is time', async () => {
    fake.behave('rate-limited', { times: 1, retryAfter: '0' });
    expect((await search())[0]).toMatchObject(adapter.expected);
    fake.forget();
    fake.behave('rate-limited', { retryAfter: '60' });
    const started = performance.now();

    expect(await fault(search())).toBe('busy');
    expect(performance.now() - started).toBeLessThan(LIMITS.wholeMs);
    expect(fake.calls.filter((call) => !call.path.endsWith('/token'))).toHaveLength(1);
  });

  test.each([
    ['slow', 'slow', 1],
    ['broken-json', 'nonsense', 1],
    ['not-json', 'nonsense', 1],
    ['wrong-types', 'nonsense', 1],
    ['huge', 'too-large', 1],
    ['half-cut', 'cut', 2],
    ['error-500', 'failed', 2],
  ] as const)('%s: says "%s" in time, after %d tries', async (behaviour, expected, tries) => {
    fake.behave(behaviour);
    const started = performance.now();

    expect(await fault(search())).toBe(expected);
    expect(performance.now() - started).toBeLessThan(LIMITS.wholeMs + 300);
    expect(fake.calls.filter((call) => !call.path.endsWith('/token'))).toHaveLength(tries);
  });

  test('stops reading a body that is too large', async () => {
    fake.behave('huge');
    await fault(search());
    // What the sockets between hold beyond the limit.
    expect(fake.facts().sentBytes).toBeLessThan(LIMITS.maxBytes + 8_000_000);
  });

  test('hangs up when the caller leaves', async () => {
    fake.behave('slow');
    const caller = new AbortController();
    const running = search(caller.signal);

    await expect
      .poll(() => fake.calls.filter((call) => !call.path.endsWith('/token')).length)
      .toBe(1);
    caller.abort();
    await expect(running).rejects.toThrow(/abort/i);
    await expect.poll(() => fake.facts().cutByCaller).toBe(1);
  });

  test('says so when nobody listens', async () => {
    expect(await fault(adapter.search('http://127.0.0.1:1')(AbortSignal.timeout(5000)))).toBe(
      'unreachable',
    );
  });

  test('follows no redirect, which would carry the key away', async () => {
    const elsewhere = await startFakeProvider(() => ({ status: 200, body: {} }));
    const redirecting = await startFakeProvider(() => ({
      status: 307,
      body: {},
      headers: { location: elsewhere.origin },
    }));

    expect(await fault(adapter.search(redirecting.origin)(AbortSignal.timeout(5000)))).toBe(
      'unreachable',
    );
    expect(elsewhere.calls).toEqual([]);
    await Promise.all([elsewhere.close(), redirecting.close()]);
  });
});

describe('a key that is refused', () => {
  test.each([
    [
      'Duffel',
      duffelProtocol,
      (url: string) =>
        createDuffelFlights(
          createDuffelClient({ key: 'wrong', baseUrl: url, limits: LIMITS }),
        ).search(flightSearchInput.parse(FLIGHT), AbortSignal.timeout(5000)),
    ],
    [
      'Amadeus',
      amadeus.protocol,
      (url: string) =>
        createAmadeusSession({
          clientId: 'x',
          clientSecret: 'wrong',
          baseUrl: url,
          limits: LIMITS,
        }).check(),
    ],
  ] as const)('%s says so after one try', async (_name, protocol, run) => {
    const fake = await startFakeProvider(protocol);

    await expect(run(fake.origin)).rejects.toThrow("didn't accept our key");
    expect(fake.calls).toHaveLength(1);
    await fake.close();
  });
});

describe("Amadeus' token", () => {
  test('is exchanged once for searches side by side, and anew when it has expired', async () => {
    const own = amadeusProtocol();
    const fake = await startFakeProvider(own.protocol);
    const provider = createAmadeusFlights(session(fake.origin));
    const query = flightSearchInput.parse(FLIGHT);
    const ask = () => provider.search(query, AbortSignal.timeout(5000));

    await Promise.all([ask(), ask(), ask()]);
    expect(own.issued()).toBe(1);
    own.expire();
    expect(await ask()).toHaveLength(1);
    expect(own.issued()).toBe(2);
    await fake.close();
  });
});

describe("Duffel's pages", () => {
  test('are read until the last, and one odd offer does not spoil the rest', async () => {
    const fake = await startFakeProvider((call) => {
      const answer = duffelProtocol(call);

      if (call.path !== '/air/offers' || !answer) return answer;
      const { data, meta } = answer.body as { data: object[]; meta: object };

      return { ...answer, body: { data: [...data, { id: 'odd', total_amount: 'free' }], meta } };
    });
    const client = createDuffelClient({
      key: DUFFEL_TOKEN,
      baseUrl: fake.origin,
      limits: LIMITS,
    });
    const results = await createDuffelFlights(client).search(
      flightSearchInput.parse(FLIGHT),
      AbortSignal.timeout(5000),
    );

    expect(results.map((flight) => flight.id)).toEqual(['duffel-off_1', 'duffel-off_2']);
    expect(fake.calls.map((call) => call.query.get('after'))).toEqual([null, null, 'g3QAAAAC']);
    await fake.close();
  });
});
