import { type EntityManager, IsNull } from 'typeorm';
import { accommodationSchema } from '../db/entities/accommodation.entity.ts';
import { activitySchema } from '../db/entities/activity.entity.ts';
import { diningOptionSchema } from '../db/entities/dining-option.entity.ts';
import { flightSchema } from '../db/entities/flight.entity.ts';
import { itineraryDaySchema } from '../db/entities/itinerary-day.entity.ts';
import { tripPlaceSchema } from '../db/entities/trip-place.entity.ts';
import { tripSchema } from '../db/entities/trip.entity.ts';
import { insertRows } from '../db/insert-rows.ts';
import { findTrip, findTripStamp, type StoredTrip } from './trip-details.repository.ts';
import type { TripWithDetails } from './trip.mapper.ts';
import type { TripRows } from './trip-rows.mapper.ts';

export type TripsRepository = ReturnType<typeof createTripsRepository>;

/** Trips and the rows that belong to them. */
export function createTripsRepository(manager: EntityManager) {
  const trips = manager.getRepository(tripSchema);

  return {
    /** Writes the trip and everything of its plan; call it inside a transaction. */
    async insert(rows: TripRows): Promise<number> {
      const [tripId = 0] = await insertRows(manager, tripSchema, [rows.trip]);

      await insertRows(manager, flightSchema, withTrip(tripId, rows.flights));
      await insertRows(manager, accommodationSchema, withTrip(tripId, rows.accommodations));
      await insertRows(manager, activitySchema, withTrip(tripId, rows.activities));
      await insertRows(manager, diningOptionSchema, withTrip(tripId, rows.diningOptions));
      await insertRows(manager, itineraryDaySchema, withTrip(tripId, rows.itineraryDays));
      await insertRows(manager, tripPlaceSchema, withTrip(tripId, rows.places));
      return tripId;
    },

    /** Undefined when there is no such trip. */
    findByIdWithDetails: async (id: number): Promise<TripWithDetails | undefined> =>
      (await findTrip(manager, id))?.details,

    /** The same with the stamp of its rows. */
    findStamped: (id: number): Promise<StoredTrip | undefined> => findTrip(manager, id),

    /** The stamp of its rows now. */
    findStamp: (id: number): Promise<string | null> => findTripStamp(manager, id),

    /** Marks a surprise as seen, once; the version goes up only when it changed. */
    async markRevealed(id: number, at: Date): Promise<void> {
      await trips.update(
        { id, isSurprise: true, revealedAt: IsNull(), deletedAt: IsNull() },
        { revealedAt: at, version: () => 'version + 1' },
      );
    },
  };
}

function withTrip<Row extends object>(tripId: number, rows: readonly Row[]) {
  return rows.map((row, position) => ({ ...row, tripId, position }));
}
