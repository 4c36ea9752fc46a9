import type { TripPlace } from '#shared/generation/trip-places.schema.ts';
import type { TripPlaceEntity } from './entities/trip-place.entity.ts';

/** A stay before it belongs to a trip. */
export type TripPlaceRow = Omit<TripPlaceEntity, 'id' | 'tripId' | 'position'>;

export function toTripPlaceRow({ id, ride, ...place }: TripPlace): TripPlaceRow {
  return {
    placeId: id,
    name: place.name,
    country: place.country,
    lat: place.lat,
    lon: place.lon,
    timeZone: place.timeZone,
    nights: place.nights,
    arrive: place.arrive,
    depart: place.depart,
    stay: place.stay,
    ride: ride ?? null,
  };
}

export function toTripPlace(row: TripPlaceRow): TripPlace {
  return {
    id: row.placeId,
    name: row.name,
    country: row.country,
    lat: row.lat,
    lon: row.lon,
    timeZone: row.timeZone,
    nights: row.nights,
    arrive: row.arrive,
    depart: row.depart,
    stay: row.stay,
    ...(row.ride ? { ride: row.ride } : {}),
  };
}
