import type { EntityManager } from 'typeorm';
import type { PlanCheck } from '#shared/generation/generated-trip.schema.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { tripSchema } from '../db/entities/trip.entity.ts';

/** What the checker says of a saved trip's days. */
export function createPlanChecksRepository(manager: EntityManager) {
  return {
    /** Writes it, unless the trip has changed since it was judged. */
    async write(
      { id, version }: Pick<TripDetail, 'id' | 'version'>,
      checks: PlanCheck[],
    ): Promise<void> {
      await manager.update(tripSchema, { id, version }, { checks });
    },
  };
}
