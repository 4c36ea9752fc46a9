import { EntitySchema } from 'typeorm';
import type { z } from 'zod';
import type { preferenceColumns } from '#shared/preferences/preference.schema.ts';
import type { TripDetails } from '#shared/preferences/trip-details.schema.ts';
import type { RowOf } from '../row-fields.ts';
import { createdAt, day, flag, id, integer, json, optional, text } from './column-kinds.ts';

export type TripPreferenceEntity = RowOf<z.infer<typeof preferenceColumns>> & {
  userId: number;
  details: TripDetails | null;
  createdAt: Date;
};

export const tripPreferenceSchema = new EntitySchema<TripPreferenceEntity>({
  name: 'trip_preference',
  tableName: 'trip_preferences',
  columns: {
    id,
    userId: { ...integer, default: 1 },
    tripType: text,
    departureDate: day,
    returnDate: day,
    travelers: integer,
    budget: text,
    interests: json,
    isEcoFriendly: flag,
    isVeganFriendly: flag,
    additionalPreferences: text,
    destinations: optional(text),
    homeAirport: optional(text),
    wishes: optional(json),
    details: optional(json),
    createdAt,
  },
});
