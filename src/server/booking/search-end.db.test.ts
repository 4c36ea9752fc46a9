import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi } from '../testing/create-test-api.ts';
import { buildTrip } from '../testing/factories.ts';
import { DUFFEL_TOKEN, duffelProtocol } from './testing/answers/duffel.ts';
import { LITEAPI_TEST_KEY, liteApiProtocol } from './testing/answers/liteapi.ts';
import { VIATOR_TEST_KEY, viatorProtocol } from './testing/answers/viator.ts';
import { type FakeProvider, startFakeProvider } from './testing/fake-provider.ts';

const config: Record<string, string> = {};
const fakes: FakeProvider[] = [];

beforeAll(async () => {
  const started = await Promise.all(
    [duffelProtocol, liteApiProtocol, viatorProtocol].map(startFakeProvider),
  );

  fakes.push(...started);
  const [duffel, liteApi, viator] = started.map(({ origin }) => origin);

  Object.assign(config, {
    DUFFEL_ACCESS_TOKEN: DUFFEL_TOKEN,
    DUFFEL_BASE_URL: duffel,
    LITEAPI_KEY: LITEAPI_TEST_KEY,
    LITEAPI_BASE_URL: liteApi,
    VIATOR_API_KEY: VIATOR_TEST_KEY,
    VIATOR_BASE_URL: viator,
  });
});
const api = createTestApi({ config });

beforeEach(() => {
  for (const fake of fakes) {
    fake.forget();
    fake.behave('slow');
  }
});
afterAll(() => Promise.all(fakes.map((fake) => fake.close())));

const FLIGHTS = { origin: 'LHR', destination: 'JFK', departureDate: '2026-07-01' };
const HOTELS = { destination: 'Paris', checkIn: '2026-07-01', checkOut: '2026-07-05' };
const TEST_HOTELS = { destination: 'Paris', checkInDate: '2026-07-01', checkOutDate: '2026-07-05' };
const EXPERIENCES = { destination: 'Paris' };

type Door = 'REST' | 'tRPC' | 'stream';

function addressOf(door: Door, path: string, input: object): [string, RequestInit] {
  const post = (body: object): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

  switch (door) {
    case 'REST':
      return [`${api.origin}/api${path}`, post(input)];
    case 'tRPC':
      return [`${api.origin}/api/trpc/${path}`, post({ json: input })];
    case 'stream': {
      const query = new URLSearchParams({ input: JSON.stringify({ json: input }) });

      return [`${api.origin}/api/trpc/${path}?${query.toString()}`, {}];
    }
  }
}

const underWay = () => fakes.reduce((sum, fake) => sum + fake.facts().underWay, 0);
const asked = () => fakes.reduce((sum, fake) => sum + fake.calls.length, 0);

describe('a search whose traveller has gone', () => {
  test.each<[Door, string, object]>([
    ['REST', '/booking/flights/search', FLIGHTS],
    ['REST', '/booking/hotels/search', HOTELS],
    ['REST', '/booking/experiences/search', EXPERIENCES],
    ['REST', '/booking/hotels/budget-search', TEST_HOTELS],
    ['tRPC', 'booking.searchFlights', FLIGHTS],
    ['tRPC', 'booking.searchHotels', HOTELS],
    ['tRPC', 'booking.searchExperiences', EXPERIENCES],
    ['stream', 'booking.watchFlights', FLIGHTS],
    ['stream', 'booking.watchHotels', HOTELS],
    ['stream', 'booking.watchExperiences', EXPERIENCES],
  ])('[API-10] [API-11] [API-12] over %s %s leaves no call open', async (door, path, input) => {
    await expectCutShort(...addressOf(door, path, input));
  });

  test('[API-09] recommendations leave no call open either', async () => {
    const { id } = await api.caller.trips.create(buildTrip());

    await expectCutShort(
      ...addressOf('REST', `/trips/${id}/generate-recommendations`, { type: 'experiences' }),
    );
    expect(await api.caller.booking.recommendations({ tripId: id })).toEqual([]);
  });

  async function expectCutShort(address: string, request: RequestInit): Promise<void> {
    const traveller = new AbortController();
    const running = fetch(address, { ...request, signal: traveller.signal })
      .then((response) => response.text())
      .catch(() => 'gone');

    await expect.poll(underWay).toBeGreaterThan(0);
    const calls = asked();

    traveller.abort();
    expect(await running).toBe('gone');
    // Well before the six seconds that a provider has for one try; and nobody is asked again.
    await expect.poll(underWay, { timeout: 1000 }).toBe(0);
    expect(asked()).toBe(calls);
  }
});

// The last of the file: from here on the server has stopped searching.
test('a search under way when the server stops answers at once with what there is', async () => {
  const [address, request] = addressOf('REST', '/booking/flights/search', FLIGHTS);
  const running = fetch(address, request);

  await expect.poll(underWay).toBe(1);
  api.services.endSearches();
  const response = await running;

  expect(await response.json()).toMatchObject({
    results: [],
    errors: [{ provider: 'Duffel', message: 'was skipped because the server is stopping' }],
  });
  await expect.poll(underWay, { timeout: 1000 }).toBe(0);
});
