import { EXPERIENCE_PROVIDERS } from '#shared/booking/catalog-options.ts';
import { mergeExperiences, mergeFlights, mergeHotels } from '#shared/booking/merge-results.ts';
import type { ExperienceResult, FlightResult, HotelResult } from '#shared/booking/search.schema.ts';
import { sortExperiences, sortFlights, sortHotels } from '#shared/booking/sort-results.ts';
import { toUsd } from '#shared/money.ts';
import { distanceKm } from '../catalogue/distance.ts';
import type { Transport } from '../catalogue/transport.ts';
import type { Clock } from '../clock.ts';
import type { FindPlace } from './domain/find-place.ts';
import { namedProviders } from './domain/named-providers.ts';
import { requireRoute } from './domain/require-airport.ts';
import type { SearchFailure } from './providers/ask-providers.ts';
import type {
  ExperienceSearch,
  FlightSearch,
  HotelSearch,
  SearchProvider,
} from './providers/search-provider.ts';
import { passesFilters } from './sample/sample-hotels.ts';
import { MAX_RESULTS, requireFuture } from './search-rules.ts';

/** The flight providers there are adapters for, as a search names them. */
const FLIGHT_PROVIDERS = ['amadeus', 'duffel'] as const;

/** What a kind of search has of its own; asking, bounding and telling is the same for all. */
export type SearchKind<Query, Result> = {
  /** Whom the query is put to, and who is named in it but can't be asked. */
  asked: (query: Query) => {
    asked: readonly SearchProvider<Query, Result>[];
    missing: SearchFailure[];
  };
  /** Throws an AppError for a query that nobody could answer. */
  check: (query: Query) => void;
  /** A provider's results that fit the query, with what we add to them. */
  fit: (results: Result[], query: Query) => Promise<Result[]>;
  /** Every result once, in the order a list begins with, bounded. */
  merge: (results: Result[]) => Result[];
};

type FlightParts = {
  providers: readonly SearchProvider<FlightSearch, FlightResult>[];
  transport: Transport;
  clock: Clock;
};

export function flightKind({
  providers,
  transport,
  clock,
}: FlightParts): SearchKind<FlightSearch, FlightResult> {
  return {
    asked: ({ providers: named }) => namedProviders(providers, { named, known: FLIGHT_PROVIDERS }),
    check: (search) => {
      requireFuture('departureDate', search.departureDate, clock);
      requireRoute(search, transport);
    },
    fit: (flights, search) =>
      Promise.resolve(flights.filter((flight) => !search.directFlights || flight.stops === 0)),
    merge: (flights) => sortFlights(mergeFlights(flights), 'price').slice(0, MAX_RESULTS),
  };
}

type HotelParts = {
  providers: readonly SearchProvider<HotelSearch, HotelResult>[];
  findPlace: FindPlace;
  clock: Clock;
};

export function hotelKind({
  providers,
  findPlace,
  clock,
}: HotelParts): SearchKind<HotelSearch, HotelResult> {
  return {
    asked: () => ({ asked: providers, missing: [] }),
    check: (search) => requireFuture('checkIn', search.checkIn, clock),
    fit: async (hotels, search) => {
      const middle = await findPlace(search.destination).catch(() => undefined);

      return hotels
        .filter((hotel) => passesFilters(hotel, search))
        .map((hotel) => ({ ...hotel, distanceKm: middle && kmFrom(middle, hotel) }));
    },
    merge: (hotels) => sortHotels(mergeHotels(hotels), 'rating').slice(0, MAX_RESULTS),
  };
}

type ExperienceParts = {
  providers: readonly SearchProvider<ExperienceSearch, ExperienceResult>[];
  clock: Clock;
};

export function experienceKind({
  providers,
  clock,
}: ExperienceParts): SearchKind<ExperienceSearch, ExperienceResult> {
  return {
    asked: ({ providers: named }) =>
      namedProviders(providers, { named, known: EXPERIENCE_PROVIDERS }),
    check: ({ startDate, endDate }) => {
      if (startDate) requireFuture('startDate', startDate, clock);
      else if (endDate) requireFuture('endDate', endDate, clock);
    },
    fit: (results, search) => Promise.resolve(results.filter((result) => fits(result, search))),
    merge: (results) => sortExperiences(mergeExperiences(results), 'reviews').slice(0, MAX_RESULTS),
  };
}

function kmFrom(
  middle: { lat: number; lon: number },
  { lat, lon }: HotelResult,
): number | undefined {
  if (lat === undefined || lon === undefined) return undefined;
  return Math.round(distanceKm(middle, { lat, lon }) * 10) / 10;
}

function fits(result: ExperienceResult, search: ExperienceSearch): boolean {
  const { maxPrice, categories, providers } = search;

  return (
    (maxPrice === undefined || toUsd(result.lowestPrice, result.currency) <= maxPrice) &&
    (categories.length === 0 ||
      categories.some((category) => result.categories.includes(category))) &&
    (!providers?.length || providers.some((provider) => provider === result.provider))
  );
}
