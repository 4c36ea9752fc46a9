import { toUsd } from '../money.ts';
import type { ExperienceResult, FlightResult, HotelResult } from './search.schema.ts';

/** The orders a list can be put in; the first is how it comes. */
export const FLIGHT_SORTS = ['price', 'duration', 'departure'] as const;
export const HOTEL_SORTS = ['rating', 'price', 'distance'] as const;
export const EXPERIENCE_SORTS = ['reviews', 'price', 'rating', 'distance'] as const;

export type FlightSort = (typeof FLIGHT_SORTS)[number];
export type HotelSort = (typeof HOTEL_SORTS)[number];
export type ExperienceSort = (typeof EXPERIENCE_SORTS)[number];

type Rank<Result> = (result: Result) => number | string;

const flightPrice: Rank<FlightResult> = (flight) => toUsd(flight.price, flight.currency);
const hotelPrice: Rank<HotelResult> = (hotel) => toUsd(hotel.pricePerNight, hotel.currency);
const experiencePrice: Rank<ExperienceResult> = (result) =>
  toUsd(result.lowestPrice, result.currency);
/** What has no distance comes last. */
const distance = (result: { distanceKm?: number | undefined }) =>
  result.distanceKm ?? Number.POSITIVE_INFINITY;

const FLIGHT_RANKS: Record<FlightSort, Rank<FlightResult>[]> = {
  price: [flightPrice],
  duration: [(flight) => flight.totalDuration, flightPrice],
  departure: [(flight) => flight.outboundSegments[0]?.departureTime ?? '9', flightPrice],
};
const HOTEL_RANKS: Record<HotelSort, Rank<HotelResult>[]> = {
  rating: [(hotel) => -hotel.userRating, hotelPrice],
  price: [hotelPrice],
  distance: [distance, hotelPrice],
};
const EXPERIENCE_RANKS: Record<ExperienceSort, Rank<ExperienceResult>[]> = {
  reviews: [(result) => -result.reviewCount],
  price: [experiencePrice],
  rating: [(result) => -result.rating, (result) => -result.reviewCount],
  distance: [distance, experiencePrice],
};

export function sortFlights(flights: readonly FlightResult[], by: FlightSort): FlightResult[] {
  return sorted(flights, FLIGHT_RANKS[by]);
}

export function sortHotels(hotels: readonly HotelResult[], by: HotelSort): HotelResult[] {
  return sorted(hotels, HOTEL_RANKS[by]);
}

export function sortExperiences(
  results: readonly ExperienceResult[],
  by: ExperienceSort,
): ExperienceResult[] {
  return sorted(results, EXPERIENCE_RANKS[by]);
}

/** By each rank in turn and the id at last, so that the order is the same however the results came in. */
function sorted<Result extends { id: string }>(
  results: readonly Result[],
  ranks: readonly Rank<Result>[],
): Result[] {
  return results.toSorted((a, b) => {
    for (const rank of [...ranks, (result: Result) => result.id]) {
      const [first, second] = [rank(a), rank(b)];

      if (first !== second) return first < second ? -1 : 1;
    }
    return 0;
  });
}
