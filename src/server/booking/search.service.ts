import type { z } from 'zod';
import type {
  ExperienceResult,
  experienceSearchResult,
  FlightResult,
  flightSearchResult,
  HotelResult,
  hotelTestInput,
} from '#shared/booking/search.schema.ts';
import type { Clock } from '../clock.ts';
import { type BudgetSearch, searchBudgetHotels } from './budget-search.ts';
import { askProviders } from './providers/ask-providers.ts';
import type { SearchProvider } from './providers/search-provider.ts';
import type { FlightSearch } from './sample/sample-flights.ts';
import { passesFilters } from './sample/sample-hotels.ts';
import type { ExperienceSearch, HotelSearch } from './sample/sample-providers.ts';
import { allFailed, MAX_RESULTS, requireFuture, unique } from './search-rules.ts';

export type SearchService = ReturnType<typeof createSearchService>;

export type SearchPorts = {
  flights: readonly SearchProvider<FlightSearch, FlightResult>[];
  hotels: readonly SearchProvider<HotelSearch, HotelResult>[];
  experiences: readonly SearchProvider<ExperienceSearch, ExperienceResult>[];
  clock: Clock;
};

type HotelTest = z.output<typeof hotelTestInput>;

const EVERY_PRICE = [0, 100_000] as const;

/** The searches: every provider side by side, merged, filtered and sorted. */
export function createSearchService({ flights, hotels, experiences, clock }: SearchPorts) {
  const notPast = (field: string, date: string) => requireFuture(field, date, clock);

  return {
    async flights(search: FlightSearch): Promise<z.infer<typeof flightSearchResult>> {
      notPast('departureDate', search.departureDate);
      const { results, errors } = await askProviders(flights, search);
      const sorted = unique(results)
        .toSorted((a, b) => a.price - b.price)
        .slice(0, MAX_RESULTS);

      return { success: true, results: sorted, totalResults: sorted.length, errors };
    },

    async hotels(search: HotelSearch): Promise<HotelResult[]> {
      notPast('checkIn', search.checkIn);
      const { results, errors } = await askProviders(hotels, search);

      if (results.length === 0 && errors.length > 0) throw allFailed(errors);
      return unique(results)
        .filter((hotel) => passesFilters(hotel, search))
        .toSorted((a, b) => b.userRating - a.userRating)
        .slice(0, MAX_RESULTS);
    },

    async hotelsForTest(test: HotelTest) {
      notPast('checkInDate', test.checkInDate);
      const { results, errors } = await askProviders(hotels, {
        destination: test.destination,
        checkIn: test.checkInDate,
        checkOut: test.checkOutDate,
        guests: { adults: test.adults, children: 0, rooms: test.rooms },
        priceRange: [...EVERY_PRICE],
        amenities: [],
        propertyTypes: [],
      });
      const found = unique(results).slice(0, MAX_RESULTS);

      return { success: true, results: found, totalResults: found.length, errors };
    },

    async experiences(search: ExperienceSearch): Promise<z.infer<typeof experienceSearchResult>> {
      if (search.startDate) notPast('startDate', search.startDate);
      const { results, errors } = await askProviders(experiences, search);
      const all = unique(results);
      const fitting = all
        .filter((result) => fitsExperience(result, search))
        .toSorted((a, b) => b.reviewCount - a.reviewCount)
        .slice(0, MAX_RESULTS);

      return {
        success: true,
        results: fitting,
        totalResults: fitting.length,
        currency: 'USD',
        searchParams: { ...search },
        providers: [...new Set(all.map((result) => result.provider))],
        filters: filtersOf(all),
        errors,
      };
    },

    budgetHotels: (search: BudgetSearch) => searchBudgetHotels(hotels, search, clock),
  };
}

function fitsExperience(result: ExperienceResult, search: ExperienceSearch): boolean {
  return (
    (search.maxPrice === undefined || result.lowestPrice <= search.maxPrice) &&
    (search.categories.length === 0 ||
      search.categories.some((category) => result.categories.includes(category))) &&
    (!search.providers?.length || search.providers.some((provider) => provider === result.provider))
  );
}

/** What the results could be narrowed by. */
function filtersOf(results: readonly ExperienceResult[]) {
  const prices = results.map((result) => result.lowestPrice);
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
