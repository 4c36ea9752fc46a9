import { daysBetween } from '../dates.ts';
import type { TripPlace, TripRide } from '../generation/trip-places.schema.ts';
import { moveDay, type TripDates } from './move-dates.ts';

/** The stays of a trip so many days on. */
export function shiftPlaces(places: readonly TripPlace[], days: number): TripPlace[] {
  return places.map((place) => ({
    ...place,
    arrive: moveDay(place.arrive, days),
    depart: moveDay(place.depart, days),
    ...(place.ride ? { ride: shiftRide(place.ride, days) } : {}),
  }));
}

function shiftRide({ arrivesOn, ...ride }: TripRide, days: number): TripRide {
  return {
    ...ride,
    date: moveDay(ride.date, days),
    ...(arrivesOn === undefined ? {} : { arrivesOn: moveDay(arrivesOn, days) }),
  };
}

/**
 * The stays of a trip within its new dates: those that the dates no longer reach are left out, and the first and the
 * last one reach to the ends of the trip.
 */
export function placesWithin(
  places: readonly TripPlace[],
  { startDate, endDate }: TripDates,
): TripPlace[] {
  const kept = places.filter(({ arrive, depart }) => depart > startDate && arrive < endDate);

  return kept.map(({ ride, ...place }, at) => {
    const arrive = at === 0 ? startDate : place.arrive;
    const depart = at === kept.length - 1 ? endDate : place.depart;

    return {
      ...place,
      arrive,
      depart,
      nights: daysBetween(arrive, depart),
      ...(ride && at > 0 ? { ride } : {}),
    };
  });
}
