import type { EntityManager } from 'typeorm';
import type { FlightOffer, StayPoint } from '#shared/generation/generated-trip.schema.ts';
import type { TripAccommodation, TripActivity } from '#shared/trips/trip.schema.ts';
import { accommodationSchema } from '../db/entities/accommodation.entity.ts';
import { activitySchema } from '../db/entities/activity.entity.ts';
import { flightSchema } from '../db/entities/flight.entity.ts';
import { tripSchema } from '../db/entities/trip.entity.ts';
import { insertRows } from '../db/insert-rows.ts';

export type TripChoiceRepository = ReturnType<typeof createTripChoiceRepository>;

/** What a selection puts on its trip; call these inside a transaction that holds the trip's row. */
export function createTripChoiceRepository(manager: EntityManager) {
  return {
    async replaceFlights(tripId: number, flights: readonly FlightOffer[]): Promise<void> {
      const rows = flights.map((flight, position) => ({
        ...flight,
        tripId,
        position,
        bookingReference: flight.bookingReference ?? null,
        provider: flight.provider ?? null,
      }));

      await manager.delete(flightSchema, { tripId });
      await insertRows(manager, flightSchema, rows);
    },

    async replaceStay(tripId: number, stay: Omit<TripAccommodation, 'id'>): Promise<void> {
      const row = {
        ...stay,
        tripId,
        position: 0,
        imageUrl: stay.imageUrl ?? null,
        provider: stay.provider ?? null,
      };

      await manager.delete(accommodationSchema, { tripId });
      await insertRows(manager, accommodationSchema, [row]);
    },

    /** The days of the plan begin and end there from now on. */
    async moveStay(id: number, stay: StayPoint): Promise<void> {
      await manager.update(tripSchema, { id }, { stay });
    },

    async replaceChosenActivity(tripId: number, activity: Omit<TripActivity, 'id'>): Promise<void> {
      await manager.delete(activitySchema, { tripId, isSelected: true });
      await insertRows(manager, activitySchema, [{ ...activity, tripId, position: 0 }]);
    },

    async markSelectionsMade(tripId: number, bookingStatus: string): Promise<void> {
      await manager
        .createQueryBuilder()
        .update(tripSchema)
        .set({ bookingStatus, version: () => 'version + 1' })
        .where({ id: tripId })
        .execute();
    },
  };
}
