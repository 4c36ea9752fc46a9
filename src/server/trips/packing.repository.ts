import type { EntityManager } from 'typeorm';
import { packingItemSchema, type PackingItemEntity } from '../db/entities/packing-item.entity.ts';
import { tripSchema } from '../db/entities/trip.entity.ts';
import { insertRows, type NewRow } from '../db/insert-rows.ts';

export type PackingRepository = ReturnType<typeof createPackingRepository>;

export type PackingItemChange = Partial<
  Pick<PackingItemEntity, 'name' | 'quantity' | 'packed' | 'suggestedAs'>
>;

/** The packing items of a trip, one at a time. */
export function createPackingRepository(manager: EntityManager) {
  const items = manager.getRepository(packingItemSchema);

  return {
    /** Holds the trip's row until the transaction ends, so that two changes come one after the other. */
    async lockTrip(tripId: number): Promise<void> {
      await manager.findOne(tripSchema, {
        where: { id: tripId },
        select: { id: true },
        lock: { mode: 'pessimistic_write' },
      });
    },

    count: (tripId: number): Promise<number> => items.countBy({ tripId }),
    /** Behind all that is on the list. */
    nextPosition: async (tripId: number): Promise<number> =>
      ((await items.maximum('position', { tripId })) ?? -1) + 1,
    find: (tripId: number, id: number): Promise<PackingItemEntity | null> =>
      items.findOneBy({ tripId, id }),
    findByKey: (tripId: number, additionKey: string): Promise<PackingItemEntity | null> =>
      items.findOneBy({ tripId, additionKey }),
    insert: async (row: NewRow<PackingItemEntity>): Promise<number> => {
      const [id = 0] = await insertRows(manager, packingItemSchema, [row]);

      return id;
    },

    /** Whether there was such an item. */
    update: async (tripId: number, id: number, change: PackingItemChange): Promise<boolean> =>
      (await items.update({ tripId, id }, change)).affected === 1,

    /** Whether there was such an item. */
    remove: async (tripId: number, id: number): Promise<boolean> =>
      (await items.delete({ tripId, id })).affected === 1,
  };
}
