import { type EntityManager, IsNull, LessThan, Not, type Repository } from 'typeorm';
import { tripSchema, type TripEntity } from '../db/entities/trip.entity.ts';

export type TripCareRepository = ReturnType<typeof createTripCareRepository>;

/** A trip's name, and its way out of sight and back. */
export function createTripCareRepository(manager: EntityManager) {
  const trips = manager.getRepository(tripSchema);

  return {
    /** Whether there was such a trip. */
    rename: (id: number, title: string | null): Promise<boolean> =>
      change(trips, { id, isDeleted: false }, { title }),

    /** Whether there was such a trip; every read leaves it out from now on. */
    markDeleted: (id: number, at: Date): Promise<boolean> =>
      change(trips, { id, isDeleted: false }, { deletedAt: at }),

    /** Whether there was such a deleted trip. */
    unmarkDeleted: (id: number): Promise<boolean> =>
      change(trips, { id, isDeleted: true }, { deletedAt: null }),

    /** Removes for good what was deleted before an instant, with all that belongs to it; answers how many. */
    async purge(before: Date): Promise<number> {
      const { affected } = await trips.delete({ deletedAt: LessThan(before) });

      return affected ?? 0;
    },
  };
}

/** Whether a row was changed; its version goes up with it. */
async function change(
  trips: Repository<TripEntity>,
  { id, isDeleted }: { id: number; isDeleted: boolean },
  columns: Partial<Pick<TripEntity, 'title' | 'deletedAt'>>,
): Promise<boolean> {
  const { affected } = await trips.update(
    { id, deletedAt: isDeleted ? Not(IsNull()) : IsNull() },
    { ...columns, version: () => 'version + 1' },
  );

  return affected === 1;
}
