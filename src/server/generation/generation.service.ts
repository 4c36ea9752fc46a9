import type { z } from 'zod';
import { earliestToday } from '#shared/dates.ts';
import type { buildItineraryInput } from '#shared/generation/packing.schema.ts';
import type { BuiltItinerary } from './build-itinerary.ts';
import { createStoredTripsService, type StoredTripsPorts } from './stored-trips.service.ts';
import { createTripVersions } from './trip-versions.ts';
import { whileWanted } from './while-wanted.ts';
import { createWhyNot, type WhyNotPorts } from './why-not.ts';
import { createTripGenerations, type TripGenerationsPorts } from './trip-generations.ts';

export type GenerationService = ReturnType<typeof createGenerationService>;

export type GenerationPorts = StoredTripsPorts & TripGenerationsPorts & WhyNotPorts;

/** From saved preferences to proved plans, with the progress told as it happens. */
export function createGenerationService(ports: GenerationPorts) {
  const { pool, clock } = ports;

  return {
    ...createStoredTripsService(ports),
    ...createTripGenerations(ports),
    ...createTripVersions(ports),
    ...createWhyNot(ports),

    /** Day titles and activities for a place, dates, a budget and interests. */
    build: (
      input: z.output<typeof buildItineraryInput>,
      signal?: AbortSignal,
    ): Promise<BuiltItinerary> =>
      whileWanted(pool, signal).run('build', { ...input, today: earliestToday(clock.now()) }),
  };
}
