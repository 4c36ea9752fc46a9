import { EntitySchema } from 'typeorm';
import type { TripType } from '#shared/preferences/options.ts';
import type { TripDetails } from '#shared/preferences/trip-details.schema.ts';
import type { WishOverrides } from '#shared/preferences/understanding.schema.ts';
import { createdAt, day, flag, id, integer, json, optional, text } from './column-kinds.ts';

export type TripPreferenceEntity = {
  id: number;
  userId: number;
  tripType: TripType;
  departureDate: string;
  returnDate: string;
  travelers: number;
  budget: string;
  interests: string[];
  isEcoFriendly: boolean;
  isVeganFriendly: boolean;
  additionalPreferences: string;
  destinations: string | null;
  homeAirport: string | null;
  wishes: WishOverrides | null;
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
