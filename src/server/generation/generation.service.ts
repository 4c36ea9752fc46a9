import { earliestToday } from '#shared/dates.ts';
import { type GeneratedTrip, generateTripInput } from '#shared/generation/generated-trip.schema.ts';
import type { buildItineraryInput } from '#shared/generation/packing.schema.ts';
import type { SavedPreference } from '#shared/preferences/preference.schema.ts';
import { AppError } from '#shared/app-error.ts';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { BuiltItinerary } from './build-itinerary.ts';
import { stageEvent } from './domain/progress.ts';
import type { GeneratedTripsRepository } from './generated-trips.repository.ts';
import type { GenerationPool } from './generation-pool.ts';
import type { TripMaker } from './make-trip.ts';
import { createProgressBoard } from './progress-board.ts';
import { createStoredTripsService, type StoredTripsPorts } from './stored-trips.service.ts';

export type GenerationService = ReturnType<typeof createGenerationService>;

export type GenerationPorts = {
  pool: Pick<GenerationPool, 'run'>;
  tripMaker: TripMaker;
  plans: GeneratedTripsRepository;
  /** Throws NOT_FOUND when there are no such preferences. */
  preferenceById: (id: number) => Promise<SavedPreference>;
  clock: Clock;
} & Omit<StoredTripsPorts, 'pool' | 'preferenceById' | 'clock'>;

/** From saved preferences to proved plans, with the progress told as it happens. */
export function createGenerationService(ports: GenerationPorts) {
  const { pool, tripMaker, plans, preferenceById, clock } = ports;
  const board = createProgressBoard();

  const service = {
    ...createStoredTripsService(ports),

    /** Day titles and activities for a place, dates, a budget and interests. */
    build: (input: z.output<typeof buildItineraryInput>): Promise<BuiltItinerary> =>
      pool.run('build', { ...input, today: earliestToday(clock.now()) }),

    /** Plans a trip and keeps it with its preference. NOT_FOUND, or a 422 that names the smallest change that would work. */
    async trip(input: z.output<typeof generateTripInput>): Promise<GeneratedTrip> {
      const publish = board.begin(input.preferenceId);

      try {
        const preference = await preferenceById(input.preferenceId);
        const trip = await tripMaker.make(
          { preference: { ...preference, tripType: input.tripType }, exclude: input.exclude },
          {
            report: (told) => {
              if (told.type === 'stage') publish(stageEvent(told.stage));
            },
          },
        );

        await plans.save(preference.id, trip);
        publish({ type: 'done', trip });
        return trip;
      } catch (error) {
        publish({ type: 'failed', ...publicFailure(error) });
        throw error;
      }
    },

    /**
     * The stages of a preference's generation as they happen; ends with the trip, the failure, or a time
     * limit. With a trip type it begins the generation, unless one is under way or this is a reconnection.
     */
    progress(input: z.output<typeof progressInput>, signal?: AbortSignal) {
      const { preferenceId, tripType, exclude, lastEventId } = input;

      if (tripType && !board.isRunning(preferenceId, lastEventId)) {
        // The failure is told by the stream itself.
        void service.trip({ preferenceId, tripType, exclude }).catch(() => undefined);
      }

      return board.watch(preferenceId, { signal, lastEventId });
    },
  };

  return service;
}

export const progressInput = generateTripInput
  .partial({ tripType: true })
  .extend({ lastEventId: z.string().max(40).nullish() });

function publicFailure(error: unknown): { status: number; message: string } {
  if (error instanceof AppError) return { status: error.status, message: error.message };
  return { status: 500, message: 'Something went wrong. Please try again.' };
}
