import { z } from 'zod';
import { isIsoDay } from './dates.ts';
import { isPlainJson, isStorableText } from './plain-json.ts';

const NO_DAY = 'must be a date such as 2026-05-31';
/** Beyond any journey, and far from where a year needs a fifth digit. */
const LAST_DAY = '2199-12-31';

/** Field schemas that several calls share. A day that is missing may be told in words of its own. */
export const isoDay = (missing = NO_DAY) =>
  z
    .string({ error: ({ input }) => (input === undefined || input === null ? missing : NO_DAY) })
    .refine(isIsoDay, { error: ({ input }) => (input === '' ? missing : NO_DAY) })
    .refine((day) => !isIsoDay(day) || day <= LAST_DAY, `must be on or before ${LAST_DAY}`);

export const idField = z
  .int({ error: 'must be a whole number' })
  .min(1, 'must be 1 or more')
  .max(2_147_483_647, 'must be at most 2147483647');

/** Text as people write it: bounded, and holding only what Postgres can store. */
export const boundedText = (max: number) =>
  z
    .string({ error: 'must be text' })
    .max(max, `must be at most ${max} characters`)
    .refine(isStorableText, 'must not hold a NUL or half a character');

/** An object of a provider's own making: any plain JSON, bounded in size and depth. */
export const jsonBag = z
  .record(z.string(), z.unknown(), { error: 'must be an object' })
  .refine(isPlainJson, 'must be plain JSON of a reasonable size');

export const currencyCode = z
  .string({ error: 'must be a three-letter currency code' })
  .regex(/^[A-Z]{3}$/, 'must be a three-letter currency code');

export const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:30');
