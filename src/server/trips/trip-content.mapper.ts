import type { TripContent } from '#shared/trips/trip-import.schema.ts';
import {
  packingItem,
  tripAccommodation,
  tripActivity,
  tripDining,
  tripFlight,
} from '#shared/trips/trip.schema.ts';
import { toRow } from '../db/row-fields.ts';
import { toTripPlaceRow } from '../db/trip-place.mapper.ts';
import { toItineraryDayRow } from '../db/itinerary-day.mapper.ts';
import type { PackingItemEntity } from '../db/entities/packing-item.entity.ts';
import type { Owned, TripRows } from './trip-rows.mapper.ts';
import { tripColumns } from './trip.mapper.ts';

export type ContentRows = TripRows & { packingItems: Owned<PackingItemEntity>[] };

const contentColumns = tripColumns.omit({ userId: true, version: true });

/** Whose the new trip is, and when it is made. */
type Owner = { userId: number; preferencesId: number | null; now: Date };

/** The rows of a new trip that holds what another one, or a file, holds. */
export function toContentRows(content: TripContent, owner: Owner): ContentRows {
  return {
    trip: toTripRow(content, owner),
    flights: content.flights.map((row) => toRow(tripFlight, row)),
    accommodations: content.accommodations.map((row) => toRow(tripAccommodation, row)),
    activities: content.activities.map((row) => toRow(tripActivity, row)),
    diningOptions: content.diningOptions.map((row) => toRow(tripDining, row)),
    itineraryDays: content.itineraryDays.map(toItineraryDayRow),
    places: (content.places ?? []).map(toTripPlaceRow),
    packingItems: content.packingItems.map((row) => ({
      ...toRow(packingItem, row),
      addedByHand: row.addedByHand ?? false,
      additionKey: null,
    })),
  };
}

function toTripRow(content: TripContent, { userId, preferencesId, now }: Owner) {
  return {
    ...toRow(contentColumns, content),
    userId,
    preferencesId,
    title: content.title || null,
    // What was seen stays seen, also when the new dates lie ahead again.
    revealedAt: content.isSurprise && content.isRevealed ? now : null,
    entries: content.entries ?? null,
  };
}
