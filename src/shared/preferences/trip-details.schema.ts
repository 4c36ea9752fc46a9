import { z } from 'zod';
import { boundedText, countFrom, isoDay, knownCurrency, timeOfDay } from '../fields.ts';
import {
  MAX_ALLERGIES,
  MAX_APPOINTMENTS,
  MAX_CHILDREN,
  MAX_MUST_SEES,
  MAX_PLACES,
  MAX_SPENDING_LIMIT,
  MAX_TRAVELERS,
  MAX_TRIP_DAYS,
} from './limits.ts';
import { DIETS, TRIP_PACES } from './options.ts';
import { placeFields } from './place-suggestion.schema.ts';

/** What a traveller may say in fields of its own rather than in the notes; all of it is optional. */

/** A place to go, in the order of the journey. */
export const placeChoice = z.object({
  ...placeFields,
  nights: countFrom(1, MAX_TRIP_DAYS).optional(),
});
export type PlaceChoice = z.infer<typeof placeChoice>;

const mustSee = z.object({
  id: boundedText(120).min(1, 'must not be empty'),
  name: boundedText(120).min(1, 'must not be empty'),
});

/** Local times of landing and take-off, or of a train. */
const journeyTime = z.object({
  time: timeOfDay.optional(),
  flight: z
    .string({ error: 'must be a flight number such as LH123' })
    .trim()
    .regex(/^[A-Za-z0-9]{2}[A-Za-z]? ?\d{1,4}[A-Za-z]?$/, 'must be a flight number such as LH123')
    .transform((code) => code.replace(' ', '').toUpperCase())
    .optional(),
});

const companions = z.object({
  adults: countFrom(0, MAX_TRAVELERS),
  /** The age of each child. */
  children: z
    .array(countFrom(0, 17))
    .max(MAX_CHILDREN, `must be at most ${MAX_CHILDREN}`)
    .default([]),
  stepFree: z.boolean({ error: 'must be true or false' }).default(false),
});
export type Companions = z.infer<typeof companions>;

const spendingLimit = z.object({
  amount: z
    .number({ error: 'must be a number' })
    .positive('must be more than 0')
    .max(MAX_SPENDING_LIMIT, `must be at most ${MAX_SPENDING_LIMIT}`),
  currency: knownCurrency,
});

const endsLater = ({ start, end }: { start: string; end?: string | undefined }) =>
  end === undefined || end > start;
const NOT_LATER = { path: ['end'], error: 'must be later than the start' };

const appointment = z
  .object({
    date: isoDay(),
    start: timeOfDay,
    end: timeOfDay.optional(),
    title: boundedText(120).min(1, 'must not be empty'),
    place: boundedText(160).optional(),
  })
  .refine(endsLater, NOT_LATER);
export type Appointment = z.infer<typeof appointment>;

const workHours = z
  .object({ start: timeOfDay, end: timeOfDay, place: boundedText(160).optional() })
  .refine(endsLater, NOT_LATER);

/** The fields as they stand beside the documented ones of a preference. */
export const tripDetailFields = {
  /** Where to, in order; left out, the planner chooses. */
  places: z.array(placeChoice).max(MAX_PLACES, `must be at most ${MAX_PLACES} places`).optional(),
  /** The planner may choose the order of the places; left out, they come in the order given. */
  anyOrder: z.boolean({ error: 'must be true or false' }).optional(),
  mustSees: z.array(mustSee).max(MAX_MUST_SEES, `must be at most ${MAX_MUST_SEES}`).optional(),
  arrival: journeyTime.optional(),
  departure: journeyTime.optional(),
  companions: companions.optional(),
  diet: z
    .array(z.enum(DIETS, { error: `must be one of ${DIETS.join(', ')}` }))
    .max(DIETS.length, 'Too many diets')
    .optional(),
  allergies: z
    .array(boundedText(60).min(1, 'must not be empty'))
    .max(MAX_ALLERGIES, `must be at most ${MAX_ALLERGIES}`)
    .optional(),
  /** Left out: a first visit. */
  firstVisit: z.boolean({ error: 'must be true or false' }).optional(),
  pace: z.enum(TRIP_PACES, { error: 'must be slow, balanced or packed' }).optional(),
  /** For the whole trip and party. */
  spendingLimit: spendingLimit.optional(),
  appointments: z
    .array(appointment)
    .max(MAX_APPOINTMENTS, `must be at most ${MAX_APPOINTMENTS}`)
    .optional(),
  /** Business trips: the hours of every working day, and where. */
  work: workHours.optional(),
};
const tripDetails = z.object(tripDetailFields);
export type TripDetails = z.output<typeof tripDetails>;

/** The names of those fields. */
export const TRIP_DETAIL_NAMES = Object.keys(tripDetailFields) as (keyof TripDetails)[];
