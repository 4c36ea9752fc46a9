import { z } from 'zod';
import { placeKind } from '#server/catalogue/place.schema.ts';

/** What a model proposes for a trip. Ids are those that it was offered; a new place is one that it was not. */
export const modelProposal = z.object({
  destinationId: z.string(),
  places: z.array(z.object({ id: z.string(), weight: z.number() })),
  newPlaces: z.array(
    z.object({
      name: z.string(),
      kind: placeKind.nullable().catch(null),
      lat: z.number().nullable(),
      lon: z.number().nullable(),
      town: z.string().nullable(),
    }),
  ),
});
export type ModelProposal = z.output<typeof modelProposal>;
