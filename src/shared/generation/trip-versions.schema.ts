import { z } from 'zod';
import { boundedText, idField } from '../fields.ts';
import { generatedTrip } from './generated-trip.schema.ts';

/** The ways in which the same trip is offered: as asked, with fewer stops, and away from the crowds. */
export const TRIP_VERSIONS = ['classics', 'slower', 'off-the-beaten-track'] as const;
const tripVersionKey = z.enum(TRIP_VERSIONS, {
  error: 'must be classics, slower or off-the-beaten-track',
});
export type TripVersionKey = z.infer<typeof tripVersionKey>;

export const tripVersionsInput = z.object({ preferenceId: idField });
const tripVersion = z.object({
  key: tripVersionKey,
  name: z.string(),
  /** What it does differently from the first, in one line. */
  difference: z.string(),
  trip: generatedTrip,
});
export type TripVersion = z.infer<typeof tripVersion>;
/** Versions that cannot be planned are left out; the first is the plan as it was generated. */
export const tripVersions = z.object({ versions: z.array(tripVersion) });

export const chooseVersionInput = z.object({ preferenceId: idField, version: tripVersionKey });

export const whyNotInput = z.object({
  preferenceId: idField,
  /** A sight of the trip's destination, by its id in the catalogue: "rome/pantheon". */
  placeId: boundedText(120).min(1, 'must not be empty'),
});
export const whyNotAnswer = z.object({
  placeId: z.string(),
  name: z.string(),
  state: z.enum(['planned', 'possible', 'impossible']),
  /** The answer in a sentence or two. */
  text: z.string(),
  /** What including it would change; null where it cannot be had, or is there already. */
  cost: z
    .object({
      removed: z.array(z.string()),
      travelMinutes: z.int(),
      usd: z.number(),
    })
    .nullable(),
});
export type WhyNotAnswer = z.infer<typeof whyNotAnswer>;
