import type { EntityManager } from 'typeorm';
import { packingItemSchema } from '../db/entities/packing-item.entity.ts';
import { tripSelectionSchema } from '../db/entities/trip-selection.entity.ts';
import { insertRows } from '../db/insert-rows.ts';
import type { ContentRows } from './trip-content.mapper.ts';
import type { TripWithDetails } from './trip.mapper.ts';
import { createTripsRepository } from './trips.repository.ts';

export type TripCopiesRepository = ReturnType<typeof createTripCopiesRepository>;

/** Whole trips read and written at once. */
export function createTripCopiesRepository(manager: EntityManager) {
  const trips = createTripsRepository(manager);

  return {
    /** Undefined when there is no such trip. */
    find: (id: number): Promise<TripWithDetails | undefined> => trips.findByIdWithDetails(id),

    hasChosenFlights: (tripId: number): Promise<boolean> =>
      manager.existsBy(tripSelectionSchema, { tripId, selectionType: 'flights' }),

    /** Writes a new trip with everything it holds, and answers its id; call it inside a transaction. */
    async insert({ packingItems, ...rows }: ContentRows): Promise<number> {
      const tripId = await trips.insert(rows);

      await insertRows(
        manager,
        packingItemSchema,
        packingItems.map((item, position) => ({ ...item, tripId, position })),
      );
      return tripId;
    },
  };
}
