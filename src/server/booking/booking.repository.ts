import type { EntityManager } from 'typeorm';
import type { SelectionType } from '#shared/booking/catalog-options.ts';
import type { TripOfChoice } from './domain/selection-rows.ts';
import {
  recommendationSchema,
  type RecommendationEntity,
} from '../db/entities/recommendation.entity.ts';
import {
  tripSelectionSchema,
  type TripSelectionEntity,
} from '../db/entities/trip-selection.entity.ts';
import { type TripPlaceEntity, tripPlaceSchema } from '../db/entities/trip-place.entity.ts';
import { tripSchema } from '../db/entities/trip.entity.ts';
import { insertRows, type NewRow } from '../db/insert-rows.ts';

export type BookingRepository = ReturnType<typeof createBookingRepository>;

/** Six options of each kind, for each of the places that a trip may go to. */
const MAX_ROWS = 600;

/** Selections and recommendations. */
export function createBookingRepository(manager: EntityManager) {
  return {
    selections: (tripId: number): Promise<TripSelectionEntity[]> =>
      manager.find(tripSelectionSchema, {
        where: { tripId },
        order: { id: 'ASC' },
        take: MAX_ROWS,
      }),

    recommendations: (tripId: number): Promise<RecommendationEntity[]> =>
      manager.find(recommendationSchema, {
        where: { tripId },
        order: { recommendationType: 'ASC', placeId: 'ASC', aiRanking: 'ASC' },
        take: MAX_ROWS,
      }),

    hasRecommendation: (of: {
      id: number;
      tripId: number;
      recommendationType: SelectionType;
    }): Promise<boolean> => manager.existsBy(recommendationSchema, of),

    selection: (
      tripId: number,
      selectionType: SelectionType,
      placeId: string,
    ): Promise<TripSelectionEntity | null> =>
      manager.findOneBy(tripSelectionSchema, { tripId, selectionType, placeId }),

    /** The stays of a trip to several places, in their order. */
    places: (tripId: number): Promise<TripPlaceEntity[]> =>
      manager.find(tripPlaceSchema, { where: { tripId }, order: { position: 'ASC' } }),

    /**
     * Holds the trip's row until the transaction ends, so that two changes come one after the other, and reads
     * what a choice needs of it. Null when there is no such trip.
     */
    lockTrip: (tripId: number): Promise<TripOfChoice | null> =>
      manager.findOne(tripSchema, {
        where: { id: tripId },
        select: {
          id: true,
          startDate: true,
          endDate: true,
          destinationId: true,
          lat: true,
          lon: true,
        },
        lock: { mode: 'pessimistic_write' },
      }),

    async replaceSelection(row: NewRow<TripSelectionEntity>): Promise<TripSelectionEntity> {
      const { tripId, selectionType, placeId } = row;

      await manager.delete(tripSelectionSchema, { tripId, selectionType, placeId });
      const [id = 0] = await insertRows(manager, tripSelectionSchema, [row]);

      return manager.findOneByOrFail(tripSelectionSchema, { id });
    },

    async removeSelection({ id }: TripSelectionEntity): Promise<void> {
      await manager.delete(tripSelectionSchema, { id });
    },

    async replaceRecommendations(
      tripId: number,
      { type, placeId }: { type: SelectionType; placeId: string },
      rows: readonly NewRow<RecommendationEntity>[],
    ): Promise<void> {
      await manager.delete(recommendationSchema, { tripId, recommendationType: type, placeId });
      await insertRows(manager, recommendationSchema, rows);
    },
  };
}
