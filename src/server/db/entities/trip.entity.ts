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
  text,
} from './column-kinds.ts';

export type TripEntity = {
  id: number;
  version: number;
  userId: number;
  preferencesId: number | null;
  /** The traveller's own name for the trip. */
  title: string | null;
  destination: string;
  destinationId: string | null;
  destinationDescription: string;
  imagePrompt: string;
  lat: number | null;
  lon: number | null;
  timeZone: string | null;
  startDate: string;
  endDate: string;
  status: string;
  bookingStatus: string;
  isSurprise: boolean;
  /** When the traveller chose to see the secret. */
  revealedAt: Date | null;
  totalBudget: number;
  dailyBudget: number;
  budget: string;
  currency: string;
  primaryLanguage: string;
  languageCode: string | null;
  tripPreferences: TripDetail['tripPreferences'];
  weatherInfo: TripDetail['weatherInfo'] | null;
  usefulPhrases: TripDetail['usefulPhrases'];
  culturalNotes: string[];
  safetyTips: string[];
  hints: string[];
  revealSchedule: TripDetail['revealSchedule'];
  budgetHotels: TripDetail['budgetHotels'];
  amadeusCodes: TripDetail['amadeusCodes'];
  stay: TripDetail['stay'] | null;
  generatedBy: string | null;
  checks: TripDetail['checks'];
  score: number | null;
  bound: number | null;
  warnings: string[];
  costs: TripDetail['costs'] | null;
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
    {
      name: 'trips_preferences_fkey',
      target: 'trip_preference',
      columnNames: ['preferencesId'],
      referencedColumnNames: ['id'],
      onDelete: 'SET NULL',
    },
  ],
});
