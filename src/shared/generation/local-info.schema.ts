import { z } from 'zod';
import { idField } from '../fields.ts';

/** The sections of a trip's local info that can be filled one by one. */
const LOCAL_INFO_SECTIONS = ['weather', 'phrases', 'culture', 'safety'] as const;
export type LocalInfoSection = (typeof LOCAL_INFO_SECTIONS)[number];

export const localInfoInput = z.object({
  id: idField,
  section: z.enum(LOCAL_INFO_SECTIONS, { error: 'must be weather, phrases, culture or safety' }),
});

/** Something that was true on a day, with who says so. */
export const freshFact = z.object({
  text: z.string(),
  sources: z
    .array(z.object({ title: z.string(), url: z.string(), date: z.string().optional() }))
    .min(1),
  /** The day on which the web was asked. */
  asOf: z.string(),
});
export type FreshFact = z.infer<typeof freshFact>;

export const localInfoResult = z.object({ message: z.string(), fresh: z.array(freshFact) });

export const freshFactsInput = z.object({ id: idField });
export const freshFactsResult = z.object({ fresh: z.array(freshFact) });
