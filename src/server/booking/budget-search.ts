import type { z } from 'zod';
import { BUDGET_HOTEL_RANGES } from '#shared/booking/catalog-options.ts';
import type {
  budgetHotelInput,
  budgetHotelResult,
  HotelResult,
} from '#shared/booking/search.schema.ts';
import { daysBetween } from '#shared/dates.ts';
import type { Clock } from '../clock.ts';
import { budgetScores } from './domain/budget-score.ts';
import { askProviders } from './providers/ask-providers.ts';
import type { SearchProvider } from './providers/search-provider.ts';
import { passesFilters } from './sample/sample-hotels.ts';
import type { HotelSearch } from './sample/sample-providers.ts';
import { allFailed, MAX_RESULTS, requireFuture, unique } from './search-rules.ts';

export type BudgetSearch = z.output<typeof budgetHotelInput>;

/** Stays whose price lies in a budget level's range, the best value first. */
export async function searchBudgetHotels(
  providers: readonly SearchProvider<HotelSearch, HotelResult>[],
  search: BudgetSearch,
  clock: Clock,
): Promise<z.infer<typeof budgetHotelResult>> {
  requireFuture('checkInDate', search.checkInDate, clock);
  const range = BUDGET_HOTEL_RANGES[search.budget];
  const { results, errors } = await askProviders(providers, {
    destination: search.destination,
    checkIn: search.checkInDate,
    checkOut: search.checkOutDate,
    guests: { adults: search.adults, children: 0, rooms: 1 },
    priceRange: [...range],
    amenities: [],
    propertyTypes: [],
  });

  if (results.length === 0 && errors.length > 0) throw allFailed(errors);
  const found = unique(results)
    .filter((hotel) =>
      passesFilters(hotel, { priceRange: range, amenities: [], propertyTypes: [] }),
    )
    .map((hotel) => toBudgetHotel(hotel, search, range))
    .toSorted((a, b) => b.valueForMoney - a.valueForMoney)
    .slice(0, MAX_RESULTS);

  return { success: true, count: found.length, hotels: found };
}

const BUDGET_AMENITIES: Record<string, string> = {
  wifi: 'FREE_WIFI',
  parking: 'PARKING',
  restaurant: 'RESTAURANT',
};

function toBudgetHotel(hotel: HotelResult, search: BudgetSearch, range: readonly [number, number]) {
  const nights = Math.max(1, daysBetween(search.checkInDate, search.checkOutDate));

  return {
    id: hotel.id,
    hotel: {
      name: hotel.name,
      address: { lines: hotel.address.split(', ') },
      rating: hotel.starRating,
      amenities: hotel.amenities.map(
        (amenity) => BUDGET_AMENITIES[amenity] ?? amenity.toUpperCase(),
      ),
    },
    ...budgetScores(hotel, range),
    offers: [
      {
        price: { total: hotel.pricePerNight * nights },
        checkInDate: search.checkInDate,
        checkOutDate: search.checkOutDate,
        guests: { adults: search.adults },
      },
    ],
    sample: hotel.sample,
    deepLink: hotel.deepLink,
  };
}
