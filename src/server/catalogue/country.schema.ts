import { z } from 'zod';
import { UNITS_PER_USD } from '#shared/money-rates.ts';

/** What holds for a whole country, and what its language says; shared by all its destinations. */
const text = (max: number) => z.string().trim().min(3).max(max);
/** An ISO 639 code, with the script where a language is written in two: "zh-Hant". */
const languageCode = z.string().regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?$/);

const countryFields = z.strictObject({
  code: z.string().length(2),
  name: text(60),
  aliases: z.array(z.string().min(2)).max(8),
  /** One that the table of rates holds. */
  currency: z.string().refine((code) => code in UNITS_PER_USD, 'no rate is known for it'),
  /** The one most useful to a visitor first; each has a file in languages/. */
  languages: z.array(languageCode).min(1).max(4),
  plugs: z.array(z.string().length(1)).min(1),
  voltage: z.number().int(),
  emergency: z.record(z.string(), z.string()),
  tapWater: z.enum(['safe', 'mostly safe', 'not safe']),
  tipping: text(240),
  etiquette: z.array(text(200)).min(3).max(6),
  safety: z.array(text(200)).min(2).max(5),
  /** Entry, in general words and without legal promises. */
  entry: text(300),
  drivesOn: z.enum(['left', 'right']),
  asOf: z.string().regex(/^\d{4}-\d{2}$/),
});
export const countrySchema = countryFields.transform(withRate);
export type CountryFile = z.infer<typeof countrySchema>;

/** A country with the units of its currency for one US dollar: the rate stands in one table alone. */
export function withRate(country: z.infer<typeof countryFields>) {
  return { ...country, perUsd: UNITS_PER_USD[country.currency] ?? 1 };
}

export const languageSchema = z.strictObject({
  code: languageCode,
  name: text(40),
  /** BCP 47 tag for the browser's speech synthesis. */
  speech: z.string().min(2),
  phrases: z
    .array(
      z.strictObject({
        english: z.string().min(2).max(60),
        local: z.string().min(1).max(90),
        say: z.string().min(1).max(90),
      }),
    )
    .min(12)
    .max(20),
});
export type LanguageFile = z.infer<typeof languageSchema>;
