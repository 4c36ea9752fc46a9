import { z } from 'zod';
import type { ExperienceResult, FlightResult, HotelResult } from '#shared/booking/search.schema.ts';
import type { Env } from '#server/env.ts';
import type { FindPlace } from '../domain/find-place.ts';
import { createAmadeusFlights } from './amadeus/amadeus-flights.ts';
import { createAmadeusHotels } from './amadeus/amadeus-hotels.ts';
import { createAmadeusSession } from './amadeus/amadeus-session.ts';
import { createDuffelClient, createDuffelFlights } from './duffel/duffel-flights.ts';
import type { KeyedClientOptions, ProviderClient } from './http/provider-client.ts';
import type { ClientLimits } from './http/client-limits.ts';
import { type ProviderRequest, searchRequest } from './http/send-once.ts';
import { shareSearches } from './http/share-searches.ts';
import { createLiteApiClient, createLiteApiHotels } from './liteapi/liteapi-hotels.ts';
import type {
  ExperienceSearch,
  FlightSearch,
  HotelSearch,
  SearchProvider,
} from './search-provider.ts';
import { createViatorClient, createViatorExperiences } from './viator/viator-experiences.ts';

/** The providers' keys and addresses, by the names of their environment variables; every one may be unset. */
export type ProviderConfig = Pick<
  Env,
  Extract<keyof Env, `${'AMADEUS' | 'DUFFEL' | 'LITEAPI' | 'VIATOR'}_${string}`>
>;

/** How to see whether a provider answers. */
export type ProviderCheck = {
  name: string;
  /** The environment variables that hold its keys, in the order a person would set them. */
  keys: string[];
  /** The cheapest call that its protocol has; none without the keys. Throws ProviderError. */
  ask?: ((signal: AbortSignal) => Promise<unknown>) | undefined;
};

export type LiveProviders = {
  flights: SearchProvider<FlightSearch, FlightResult>[];
  hotels: SearchProvider<HotelSearch, HotelResult>[];
  experiences: SearchProvider<ExperienceSearch, ExperienceResult>[];
  checks: ProviderCheck[];
};

type Parts = { config: ProviderConfig; findPlace: FindPlace; limits?: Partial<ClientLimits> };

/** Amadeus' own default, as its documentation and SDKs have it; production is https://api.amadeus.com. */
const AMADEUS_URL = 'https://test.api.amadeus.com';
const DUFFEL_URL = 'https://api.duffel.com';
const LITEAPI_URL = 'https://api.liteapi.travel/v3.0';
const VIATOR_URL = 'https://api.viator.com/partner';

/** The live providers that keys are set for; none without a key. */
export function createLiveProviders(parts: Parts): LiveProviders {
  const { findPlace } = parts;
  const { amadeus, duffel, liteApi, viator } = clientsOf(parts);

  return {
    flights: [
      ...(amadeus ? [shareSearches(createAmadeusFlights(amadeus))] : []),
      ...(duffel ? [shareSearches(createDuffelFlights(duffel))] : []),
    ],
    hotels: [
      ...(amadeus ? [shareSearches(createAmadeusHotels(amadeus, findPlace))] : []),
      ...(liteApi ? [shareSearches(createLiteApiHotels(liteApi, findPlace))] : []),
    ],
    experiences: viator ? [shareSearches(createViatorExperiences(viator, findPlace))] : [],
    checks: [
      {
        name: 'Amadeus',
        keys: ['AMADEUS_CLIENT_ID', 'AMADEUS_CLIENT_SECRET'],
        ask: amadeus?.check,
      },
      {
        name: 'Duffel',
        keys: ['DUFFEL_ACCESS_TOKEN'],
        ask: duffel && cheapest(duffel, DUFFEL_PING),
      },
      { name: 'LiteAPI', keys: ['LITEAPI_KEY'], ask: liteApi && cheapest(liteApi, LITEAPI_PING) },
      { name: 'Viator', keys: ['VIATOR_API_KEY'], ask: viator && cheapest(viator, VIATOR_PING) },
    ],
  };
}

type Ping = { request: ProviderRequest; answer: z.ZodType };

const DUFFEL_PING: Ping = {
  request: { method: 'GET', path: '/air/airlines', query: { limit: 1 } },
  answer: z.object({ data: z.array(z.unknown()) }),
};
const LITEAPI_PING: Ping = {
  request: { method: 'GET', path: '/data/currencies' },
  answer: z.object({ data: z.array(z.unknown()) }),
};
const VIATOR_PING: Ping = {
  request: searchRequest('/search/freetext', {
    searchTerm: 'Paris',
    searchTypes: [{ searchType: 'DESTINATIONS', pagination: { start: 1, count: 1 } }],
    currency: 'USD',
  }),
  answer: z.object({ destinations: z.object({}) }),
};

function cheapest(client: ProviderClient, { request, answer }: Ping) {
  return (signal: AbortSignal) => client.send(request, answer, signal);
}

function clientsOf({ config, limits = {} }: Parts) {
  const { AMADEUS_CLIENT_ID: clientId, AMADEUS_CLIENT_SECRET: clientSecret } = config;
  const withKey = (
    create: (options: KeyedClientOptions) => ProviderClient,
    key: string | undefined,
    baseUrl: string,
  ) => (key ? create({ key, baseUrl, limits }) : undefined);

  return {
    // One session for flights, hotels and the check of the keys.
    amadeus:
      clientId && clientSecret
        ? createAmadeusSession({
            clientId,
            clientSecret,
            baseUrl: config.AMADEUS_BASE_URL ?? AMADEUS_URL,
            limits,
          })
        : undefined,
    duffel: withKey(
      createDuffelClient,
      config.DUFFEL_ACCESS_TOKEN,
      config.DUFFEL_BASE_URL ?? DUFFEL_URL,
    ),
    liteApi: withKey(
      createLiteApiClient,
      config.LITEAPI_KEY,
      config.LITEAPI_BASE_URL ?? LITEAPI_URL,
    ),
    viator: withKey(
      createViatorClient,
      config.VIATOR_API_KEY,
      config.VIATOR_BASE_URL ?? VIATOR_URL,
    ),
  };
}
