import type { EntityManager } from 'typeorm';
import {
  tripCreationSchema,
  type TripCreationEntity,
} from '../db/entities/trip-creation.entity.ts';

export type TripCreationsRepository = ReturnType<typeof createTripCreationsRepository>;

export type KeyedCreation = Pick<TripCreationEntity, 'userId' | 'key' | 'request'>;

const FIND = `
  SELECT c.request, c."tripId" FROM trip_creations c JOIN trips t ON t.id = c."tripId"
  WHERE c."userId" = $1 AND c.key = $2 AND t."deletedAt" IS NULL`;

const FORGET_DELETED = `
  DELETE FROM trip_creations c USING trips t
  WHERE t.id = c."tripId" AND t."deletedAt" IS NOT NULL AND c."userId" = $1 AND c.key = $2`;

const CLAIM = `
  INSERT INTO trip_creations ("userId", key, request) VALUES ($1, $2, $3)
  ON CONFLICT DO NOTHING RETURNING key`;

/** Which trip came of which keyed request; every method belongs inside a transaction. */
export function createTripCreationsRepository(manager: EntityManager) {
  return {
    /** What was made under the key; undefined when nothing was, or its trip is deleted. */
    async find({ userId, key }: KeyedCreation) {
      const [row] = await manager.query<{ request: string; tripId: number }[]>(FIND, [userId, key]);

      return row;
    },

    /** Takes the key; false when another has it. Waits for whoever is taking it at the same moment. */
    async claim({ userId, key, request }: KeyedCreation): Promise<boolean> {
      await manager.query(FORGET_DELETED, [userId, key]);
      const taken = await manager.query<unknown[]>(CLAIM, [userId, key, request]);

      return taken.length > 0;
    },

    /** Says which trip was made under the key. */
    async settle({ userId, key }: KeyedCreation, tripId: number): Promise<void> {
      await manager.update(tripCreationSchema, { userId, key }, { tripId });
    },
  };
}
