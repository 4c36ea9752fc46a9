import { z } from 'zod';
import { PACKING_CATEGORIES } from '#shared/generation/packing.schema.ts';

/** What a model may say to a packing list: things of its own, and remarks by the number of what is on it. */
export const modelPacking = z.object({
  additions: z.array(
    z.object({
      name: z.string(),
      category: z.enum(PACKING_CATEGORIES).nullable().catch(null),
      quantity: z.number(),
      reason: z.string(),
    }),
  ),
  notes: z.array(z.object({ item: z.number(), text: z.string() })),
});
export type ModelPacking = z.output<typeof modelPacking>;
