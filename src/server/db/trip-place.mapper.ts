import { tripPlace, type TripPlace } from '#shared/generation/trip-places.schema.ts';
import type { TripPlaceEntity } from './entities/trip-place.entity.ts';
import { fromRow, toRow } from './row-fields.ts';

/** A stay before it belongs to a trip. */
export type TripPlaceRow = Omit<TripPlaceEntity, 'id' | 'tripId' | 'position'>;

export const toTripPlaceRow = (place: TripPlace): TripPlaceRow => ({
  ...toRow(tripPlace, place),
  placeId: place.id,
});

export function toTripPlace(row: TripPlaceRow): TripPlace {
  const { ride, ...place } = fromRow(tripPlace, { ...row, id: row.placeId });

  return ride ? { ...place, ride } : place;
}
