import { EntitySchema } from 'typeorm';
import type { TripItineraryDay } from '#shared/trips/trip.schema.ts';
import {
  day,
  float,
  id,
  integer,
  json,
  money,
  optional,
  ownedByTrip,
  text,
} from './column-kinds.ts';
import type { RowOf } from '../row-fields.ts';

export type ItineraryDayEntity = RowOf<TripItineraryDay> & { tripId: number };

export const itineraryDaySchema = new EntitySchema<ItineraryDayEntity>({
  name: 'itinerary_day',
  tableName: 'itinerary_days',
  columns: {
    id,
    tripId: integer,
    dayNumber: integer,
    date: day,
    dayType: text,
    title: optional(text),
    start: text,
    end: text,
    cost: money,
    walkKm: float,
    weather: json,
    note: optional(text),
    back: optional(json),
    activities: json,
  },
  uniques: [{ name: 'itinerary_days_trip_day_unique', columns: ['tripId', 'dayNumber'] }],
  foreignKeys: ownedByTrip('itinerary_days').foreignKeys,
});
