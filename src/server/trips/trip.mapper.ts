import {
  packingItem,
  type PackingItem,
  tripAccommodation,
  tripActivity,
  tripDetail,
  type TripDetail,
  tripDining,
  tripFlight,
  tripItineraryDay,
  tripSummary,
  type TripSummary,
} from '#shared/trips/trip.schema.ts';
import type { AccommodationEntity } from '../db/entities/accommodation.entity.ts';
import type { ActivityEntity } from '../db/entities/activity.entity.ts';
import type { DiningOptionEntity } from '../db/entities/dining-option.entity.ts';
import { tripStage } from '#shared/trips/trip-status.ts';
import type { FlightEntity } from '../db/entities/flight.entity.ts';
import type { ItineraryDayEntity } from '../db/entities/itinerary-day.entity.ts';
import type { PackingItemEntity } from '../db/entities/packing-item.entity.ts';
import type { TripPlaceEntity } from '../db/entities/trip-place.entity.ts';
import { fromRow } from '../db/row-fields.ts';
import { toTripPlace } from '../db/trip-place.mapper.ts';
import type { TripEntity } from '../db/entities/trip.entity.ts';
import type { TripToday } from './domain/trip-today.ts';

/** The rows that belong to a trip, by what a trip calls them. */
export type OwnedEntities = {
  flights: FlightEntity;
  accommodations: AccommodationEntity;
  activities: ActivityEntity;
  diningOptions: DiningOptionEntity;
  itineraryDays: ItineraryDayEntity;
  packingItems: PackingItemEntity;
  places: TripPlaceEntity;
};

export type TripWithDetails = { trip: TripEntity } & {
  [Name in keyof OwnedEntities]: OwnedEntities[Name][];
};

/** What is worked out of columns, and not kept in one as it is told. */
const WORKED_OUT = {
  title: true,
  stage: true,
  isRevealed: true,
  travelers: true,
  createdAt: true,
} as const;

/** What a summary tells as its column holds it. */
const summaryColumns = tripSummary.omit(WORKED_OUT);

/** What a trip tells as its column holds it. */
export const tripColumns = tripDetail.omit({
  ...WORKED_OUT,
  entries: true,
  flights: true,
  accommodations: true,
  activities: true,
  diningOptions: true,
  itineraryDays: true,
  packingItems: true,
  places: true,
  countries: true,
});

/** A surprise stays one until its traveller asks to see it, or the departure date has come for them. */
function isRevealed(
  trip: Pick<TripEntity, 'isSurprise' | 'revealedAt' | 'startDate' | 'timeZone' | 'amadeusCodes'>,
  today: TripToday,
): boolean {
  return !trip.isSurprise || trip.revealedAt !== null || trip.startDate <= today(trip);
}

/** The columns of a trip that lists need: the plan's own are many times as large. */
export const SUMMARY_COLUMNS = [
  'id',
  'userId',
  'title',
  'destination',
  'startDate',
  'endDate',
  'status',
  'bookingStatus',
  'isSurprise',
  'revealedAt',
  'dailyBudget',
  'totalBudget',
  'currency',
  'imagePrompt',
  'tripPreferences',
  'timeZone',
  'amadeusCodes',
  'createdAt',
] as const satisfies readonly (keyof TripEntity)[];

export type TripSummaryRow = Pick<TripEntity, (typeof SUMMARY_COLUMNS)[number]>;

export function toTripSummary(trip: TripSummaryRow, today: TripToday): TripSummary {
  const revealed = isRevealed(trip, today);

  return {
    ...fromRow(summaryColumns, trip),
    // A title may name the place, so it is as secret as the place.
    title: (revealed && trip.title) || undefined,
    stage: tripStage(trip, today(trip)),
    isRevealed: revealed,
    travelers: trip.tripPreferences.travelers,
    createdAt: trip.createdAt.toISOString(),
  };
}

export function toTripDetail(details: TripWithDetails, today: TripToday): TripDetail {
  return {
    ...fromRow(tripColumns, details.trip),
    ...toTripSummary(details.trip, today),
    entries: details.trip.entries ?? undefined,
    flights: details.flights.map((row) => fromRow(tripFlight, row)),
    accommodations: details.accommodations.map((row) => fromRow(tripAccommodation, row)),
    activities: details.activities.map((row) => fromRow(tripActivity, row)),
    diningOptions: details.diningOptions.map((row) => fromRow(tripDining, row)),
    itineraryDays: details.itineraryDays.map((row) => fromRow(tripItineraryDay, row)),
    packingItems: details.packingItems.map(toPackingItem),
    ...(details.places.length > 0 ? { places: details.places.map(toTripPlace) } : {}),
  };
}

export const toPackingItem = (row: PackingItemEntity): PackingItem => ({
  ...fromRow(packingItem, row),
  addedByHand: row.addedByHand || undefined,
});
