import type { EntityManager } from 'typeorm';
import type { TripPlace } from '#shared/generation/trip-places.schema.ts';
import { tripPlaceSchema } from './entities/trip-place.entity.ts';
import { insertRows } from './insert-rows.ts';
import { toTripPlaceRow } from './trip-place.mapper.ts';

/** Replaces the stays of a trip; call it inside a transaction. */
export async function writeTripPlaces(
  manager: EntityManager,
  tripId: number,
  places: readonly TripPlace[],
): Promise<void> {
  await manager.delete(tripPlaceSchema, { tripId });
  await insertRows(
    manager,
    tripPlaceSchema,
    places.map((place, position) => ({ ...toTripPlaceRow(place), tripId, position })),
  );
}
