import type { ExperienceResult, FlightResult, HotelResult } from '#shared/booking/search.schema.ts';
import type { FindPlace } from '../domain/find-place.ts';
import { createAmadeusFlights } from './amadeus/amadeus-flights.ts';
import { createAmadeusHotels } from './amadeus/amadeus-hotels.ts';
import { createAmadeusSession } from './amadeus/amadeus-session.ts';
import { createDuffelClient, createDuffelFlights } from './duffel/duffel-flights.ts';
import type { ClientLimits } from './http/provider-client.ts';
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
export type ProviderConfig = {
  AMADEUS_CLIENT_ID?: string | undefined;
  AMADEUS_CLIENT_SECRET?: string | undefined;
  AMADEUS_BASE_URL?: string | undefined;
  DUFFEL_ACCESS_TOKEN?: string | undefined;
  DUFFEL_BASE_URL?: string | undefined;
  LITEAPI_KEY?: string | undefined;
  LITEAPI_BASE_URL?: string | undefined;
  VIATOR_API_KEY?: string | undefined;
  VIATOR_BASE_URL?: string | undefined;
};

export type LiveProviders = {
  flights: SearchProvider<FlightSearch, FlightResult>[];
  hotels: SearchProvider<HotelSearch, HotelResult>[];
  experiences: SearchProvider<ExperienceSearch, ExperienceResult>[];
};

type Parts = { config: ProviderConfig; findPlace: FindPlace; limits?: Partial<ClientLimits> };

/** Amadeus' own default, as its documentation and SDKs have it; production is https://api.amadeus.com. */
const AMADEUS_URL = 'https://test.api.amadeus.com';
const DUFFEL_URL = 'https://api.duffel.com';
const LITEAPI_URL = 'https://api.liteapi.travel/v3.0';
const VIATOR_URL = 'https://api.viator.com/partner';

/** The live providers that keys are set for; none without a key. */
export function createLiveProviders(parts: Parts): LiveProviders {
  const amadeus = amadeusOf(parts);
  const [duffel, liteApi, viator] = [duffelOf(parts), liteApiOf(parts), viatorOf(parts)];

  return {
    flights: [...(amadeus ? [createAmadeusFlights(amadeus)] : []), ...duffel].map((provider) =>
      shareSearches(provider),
    ),
    hotels: [...(amadeus ? [createAmadeusHotels(amadeus, parts.findPlace)] : []), ...liteApi].map(
      (provider) => shareSearches(provider),
    ),
    experiences: viator.map((provider) => shareSearches(provider)),
  };
}

/** The session that Amadeus' flights, hotels and key check share. */
export function amadeusOf({ config, limits = {} }: Pick<Parts, 'config' | 'limits'>) {
  const { AMADEUS_CLIENT_ID: clientId, AMADEUS_CLIENT_SECRET: clientSecret } = config;

  if (!clientId || !clientSecret) return undefined;
  return createAmadeusSession({
    clientId,
    clientSecret,
    baseUrl: config.AMADEUS_BASE_URL ?? AMADEUS_URL,
    limits,
  });
}

function duffelOf({ config, limits = {} }: Parts) {
  const { DUFFEL_ACCESS_TOKEN: token, DUFFEL_BASE_URL: baseUrl = DUFFEL_URL } = config;

  return token ? [createDuffelFlights(createDuffelClient({ token, baseUrl, limits }))] : [];
}

function liteApiOf({ config, limits = {}, findPlace }: Parts) {
  const { LITEAPI_KEY: key, LITEAPI_BASE_URL: baseUrl = LITEAPI_URL } = config;

  return key ? [createLiteApiHotels(createLiteApiClient({ key, baseUrl, limits }), findPlace)] : [];
}

function viatorOf({ config, limits = {}, findPlace }: Parts) {
  const { VIATOR_API_KEY: key, VIATOR_BASE_URL: baseUrl = VIATOR_URL } = config;

  return key
    ? [createViatorExperiences(createViatorClient({ key, baseUrl, limits }), findPlace)]
    : [];
}
