import { z } from 'zod';
import { isIsoDay } from '../dates.ts';
import { boundedText, idField, isoDay } from '../fields.ts';
import { MAX_DESTINATIONS, MAX_NOTES, MAX_TRAVELERS } from './limits.ts';
import { BUDGET_OPTIONS, INTERESTS, TRIP_TYPES } from './options.ts';
import { type Companions, tripDetailFields } from './trip-details.schema.ts';
import { wishOverrides } from './understanding.schema.ts';

export { MAX_NOTES, MAX_TRAVELERS, MAX_TRIP_DAYS } from './limits.ts';

export const tripType = z.enum(TRIP_TYPES, { error: 'must be surprise, complete or business' });

const interest = z.enum(INTERESTS as unknown as [string, ...string[]], {
  error: 'Unknown interest',
});

const departureDay = isoDay('Departure date is required');

/** What POST /api/trip-preferences takes; whether the departure lies ahead depends on the day: `preferenceFrom`. */
export const preferenceInput = z
  .object({
    tripType,
    departureDate: departureDay,
    returnDate: isoDay('Return date is required'),
    travelers: z
      .int('Number of travelers is required')
      .min(1, 'must be at least 1')
      .max(MAX_TRAVELERS, `must be at most ${MAX_TRAVELERS}`),
    budget: z.enum(BUDGET_OPTIONS, { error: 'Budget is required' }),
    /** Business trips go without; any other names at least one. */
    interests: z
      .array(interest, { error: 'Select at least one interest' })
      .max(INTERESTS.length, 'Too many interests')
      .default([]),
    isEcoFriendly: z.boolean({ error: 'must be true or false' }).default(false),
    isVeganFriendly: z.boolean({ error: 'must be true or false' }).default(false),
    additionalPreferences: boundedText(MAX_NOTES).default(''),
    /** Business trips: where to, in the traveller's words. */
    destinations: boundedText(MAX_DESTINATIONS).optional(),
    /** IATA code the journey starts from. */
    homeAirport: z
      .string({ error: 'must be a three-letter airport code' })
      .regex(/^[A-Za-z]{3}$/, 'must be a three-letter airport code')
      .transform((code) => code.toUpperCase())
      .optional(),
    /** What the traveller added to, or took from, what was understood of the notes. */
    wishes: wishOverrides.optional(),
    ...tripDetailFields,
  })
  .refine(hasInterests, {
    path: ['interests'],
    error: 'Select at least one interest',
    when: isRecord,
  })
  .refine(isOrdered, {
    path: ['returnDate'],
    error: 'Return date must be after departure date',
    when: isRecord,
  })
  .refine(isWholeParty, {
    path: ['companions'],
    error: 'adults and children must add up to the number of travelers',
  })
  .superRefine(
    ({ appointments = [], departureDate, returnDate }, context) => {
      for (const [at, { date }] of appointments.entries()) {
        if (date >= departureDate && date <= returnDate) continue;
        context.addIssue({
          code: 'custom',
          path: ['appointments', at, 'date'],
          message: 'must lie within the trip',
        });
      }
    },
    { when: ({ value }) => datedAppointments.safeParse(value).success },
  );
export type PreferenceInput = z.input<typeof preferenceInput>;
export type Preference = z.output<typeof preferenceInput>;

/** The same, with a departure on `firstDay` or later: "today" is another day for a traveller than for the server. */
export const preferenceFrom = (firstDay: string) =>
  preferenceInput.safeExtend({
    departureDate: departureDay.refine(
      (day) => day >= firstDay,
      'Departure date must be in the future',
    ),
  });

/** What a saved preference keeps in columns of its own. */
export const preferenceColumns = z.object({
  id: idField,
  tripType,
  departureDate: z.string(),
  returnDate: z.string(),
  travelers: z.number(),
  budget: z.string(),
  interests: z.array(z.string()),
  isEcoFriendly: z.boolean(),
  isVeganFriendly: z.boolean(),
  additionalPreferences: z.string(),
  destinations: z.string().optional(),
  homeAirport: z.string().optional(),
  wishes: wishOverrides.optional(),
});

export const savedPreference = preferenceColumns.extend(tripDetailFields);
export type SavedPreference = z.infer<typeof savedPreference>;

type Unchecked = Partial<
  Record<'tripType' | 'interests' | 'departureDate' | 'returnDate', unknown>
>;

/** What has to be in order before appointments can be held against the trip's days. */
const datedAppointments = z.object({
  departureDate: isoDay(),
  returnDate: isoDay(),
  appointments: z.array(z.object({ date: isoDay() })),
});

/** These two rules look at fields together, and also when others are bad: a reply names them all. */
function hasInterests({ tripType: type, interests }: Unchecked): boolean {
  return type === 'business' || !Array.isArray(interests) || interests.length > 0;
}

function isOrdered({ departureDate, returnDate }: Unchecked): boolean {
  const areDays = [departureDate, returnDate].every(
    (day) => typeof day === 'string' && isIsoDay(day),
  );

  return !areDays || String(returnDate) > String(departureDate);
}

/** "5+ travelers" stands for five or more. */
const OPEN_PARTY = 5;

function isWholeParty({
  travelers,
  companions,
}: {
  travelers: number;
  companions?: Companions | undefined;
}): boolean {
  if (!companions) return true;
  const count = companions.adults + companions.children.length;

  return count === travelers || (travelers === OPEN_PARTY && count > OPEN_PARTY);
}

function isRecord({ value }: { value: unknown }): boolean {
  return typeof value === 'object' && value !== null;
}
