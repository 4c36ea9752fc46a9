import { expect, test } from 'vitest';
import { flightSearchInput } from '#shared/booking/search.schema.ts';
import { AMADEUS_KEYS, amadeusProtocol } from '../testing/answers/amadeus.ts';
import { DUFFEL_TOKEN, duffelProtocol } from '../testing/answers/duffel.ts';
import { startFakeProvider } from '../testing/fake-provider.ts';
import { createAmadeusFlights } from './amadeus/amadeus-flights.ts';
import { createAmadeusSession } from './amadeus/amadeus-session.ts';
import { createDuffelClient, createDuffelFlights } from './duffel/duffel-flights.ts';

/** Into Rome, out of Venice. */
const SEARCH = flightSearchInput.parse({
  origin: 'LHR',
  destination: 'FCO',
  departureDate: '2026-07-01',
  returnDate: '2026-07-08',
  returnOrigin: 'VCE',
  adults: 2,
  directFlights: true,
});

test('[API-10] Amadeus is asked for a way back that begins in another city', async () => {
  const fake = await startFakeProvider(amadeusProtocol().protocol);
  const session = createAmadeusSession({ ...AMADEUS_KEYS, baseUrl: fake.origin });

  expect(
    await createAmadeusFlights(session).search(SEARCH, AbortSignal.timeout(5000)),
  ).toHaveLength(1);
  const call = fake.calls.at(-1);

  expect(call?.method).toBe('POST');
  expect(JSON.parse(call?.body ?? '')).toMatchObject({
    originDestinations: [
      { originLocationCode: 'LHR', destinationLocationCode: 'FCO' },
      {
        originLocationCode: 'VCE',
        destinationLocationCode: 'LHR',
        departureDateTimeRange: { date: '2026-07-08' },
      },
    ],
    travelers: [{ id: '1' }, { id: '2' }],
    searchCriteria: { flightFilters: { connectionRestriction: { maxNumberOfConnections: 0 } } },
  });
  await fake.close();
});

test('[API-10] Duffel is asked for a way back that begins in another city', async () => {
  const fake = await startFakeProvider(duffelProtocol);
  const client = createDuffelClient({ key: DUFFEL_TOKEN, baseUrl: fake.origin });

  await createDuffelFlights(client).search(SEARCH, AbortSignal.timeout(5000));
  expect(JSON.parse(fake.calls[0]?.body ?? '')).toMatchObject({
    data: { slices: [{ destination: 'FCO' }, { origin: 'VCE', destination: 'LHR' }] },
  });
  await fake.close();
});

test('[API-17] a way back from elsewhere needs a date', () => {
  const { returnDate: _, ...oneWay } = SEARCH;

  expect(flightSearchInput.safeParse(oneWay).error?.issues).toMatchObject([
    { path: ['returnOrigin'], message: 'needs a return date' },
  ]);
});
