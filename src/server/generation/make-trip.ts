import { AppError } from '#shared/app-error.ts';
import { earliestToday } from '#shared/dates.ts';
import type { GeneratedTrip, GenerationStage } from '#shared/generation/generated-trip.schema.ts';
import type { SavedPreference } from '#shared/preferences/preference.schema.ts';
import type { Clock } from '../clock.ts';
import type { PlanRequest } from './domain/plan-request.ts';
import type { GenerationPool } from './generation-pool.ts';

/** What one trip is made from. */
export type TripRequest = {
  preference: SavedPreference;
  /** Destination ids already shown. */
  exclude: readonly string[];
};

/** What happens while a trip is made: the stage that begins, or words as they are written. */
export type TripReport =
  | { type: 'stage'; stage: GenerationStage }
  | { type: 'words'; text: string };

export type TripProgress = {
  /** Aborts the work and what it costs; the trip then rejects with a 503. */
  signal?: AbortSignal | undefined;
  report?: ((report: TripReport) => void) | undefined;
};

export type TripMaker = {
  /** From a preference to a proved plan. A 422 names the smallest change that would work. */
  make: (request: TripRequest, progress?: TripProgress) => Promise<GeneratedTrip>;
};

export type TripMakerDeps = { pool: Pick<GenerationPool, 'run'>; clock: Clock };

/** Makes trips by the built-in planner in worker threads. */
export function createTripMaker({ pool, clock }: TripMakerDeps): TripMaker {
  return {
    async make({ preference, exclude }, { signal, report } = {}) {
      refuseAborted(signal);
      const request: PlanRequest = { ...preference, exclude, today: earliestToday(clock.now()) };
      const trip = await pool.run('trip', request, (stage) => report?.({ type: 'stage', stage }));

      refuseAborted(signal);
      return trip;
    },
  };
}

function refuseAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new AppError('SERVICE_UNAVAILABLE', 'Planning was stopped.');
}
