import type { PlanRequest } from '#server/planning/assembly/plan-request.ts';
import { AppError } from '#shared/app-error.ts';
import { earliestToday } from '#shared/dates.ts';
import type { GeneratedTrip } from '#shared/generation/generated-trip.schema.ts';
import type { SavedPreference } from '#shared/preferences/preference.schema.ts';
import type { Clock } from '../clock.ts';
import type { InTransaction } from '../db/transaction.ts';
import { createGeneratedTripsRepository } from './generated-trips.repository.ts';
import type { GenerationPool } from './generation-pool.ts';
import { whileWanted } from './while-wanted.ts';
import { withClearPlaces } from '../places/settle-places.ts';

export type ReplanPorts = {
  pool: Pick<GenerationPool, 'run'>;
  inTransaction: InTransaction;
  /** Throws NOT_FOUND when there are no such preferences. */
  preferenceById: (id: number) => Promise<SavedPreference>;
  clock: Clock;
};

/** Plans the trip that a preference has now once more, at the same destination, with something changed. */
export function createReplanner(ports: ReplanPorts) {
  const latest = async (preferenceId: number): Promise<GeneratedTrip> => {
    const trip = await ports.inTransaction((manager) =>
      createGeneratedTripsRepository(manager).latest(preferenceId),
    );

    if (!trip) throw new AppError('NOT_FOUND', 'Generate the trip first: there is none yet.');
    if ('revealSchedule' in trip)
      throw new AppError(
        'CONFLICT',
        'A surprise trip has one version: it would not be a surprise.',
      );
    return trip;
  };
  const replan = async (
    base: GeneratedTrip,
    changes: Partial<PlanRequest>,
    signal?: AbortSignal,
  ) => {
    const preference = await ports.preferenceById(base.preferenceId);
    const request = await withClearPlaces({
      ...preference,
      tripType: base.tripInfo.isBusiness ? 'business' : 'complete',
    });

    return whileWanted(ports.pool, signal).run('trip', {
      ...request,
      exclude: [],
      today: earliestToday(ports.clock.now()),
      // The route over several places is chosen anew, which comes to the same.
      ...(base.places
        ? {}
        : {
            guidance: {
              understood: [],
              favour: {},
              newPlaces: [],
              destinationId: base.destination.id,
            },
          }),
      ...changes,
    });
  };

  return { latest, replan };
}
