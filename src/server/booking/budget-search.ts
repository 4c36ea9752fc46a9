import type { z } from 'zod';
import { BUDGET_HOTEL_RANGES } from '#shared/booking/catalog-options.ts';
import type {
  budgetHotelInput,
  budgetHotelResult,
  HotelResult,
} from '#shared/booking/search.schema.ts';
import { daysBetween } from '#shared/dates.ts';
import { sumMoney, toUsd } from '#shared/money.ts';
import type { Clock } from '../clock.ts';
import { budgetScores } from './domain/budget-score.ts';
import type { HotelSearch } from './providers/search-provider.ts';
import type { SearchKind } from './search-kinds.ts';
import { allFailed, requireFuture } from './search-rules.ts';
import { type SearchRun, runSearch } from './watch-search.ts';

export type BudgetSearch = z.output<typeof budgetHotelInput>;

type Asked = { search: BudgetSearch; clock: Clock; run: SearchRun };

/** Stays whose price lies in a budget level's range, the best value first. */
export async function searchBudgetHotels(
  kind: SearchKind<HotelSearch, HotelResult>,
  { search, clock, run }: Asked,
): Promise<z.infer<typeof budgetHotelResult>> {
  requireFuture('checkInDate', search.checkInDate, clock);
  const range = BUDGET_HOTEL_RANGES[search.budget];
  const query: HotelSearch = {
    destination: search.destination,
    checkIn: search.checkInDate,
    checkOut: search.checkOutDate,
    guests: { adults: search.adults, children: 0, rooms: 1 },
    priceRange: [...range],
    amenities: [],
    propertyTypes: [],
  };
  const { results, errors } = await runSearch(kind, query, run);

  if (results.length === 0 && errors.length > 0) throw allFailed(errors);
  const found = kind
    .merge(results)
    .map((hotel) => toBudgetHotel(inDollars(hotel), search, range))
    .toSorted((a, b) => b.valueForMoney - a.valueForMoney);

  return { success: true, count: found.length, hotels: found };
}

/** This search's prices have no currency of their own: they are dollars. */
function inDollars(hotel: HotelResult): HotelResult {
  const pricePerNight = toUsd(hotel.pricePerNight, hotel.currency);

  return { ...hotel, pricePerNight, currency: 'USD' };
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
        price: { total: sumMoney([hotel.pricePerNight * nights]) },
        checkInDate: search.checkInDate,
        checkOutDate: search.checkOutDate,
        guests: { adults: search.adults },
      },
    ],
    sample: hotel.sample,
    deepLink: hotel.deepLink,
  };
}
