import { z } from 'zod';

/** A model's words for a plan that stands: sentences, and texts by the number of what they are for. */
export const modelWords = z.object({
  description: z.array(z.string()),
  titles: z.array(z.object({ day: z.number(), title: z.string() })),
  hints: z.array(z.object({ hint: z.number(), opening: z.string() })),
  notes: z.array(z.object({ note: z.number(), text: z.string() })),
  packing: z.array(z.object({ item: z.number(), text: z.string() })),
});
export type ModelWords = z.output<typeof modelWords>;
