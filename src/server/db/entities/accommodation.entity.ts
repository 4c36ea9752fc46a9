import { EntitySchema } from 'typeorm';
import type { TripAccommodation } from '#shared/trips/trip.schema.ts';
import { flag, id, integer, json, money, optional, ownedByTrip, text } from './column-kinds.ts';
import type { RowOf } from '../row-fields.ts';

export type AccommodationEntity = RowOf<TripAccommodation> & { tripId: number; position: number };

export const accommodationSchema = new EntitySchema<AccommodationEntity>({
  name: 'accommodation',
  tableName: 'accommodations',
  columns: {
    id,
    tripId: integer,
    position: integer,
    name: text,
    type: text,
    priceRange: text,
    address: text,
    description: text,
    checkIn: text,
    checkOut: text,
    pricePerNight: money,
    currency: text,
    imageUrl: optional(text),
    amenities: json,
    provider: optional(text),
    isSelected: flag,
  },
  ...ownedByTrip('accommodations'),
});
