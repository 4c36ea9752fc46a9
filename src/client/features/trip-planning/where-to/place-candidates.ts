import { z } from 'zod';
import { errorDetails } from '#client/lib/error-message.ts';
import {
  placeSuggestion,
  type PlaceSuggestion,
} from '#shared/preferences/place-suggestion.schema.ts';

const askedBack = z.object({ candidates: z.array(placeSuggestion) });

/** The places that may be meant, where a call was refused because its place is not clear; else none. */
export function placeCandidates(error: unknown): PlaceSuggestion[] {
  return askedBack.safeParse(errorDetails(error)).data?.candidates ?? [];
}
