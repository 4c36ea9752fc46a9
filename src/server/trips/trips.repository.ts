import type { EntityManager } from 'typeorm';
import { accommodationSchema } from '../db/entities/accommodation.entity.ts';
import { activitySchema } from '../db/entities/activity.entity.ts';
import { diningOptionSchema } from '../db/entities/dining-option.entity.ts';
import { flightSchema } from '../db/entities/flight.entity.ts';
import { itineraryDaySchema } from '../db/entities/itinerary-day.entity.ts';
import { packingItemSchema } from '../db/entities/packing-item.entity.ts';
import { tripSchema } from '../db/entities/trip.entity.ts';
import { insertRows } from '../db/insert-rows.ts';
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
      return tripId;
    },

    /** Undefined when there is no such trip. */
    findByIdWithDetails: (id: number): Promise<TripWithDetails | undefined> =>
      findWithDetails(manager, id),

    /** Marks a surprise as seen, once; the version goes up only when it changed. */
    async markRevealed(id: number, at: Date): Promise<void> {
      await trips
        .createQueryBuilder()
        .update()
        .set({ revealedAt: at, version: () => 'version + 1' })
        .where('id = :id AND "isSurprise" AND "revealedAt" IS NULL AND "deletedAt" IS NULL', { id })
        .execute();
    },
  };
}

/**
 * Seven plain queries whatever the size, as joined relations would multiply each other's rows; all of one
 * moment, so that nobody sees a trip half as it was and half as it is.
 */
function findWithDetails(manager: EntityManager, id: number): Promise<TripWithDetails | undefined> {
  const owned = { where: { tripId: id }, order: { position: 'ASC', id: 'ASC' } } as const;
  const days = { where: { tripId: id }, order: { dayNumber: 'ASC' } } as const;

  return manager.transaction('REPEATABLE READ', async (moment) => {
    await moment.query('SET TRANSACTION READ ONLY');
    const trip = await moment.findOneBy(tripSchema, { id });

    if (!trip) return undefined;
    return {
      trip,
      flights: await moment.find(flightSchema, owned),
      accommodations: await moment.find(accommodationSchema, owned),
      activities: await moment.find(activitySchema, owned),
      diningOptions: await moment.find(diningOptionSchema, owned),
      itineraryDays: await moment.find(itineraryDaySchema, days),
      packingItems: await moment.find(packingItemSchema, owned),
    };
  });
}

function withTrip<Row extends object>(tripId: number, rows: readonly Row[]) {
  return rows.map((row, position) => ({ ...row, tripId, position }));
}
