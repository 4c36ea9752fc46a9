import type { z } from 'zod';
import type { SearchEvent } from '#shared/booking/search-event.ts';
import type {
  ExperienceResult,
  experienceSearchResult,
  FlightResult,
  flightSearchResult,
  HotelResult,
  hotelTestInput,
} from '#shared/booking/search.schema.ts';
import { toUsd } from '#shared/money.ts';
import type { Transport } from '../catalogue/transport.ts';
import type { Clock } from '../clock.ts';
import { type BudgetSearch, searchBudgetHotels } from './budget-search.ts';
import type { FindPlace } from './domain/find-place.ts';
import type {
  ExperienceSearch,
  FlightSearch,
  HotelSearch,
  SearchProvider,
} from './providers/search-provider.ts';
import { experienceKind, flightKind, hotelKind } from './search-kinds.ts';
import { allFailed, requireFuture } from './search-rules.ts';
import { runSearch, type SearchRun, watchSearch } from './watch-search.ts';

export type SearchService = ReturnType<typeof createSearchService>;

export type SearchPorts = {
  flights: readonly SearchProvider<FlightSearch, FlightResult>[];
  hotels: readonly SearchProvider<HotelSearch, HotelResult>[];
  experiences: readonly SearchProvider<ExperienceSearch, ExperienceResult>[];
  transport: Transport;
  findPlace: FindPlace;
  clock: Clock;
  /** Aborted when the server stops; every search ends with it. */
  closing?: AbortSignal;
  /** Told of failures that are our own fault. */
  onFault?: (error: unknown) => void;
};

type HotelTest = z.output<typeof hotelTestInput>;
type Watched<Result> = AsyncGenerator<SearchEvent<Result>>;

const EVERY_PRICE: [number, number] = [0, 100_000];

/** The searches: every provider side by side, merged, filtered and sorted; at once, or told as they answer. */
export function createSearchService(ports: SearchPorts) {
  const { transport, findPlace, clock, closing, onFault = () => undefined } = ports;
  const flight = flightKind({ providers: ports.flights, transport, clock });
  const hotel = hotelKind({ providers: ports.hotels, findPlace, clock });
  const experience = experienceKind({ providers: ports.experiences, clock });
  const run = (caller?: AbortSignal): SearchRun => ({ signals: [caller, closing], onFault });

  return {
    async flights(
      search: FlightSearch,
      signal?: AbortSignal,
    ): Promise<z.infer<typeof flightSearchResult>> {
      const { results, errors } = await runSearch(flight, search, run(signal));
      const merged = flight.merge(results);

      return { success: true, results: merged, totalResults: merged.length, errors };
    },

    async hotels(search: HotelSearch, signal?: AbortSignal): Promise<HotelResult[]> {
      const { results, errors } = await runSearch(hotel, search, run(signal));

      if (results.length === 0 && errors.length > 0) throw allFailed(errors);
      return hotel.merge(results);
    },

    async hotelsForTest(test: HotelTest, signal?: AbortSignal) {
      requireFuture('checkInDate', test.checkInDate, clock);
      const { results, errors } = await runSearch(hotel, fromTest(test), run(signal));
      const merged = hotel.merge(results);

      return { success: true, results: merged, totalResults: merged.length, errors };
    },

    async experiences(
      search: ExperienceSearch,
      signal?: AbortSignal,
    ): Promise<z.infer<typeof experienceSearchResult>> {
      const { results, unfiltered, errors } = await runSearch(experience, search, run(signal));
      const merged = experience.merge(results);

      return {
        success: true,
        results: merged,
        totalResults: merged.length,
        currency: 'USD',
        searchParams: { ...search },
        providers: [...new Set(unfiltered.map((result) => result.provider))],
        filters: filtersOf(unfiltered),
        errors,
      };
    },

    budgetHotels: (search: BudgetSearch, signal?: AbortSignal) =>
      searchBudgetHotels(hotel, { search, clock, run: run(signal) }),

    watchFlights: (search: FlightSearch, signal?: AbortSignal): Watched<FlightResult> =>
      watchSearch(flight, search, run(signal)),
    watchHotels: (search: HotelSearch, signal?: AbortSignal): Watched<HotelResult> =>
      watchSearch(hotel, search, run(signal)),
    watchExperiences: (search: ExperienceSearch, signal?: AbortSignal): Watched<ExperienceResult> =>
      watchSearch(experience, search, run(signal)),
  };
}

function fromTest(test: HotelTest): HotelSearch {
  return {
    destination: test.destination,
    checkIn: test.checkInDate,
    checkOut: test.checkOutDate,
    guests: { adults: test.adults, children: 0, rooms: test.rooms },
    priceRange: [...EVERY_PRICE],
    amenities: [],
    propertyTypes: [],
  };
}

/** What the results could be narrowed by; prices in US dollars. */
function filtersOf(results: readonly ExperienceResult[]) {
  const prices = results.map((result) => toUsd(result.lowestPrice, result.currency));
  const distinct = <T>(values: T[]) => [...new Set(values)];

  return {
    priceRange: {
      min: prices.length ? Math.min(...prices) : 0,
      max: prices.length ? Math.max(...prices) : 0,
    },
    durations: distinct(results.map((result) => result.duration)).toSorted((a, b) => a - b),
    categories: distinct(results.flatMap((result) => result.categories)),
    languages: distinct(results.flatMap((result) => result.languages)),
  };
}
