import type { EntityManager } from 'typeorm';
import { itineraryRevisionSchema } from '../db/entities/itinerary-revision.entity.ts';
import { insertRows } from '../db/insert-rows.ts';
import type { ItinerarySnapshot } from './itinerary-snapshot.ts';
import { createItineraryRepository } from './itinerary.repository.ts';

export type ItineraryRevision = {
  id: number;
  label: string;
  snapshot: ItinerarySnapshot;
  /** The place that the change was about, for a repair to plan around. */
  touched?: string | undefined;
};

export type ItineraryRevisionsRepository = ReturnType<typeof createItineraryRevisionsRepository>;

/** How many changes can be taken back. */
export const MOST_REVISIONS = 20;

/** The days of a trip as they were before each of its last changes. */
export function createItineraryRevisionsRepository(manager: EntityManager) {
  return {
    /** Keeps the days as they stand, before the change that the label names; call it inside a transaction. */
    async remember(tripId: number, label: string, touched?: string): Promise<void> {
      const snapshot = await createItineraryRepository(manager).snapshot(tripId);

      if (!snapshot) return;
      await insertRows(manager, itineraryRevisionSchema, [
        { tripId, label, snapshot: { ...snapshot, touched } },
      ]);
      await manager
        .createQueryBuilder()
        .delete()
        .from(itineraryRevisionSchema)
        .where(
          `"tripId" = :tripId AND "id" NOT IN (SELECT "id" FROM "itinerary_revisions"
            WHERE "tripId" = :tripId ORDER BY "id" DESC LIMIT ${MOST_REVISIONS})`,
          { tripId },
        )
        .execute();
    },

    /** The label of the last change; undefined when there is nothing to take back. */
    async lastLabel(tripId: number): Promise<string | undefined> {
      const row = await manager.findOne(itineraryRevisionSchema, {
        where: { tripId },
        order: { id: 'DESC' },
        select: { id: true, label: true },
      });

      return row?.label;
    },

    /** The days before the last change; undefined when there is nothing to take back. */
    async last(tripId: number): Promise<ItineraryRevision | undefined> {
      const row = await manager.findOne(itineraryRevisionSchema, {
        where: { tripId },
        order: { id: 'DESC' },
      });

      if (!row) return undefined;
      const { touched, ...snapshot } = row.snapshot as ItinerarySnapshot & { touched?: string };

      return { id: row.id, label: row.label, snapshot, touched };
    },

    async forget(id: number): Promise<void> {
      await manager.delete(itineraryRevisionSchema, { id });
    },

    /** Leaves nothing of a trip to take back. */
    async forgetAll(tripId: number): Promise<void> {
      await manager.delete(itineraryRevisionSchema, { tripId });
    },
  };
}
