import { EntitySchema } from 'typeorm';
import type { TripSelection } from '#shared/booking/selection.schema.ts';
import type { StayPoint, TripRide } from '#shared/generation/trip-places.schema.ts';
import type { TripDates } from '#shared/trips/move-dates.ts';
import {
  createdAt,
  id,
  integer,
  json,
  optional,
  ownedByTrip,
  reference,
  text,
} from './column-kinds.ts';
import type { JourneyEnds } from '#server/planning/days/flown-ends.ts';
import type { RowOf } from '../row-fields.ts';

/** Rows that a choice took the place of, as they were. */
export type ReplacedByChoice = {
  rows: Readonly<Record<string, unknown>>[];
  /** Those of the trip at that time; rows kept before this was noted have none. */
  dates?: TripDates;
  /** Where the days began; null when that was open. */
  stay?: StayPoint | null;
  /** Of a choice of a ride: the one before it. */
  ride?: TripRide;
  /** Of a choice of flights: how the plan told coming and going, and that fares are an estimate. */
  ends?: JourneyEnds;
  estimates?: string[];
};

export type TripSelectionEntity = RowOf<TripSelection> & {
  /** Empty for what belongs to the whole trip. */
  placeId: string;
  /** What the trip held before the first choice; null for choices made before this was kept. */
  replaced: ReplacedByChoice | null;
  createdAt: Date;
};

/** One selection per category and trip, of hotels, experiences and rides one per stay; another one replaces it. */
export const tripSelectionSchema = new EntitySchema<TripSelectionEntity>({
  name: 'trip_selection',
  tableName: 'trip_selections',
  columns: {
    id,
    tripId: integer,
    recommendationId: optional(integer),
    selectionType: text,
    placeId: { ...text, default: '' },
    providerBookingData: json,
    totalPrice: { ...integer, comment: 'cents' },
    currency: text,
    bookingStatus: text,
    replaced: optional(json),
    createdAt,
  },
  uniques: [
    {
      name: 'trip_selections_category_unique',
      columns: ['tripId', 'selectionType', 'placeId'],
    },
  ],
  foreignKeys: [
    ...ownedByTrip('trip_selections').foreignKeys,
    reference(
      'trip_selections_recommendation_fkey',
      { column: 'recommendationId', target: 'recommendation' },
      'SET NULL',
    ),
  ],
});
