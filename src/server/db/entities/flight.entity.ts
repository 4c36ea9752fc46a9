import { EntitySchema } from 'typeorm';
import type { TripFlight } from '#shared/trips/trip.schema.ts';
import { flag, id, integer, json, money, optional, ownedByTrip, text } from './column-kinds.ts';
import type { RowOf } from '../row-fields.ts';

export type FlightEntity = RowOf<TripFlight> & { tripId: number; position: number };

export const flightSchema = new EntitySchema<FlightEntity>({
  name: 'flight',
  tableName: 'flights',
  columns: {
    id,
    tripId: integer,
    position: integer,
    departureAirport: text,
    arrivalAirport: text,
    airline: text,
    flightNumber: text,
    // Text, not date: a saved payload may carry a provider's own wording.
    departureDate: text,
    departureTime: text,
    arrivalDate: text,
    arrivalTime: text,
    cabin: text,
    status: text,
    isReturn: flag,
    segments: json,
    price: money,
    pricedFor: optional(integer),
    currency: text,
    bookingReference: optional(text),
    provider: optional(text),
  },
  ...ownedByTrip('flights'),
});
