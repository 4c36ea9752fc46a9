import { z } from 'zod';
import { isIsoDay } from './dates.ts';
import { isCurrency } from './money.ts';
import { isPlainJson, isStorableText } from './plain-json.ts';

const NO_DAY = 'must be a date such as 2026-05-31';
/** Beyond any journey, and far from where a year needs a fifth digit. */
const LAST_DAY = '2199-12-31';

/** Field schemas that several calls share. A day that is missing may be told in words of its own. */
export const isoDay = (missing = NO_DAY) =>
  z
    .string({ error: ({ input }) => (input === undefined || input === null ? missing : NO_DAY) })
    .refine(isIsoDay, { error: ({ input }) => (input === '' ? missing : NO_DAY) })
    .refine((day) => !isIsoDay(day) || day <= LAST_DAY, `must be on or before ${LAST_DAY}`)
    .meta({ format: 'date' });

/** What is told of a value of another type; a field that was left out is named as that. */
const typed = (words: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? 'is required' : words),
});

export const idField = z
  .int(typed('must be a whole number'))
  .min(1, 'must be 1 or more')
  .max(2_147_483_647, 'must be at most 2147483647');

/** How many of something the traveller asks for. */
export const wholeNumber = (min: number, max: number) =>
  z
    .int('must be a whole number')
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`);

/** A number that counts or numbers something. */
export const countFrom = (min: number, max: number) =>
  z
    .int('must be a whole number')
    .min(min, `must be ${min} or more`)
    .max(max, `must be at most ${max}`);

/** Text as people write it: bounded, and holding only what Postgres can store. */
export const boundedText = (max: number) =>
  z
    .string(typed('must be text'))
    .max(max, `must be at most ${max} characters`)
    .refine(isStorableText, 'must not hold a NUL or half a character');

/** Made by the sender: what is sent again under its key is the same thing, not another. */
export const requestKey = boundedText(60).min(1, 'must not be empty');

/** An object of a provider's own making: any plain JSON, bounded in size and depth. */
export const jsonBag = z
  .record(z.string(), z.unknown(), { error: 'must be an object' })
  .refine(isPlainJson, 'must be plain JSON of a reasonable size');

export const currencyCode = z
  .string({ error: 'must be a three-letter currency code' })
  .regex(/^[A-Z]{3}$/, { error: 'must be a three-letter currency code', abort: true });

/** A code that is a currency, and not only written like one. */
export const knownCurrency = currencyCode.refine(
  isCurrency,
  'must be a currency such as USD or EUR',
);

const NO_TIME = 'must be a time such as 09:30';

export const timeOfDay = z.string({ error: NO_TIME }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, NO_TIME);

/** A time as a seller of flights tells it: empty while it is not known, or with its date, which is left out. */
export const flightTime = z
  .string({ error: NO_TIME })
  .transform((text) => text.replace(/^\d{4}-\d{2}-\d{2}T(\d{2}:\d{2})(:.*|Z|[+-].*)?$/, '$1'))
  .pipe(z.union([z.literal(''), timeOfDay], { error: NO_TIME }));

/** A sum of money. */
export const amount = z
  .number({ error: 'must be a number' })
  .min(0, 'must be 0 or more')
  .max(100_000_000, 'is too large');
