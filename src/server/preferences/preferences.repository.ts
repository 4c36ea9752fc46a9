import type { EntityManager } from 'typeorm';
import {
  tripPreferenceSchema,
  type TripPreferenceEntity,
} from '../db/entities/trip-preference.entity.ts';
import { insertRows, type NewRow } from '../db/insert-rows.ts';

export type PreferencesRepository = ReturnType<typeof createPreferencesRepository>;

/** Rows of trip_preferences. */
export function createPreferencesRepository(manager: EntityManager) {
  const preferences = manager.getRepository(tripPreferenceSchema);

  return {
    insert: async (row: NewRow<TripPreferenceEntity>): Promise<number> => {
      const [id = 0] = await insertRows(manager, tripPreferenceSchema, [row]);

      return id;
    },
    findById: (id: number): Promise<TripPreferenceEntity | null> => preferences.findOneBy({ id }),
  };
}
