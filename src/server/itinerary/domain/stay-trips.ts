import { roomsFor } from '#server/planning/assembly/budget.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { daysOfStay } from '#shared/trips/stay-days.ts';

/** Each stay of a trip to several places as the trip that it would be alone; none of a trip to one place. */
export function stayTrips(trip: TripDetail): TripDetail[] {
  const { places = [], ...whole } = trip;

  return places.map((place, index) => ({
    ...whole,
    destination: place.name,
    destinationId: place.id,
    lat: place.lat,
    lon: place.lon,
    timeZone: place.timeZone,
    startDate: place.arrive,
    endDate: place.depart,
    flights: [],
    stay: place.stay,
    itineraryDays: daysOfStay(trip.itineraryDays, places, index),
    // The worth of the whole is told of the whole, and so is its limit.
    totalBudget: 0,
    score: undefined,
    bound: undefined,
    costs: trip.costs && {
      flights: 0,
      stay: place.stay.pricePerNight * roomsFor(trip.tripPreferences.travelers) * place.nights,
      food: 0,
      activities: 0,
      transport: 0,
      total: 0,
    },
  }));
}
