import { z } from 'zod';

/** What a search AI answers; `sources` are the numbers of what it read, from 1. */
export const modelFacts = z.object({
  facts: z.array(z.object({ text: z.string(), sources: z.array(z.number()) })),
});
export type ModelFacts = z.output<typeof modelFacts>;
