import { isSecret } from '#shared/trips/is-secret.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { isNotFound } from '../error-message.ts';
import { forgetTrip, readAllKept } from './offline-store.ts';

/**
 * Asks after the secret trips that this browser keeps, and forgets those that were deleted elsewhere: a place that
 * nobody may learn does not stay behind in its memory.
 */
export async function forgetDeletedSecrets(ask: (id: number) => Promise<unknown>): Promise<void> {
  const kept = await readAllKept('trips.byId');
  const secrets = kept.map(({ data }) => data as TripDetail).filter(isSecret);

  await Promise.all(
    secrets.map(({ id }) =>
      ask(id).catch(async (error: unknown) => {
        if (isNotFound(error)) await forgetTrip(id);
      }),
    ),
  );
}
