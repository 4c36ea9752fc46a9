import type { EntityManager } from 'typeorm';
import type { OwnEntry } from '#shared/trips/own-entries.schema.ts';
import { tripSchema } from '../db/entities/trip.entity.ts';

/** The traveller's own entries of a trip; call these inside a transaction. */
export function createOwnEntriesRepository(manager: EntityManager) {
  return {
    /** The entries, while nobody else can change them; undefined when there is no such trip. */
    async lock(tripId: number): Promise<OwnEntry[] | undefined> {
      const trip = await manager.findOne(tripSchema, {
        where: { id: tripId },
        select: { id: true, entries: true },
        lock: { mode: 'pessimistic_write' },
      });

      return trip ? (trip.entries ?? []) : undefined;
    },

    async write(tripId: number, entries: OwnEntry[]): Promise<void> {
      await manager.update(tripSchema, { id: tripId }, { entries });
    },
  };
}
