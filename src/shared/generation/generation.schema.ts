import { z } from 'zod';
import { generatedTrip, generateTripInput } from './generated-trip.schema.ts';

/** A generation is known by its id from the moment it was asked for, in any tab and any process. */
const generationId = z.uuid({ error: 'must be the id of a generation' });

export const generationStarted = z.object({ generationId });

export const generationResultInput = z.object({
  generationId,
  /** How long the answer may wait for the end. */
  waitSeconds: z
    .int({ error: 'must be a whole number' })
    .min(0, 'must be 0 or more')
    .max(25, 'must be at most 25')
    .default(0),
});

/** A generation that failed, or was cancelled, is answered with its failure instead. */
export const generationResult = z.discriminatedUnion('state', [
  z.object({ state: z.enum(['waiting', 'running']) }),
  z.object({ state: z.literal('done'), trip: generatedTrip }),
]);
export const cancelGenerationInput = z.object({ generationId });
/** False when it had ended before. */
export const cancelGenerationResult = z.object({ cancelled: z.boolean() });

/** Either one generation, or the one that a preference has now, which `tripType` begins if there is none. */
export const progressInput = generateTripInput
  .partial({ preferenceId: true, tripType: true })
  .extend({ generationId: generationId.optional(), lastEventId: z.string().max(60).nullish() })
  .refine(({ generationId: id, preferenceId }) => id !== undefined || preferenceId !== undefined, {
    path: ['generationId'],
    error: 'is required',
  });
export type ProgressInput = z.output<typeof progressInput>;
