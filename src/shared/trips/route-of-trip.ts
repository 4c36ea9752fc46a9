import { daysBetween } from '../dates.ts';
import type { TripPlace } from '../generation/trip-places.schema.ts';
import type { TripDetail } from './trip.schema.ts';

type Trip = Pick<
  TripDetail,
  | 'places'
  | 'destination'
  | 'destinationId'
  | 'lat'
  | 'lon'
  | 'timeZone'
  | 'stay'
  | 'startDate'
  | 'endDate'
>;

/**
 * The stays of a trip: of one to one place that one, as a route that another place may join. None where its place or
 * its stay is not known.
 */
export function routeOfTrip(trip: Trip): readonly TripPlace[] {
  const { places, destination, destinationId, lat, lon, timeZone, stay, startDate, endDate } = trip;

  if (places && places.length > 0) return places;
  if (!destinationId || !stay || lat === undefined || lon === undefined || !timeZone) return [];
  const [name = destination, ...country] = destination.split(', ');

  return [
    {
      id: destinationId,
      name,
      country: country.join(', '),
      lat,
      lon,
      timeZone,
      nights: daysBetween(startDate, endDate),
      arrive: startDate,
      depart: endDate,
      stay,
    },
  ];
}
