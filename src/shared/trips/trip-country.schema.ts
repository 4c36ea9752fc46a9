import { z } from 'zod';

/** What a visitor should know of one of the countries that a trip leads through. */
export const tripCountry = z.object({
  code: z.string(),
  name: z.string(),
  /** The trip's places in it, in their order. */
  places: z.array(z.string()),
  primaryLanguage: z.string(),
  languageCode: z.string(),
  currency: z.string(),
  usefulPhrases: z.record(z.string(), z.string()),
  culturalNotes: z.array(z.string()),
  safetyTips: z.array(z.string()),
});
export type TripCountry = z.infer<typeof tripCountry>;
