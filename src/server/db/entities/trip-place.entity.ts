import { EntitySchema } from 'typeorm';
import type { TripPlace } from '#shared/generation/trip-places.schema.ts';
import { day, float, id, integer, json, optional, ownedByTrip, text } from './column-kinds.ts';
import type { RowOf } from '../row-fields.ts';

/** One stay of a trip to several places; a trip to one place has none. */
export type TripPlaceEntity = Omit<RowOf<TripPlace>, 'id'> & {
  id: number;
  tripId: number;
  position: number;
  /** What the trip calls the place's id. */
  placeId: string;
};

export const tripPlaceSchema = new EntitySchema<TripPlaceEntity>({
  name: 'trip_place',
  tableName: 'trip_places',
  columns: {
    id,
    tripId: integer,
    position: integer,
    placeId: text,
    name: text,
    country: text,
    lat: float,
    lon: float,
    timeZone: text,
    nights: integer,
    arrive: day,
    depart: day,
    airport: optional(text),
    stay: json,
    ride: optional(json),
  },
  ...ownedByTrip('trip_places'),
});
