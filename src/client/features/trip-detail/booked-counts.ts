import type { TripDetail } from '#shared/trips/trip.schema.ts';

type Bookable = Pick<TripDetail, 'flights' | 'accommodations' | 'activities'>;

/** How many flights, stays and experiences the traveller has chosen; suggestions of the plan do not count. */
export function bookedCounts(trip: Bookable) {
  return {
    flights: trip.flights.length,
    hotels: trip.accommodations.filter((stay) => stay.isSelected).length,
    experiences: trip.activities.filter((activity) => activity.isSelected).length,
  };
}
