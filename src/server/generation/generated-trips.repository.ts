import type { EntityManager } from 'typeorm';
import { generatedTrip, type GeneratedTrip } from '#shared/generation/generated-trip.schema.ts';
import { generatedTripSchema } from '../db/entities/generated-trip.entity.ts';

/** The latest plan of each preference, so that saving a trip takes the whole plan along. */
export function createGeneratedTripsRepository(manager: EntityManager) {
  const trips = manager.getRepository(generatedTripSchema);

  return {
    /** Replaces the plan kept before for the same preference. */
    async save(preferenceId: number, trip: GeneratedTrip): Promise<void> {
      await trips.upsert({ preferenceId, trip, createdAt: () => 'now()' }, ['preferenceId']);
    },

    /** Undefined when none was generated, or when it was kept by a version with another shape. */
    async latest(preferenceId: number): Promise<GeneratedTrip | undefined> {
      const row = await trips.findOneBy({ preferenceId });

      return row ? generatedTrip.safeParse(row.trip).data : undefined;
    },
  };
}
