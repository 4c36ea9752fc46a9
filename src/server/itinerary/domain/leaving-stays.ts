import type { TripPlace } from '#shared/generation/trip-places.schema.ts';
import type { RouteStay } from '#shared/trips/itinerary-edit.schema.ts';
import { keptStays } from '#shared/trips/kept-stays.ts';
import { daysOfStay } from '#shared/trips/stay-days.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';

type Leaving = { place: TripPlace; index: number };

/** The stays of a trip that a new route has no place for. */
export function leavingStays(
  { places = [] }: Pick<TripDetail, 'places'>,
  route: readonly Pick<RouteStay, 'id' | 'stay'>[],
): Leaving[] {
  const kept = new Set(keptStays(places, route));

  return places.flatMap((place, index) => (kept.has(index) ? [] : [{ place, index }]));
}

/** What goes with a stay: the hotel that was chosen there, and the stops that were locked. */
export function leavingText(
  { places = [], accommodations, itineraryDays }: TripDetail,
  { place, index }: Leaving,
): string {
  const hotel = accommodations.find(
    ({ isSelected, checkIn }) => isSelected && checkIn === place.arrive,
  );
  const locked = daysOfStay(itineraryDays, places, index).flatMap(({ activities }) =>
    activities.flatMap(({ locked: isLocked, activity }) => (isLocked ? [activity] : [])),
  );

  return [
    `${place.name} leaves the trip.`,
    ...(hotel
      ? [`So does your choice of ${hotel.name}: if you have booked it, cancel it yourself.`]
      : []),
    ...(locked.length > 0 ? [`Locked there: ${locked.join(', ')}.`] : []),
  ].join(' ');
}
