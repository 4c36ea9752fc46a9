import { createGeneratedTripsRepository } from '#server/generation/generated-trips.repository.ts';
import type { TestApi } from '#server/testing/create-test-api.ts';
import type { GeneratedTrip } from '#shared/generation/generated-trip.schema.ts';

/**
 * For a file whose tests all begin with the same preference: the first test has it planned, and the others find that
 * plan kept with theirs, as the planner would leave it.
 */
export function planOnce(api: TestApi): (preferenceId: number) => Promise<GeneratedTrip> {
  let planned: GeneratedTrip | undefined;

  return async (preferenceId) => {
    if (!planned)
      return (planned = await api.caller.generation.trip({ preferenceId, tripType: 'complete' }));
    const plan = { ...planned, preferenceId };

    await createGeneratedTripsRepository(api.dataSource.manager).save(preferenceId, plan);
    return plan;
  };
}
