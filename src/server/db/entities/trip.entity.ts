import { EntitySchema } from 'typeorm';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import {
  createdAt,
  day,
  flag,
  float,
  id,
  instant,
  integer,
  json,
  money,
  optional,
  reference,
  text,
} from './column-kinds.ts';
import type { RowOf } from '../row-fields.ts';

/** What is told of a trip and stands in rows of its own, or is worked out. */
type OutsideTheRow =
  | 'flights'
  | 'accommodations'
  | 'activities'
  | 'diningOptions'
  | 'itineraryDays'
  | 'packingItems'
  | 'places'
  | 'countries'
  | 'stage'
  | 'isRevealed'
  | 'travelers';

export type TripEntity = RowOf<Omit<TripDetail, OutsideTheRow | 'entries' | 'createdAt'>> & {
  preferencesId: number | null;
  /** When the traveller chose to see the secret. */
  revealedAt: Date | null;
  entries?: TripDetail['entries'] | null;
  createdAt: Date;
  /** When the traveller deleted it: from then on every read leaves it out. */
  deletedAt?: Date | null;
};

export const tripSchema = new EntitySchema<TripEntity>({
  name: 'trip',
  tableName: 'trips',
  columns: {
    id,
    version: { ...integer, default: 1 },
    userId: integer,
    preferencesId: optional(integer),
    title: optional(text),
    destination: text,
    destinationId: optional(text),
    destinationDescription: text,
    imagePrompt: text,
    lat: optional(float),
    lon: optional(float),
    timeZone: optional(text),
    startDate: day,
    endDate: day,
    status: text,
    bookingStatus: text,
    isSurprise: flag,
    revealedAt: optional(instant),
    totalBudget: money,
    dailyBudget: money,
    budget: text,
    currency: text,
    primaryLanguage: text,
    languageCode: optional(text),
    tripPreferences: json,
    weatherInfo: optional(json),
    usefulPhrases: json,
    culturalNotes: json,
    safetyTips: json,
    hints: json,
    revealSchedule: json,
    budgetHotels: json,
    amadeusCodes: json,
    stay: optional(json),
    generatedBy: optional(text),
    checks: json,
    score: optional(float),
    bound: optional(float),
    warnings: json,
    costs: optional(json),
    entries: optional(json),
    createdAt,
    deletedAt: { ...optional(instant), deleteDate: true },
  },
  indices: [
    { name: 'trips_user_index', columns: ['userId', 'id'], where: '"deletedAt" IS NULL' },
    { name: 'trips_preferences_index', columns: ['preferencesId'] },
    { name: 'trips_deleted_index', columns: ['deletedAt'], where: '"deletedAt" IS NOT NULL' },
  ],
  foreignKeys: [
    reference(
      'trips_preferences_fkey',
      { column: 'preferencesId', target: 'trip_preference' },
      'SET NULL',
    ),
  ],
});
