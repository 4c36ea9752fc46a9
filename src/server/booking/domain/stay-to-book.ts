import { AppError } from '#shared/app-error.ts';
import type { SelectionType } from '#shared/booking/catalog-options.ts';
import { stayIndex, stayKeys } from '#shared/trips/stay-keys.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { stayTrips } from '../../itinerary/domain/stay-trips.ts';

type StayToBook = {
  /** The stay as a trip of its own; the whole trip where options are for all of it. */
  trip: TripDetail;
  position: number;
  /** What the stay is called where choices are made for it; empty for the whole trip. */
  key: string;
};

/**
 * What options are searched for: flights for the whole trip, hotels and experiences for one stay at a time and rides
 * for the stay they lead to: the one that is named, else the first. BAD_REQUEST for a stay that the trip has not.
 */
export function stayToBook(
  trip: TripDetail,
  type: SelectionType,
  placeId: string | undefined,
): StayToBook {
  const { places = [] } = trip;

  if (type === 'rides' && places.length < 2)
    throw new AppError('BAD_REQUEST', 'type: this trip has no rides between places');
  if (type === 'flights' || places.length === 0) return { trip, position: 0, key: '' };
  const first = type === 'rides' ? 1 : 0;
  const position = placeId === undefined ? first : stayIndex(places, placeId);
  const stay = stayTrips(trip)[position];

  if (!stay) throw new AppError('BAD_REQUEST', 'placeId: this trip does not stay there');
  if (position < first)
    throw new AppError('BAD_REQUEST', 'placeId: the trip begins there, so no ride leads to it');
  return { trip: stay, position, key: stayKeys(places)[position] ?? '' };
}
