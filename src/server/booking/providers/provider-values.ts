import { z } from 'zod';
import { ProviderError } from './http/provider-error.ts';

/** The field schemas that all providers' answers share: strict on what is used, silent on the rest. */

const MAX_AMOUNT = 10_000_000;

/** A price above zero, as a number or as decimal text. */
export const price = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,8}(\.\d{1,6})?$/)
      .transform(Number),
  ])
  .refine((amount) => amount > 0 && amount < MAX_AMOUNT);
export const currency = z.string().regex(/^[A-Z]{3}$/);
export const iata = z.string().regex(/^[A-Z]{3}$/);
export const shortText = z.string().min(1).max(300);
/** Local wall time at the airport, "2026-06-01T09:30:00", cut to the minute. */
export const localTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d/)
  .transform((text) => text.slice(0, 16));
export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);

/** An address that a browser may be sent to; anything else is left out. */
export const webAddress = z.url({ protocol: /^https$/ }).max(2000);
export const optionalAddress = webAddress.optional().catch(undefined);

/** A list of which each entry is judged by itself. */
export const items = z.array(z.unknown()).max(2000);

/**
 * The entries of a list that are as documented. One odd entry among good ones is left out; when none is readable the
 * whole answer is nonsense.
 */
export function readItems<T>(list: readonly unknown[], schema: z.ZodType<T>): T[] {
  const read = list.flatMap((entry) => {
    const parsed = schema.safeParse(entry);

    return parsed.success ? [parsed.data] : [];
  });

  if (list.length > 0 && read.length === 0) throw new ProviderError('nonsense');
  return read;
}
