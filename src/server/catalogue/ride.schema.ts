import { z } from 'zod';

const day = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const weekdays = z.array(z.enum(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'])).min(1);
const text = z.string().trim().min(2).max(120);

/** A service between two catalogue destinations, direct unless it says where to change; it runs in both directions. */
export const rideSchema = z.strictObject({
  mode: z.enum(['train', 'ferry', 'coach', 'flight']),
  from: z.string(),
  to: z.string(),
  /** Typical minutes of the vehicle, from departure to arrival. */
  minutes: z.number().int().positive(),
  /** Length of the line, where known. */
  km: z.number().int().positive().optional(),
  /** Where one changes on the usual connection. */
  changeAt: text.optional(),
  overnight: z.literal(true).optional(),
  operators: z.array(text).min(1),
  /** One adult, cheapest to dearest standard fare; absent where unknown. */
  priceUsd: z.tuple([z.number().positive(), z.number().positive()]).optional(),
  departuresPerWeek: z.number().int().positive().optional(),
  firstDeparture: time.optional(),
  lastDeparture: time.optional(),
  /** How often and between which hours it leaves either end: general knowledge, no timetable. */
  typicalHours: z
    .strictObject({ departuresPerWeek: z.number().int().positive(), first: time, last: time })
    .optional(),
  /** The weekdays on which it leaves each end, where it does not run every day and they are known. */
  weekdays: z.strictObject({ there: weekdays, back: weekdays }).optional(),
  /** First and last day of the year with service (MM-DD); all year without it. */
  season: z.strictObject({ from: day, to: day }).optional(),
  departurePoints: z.strictObject({ from: text, to: text }).optional(),
  luggage: text.optional(),
  source: text,
  asOf: z.string().regex(/^\d{4}-\d{2}$/),
  /** Time, fare or frequency is typical, not read from a timetable. */
  estimate: z.literal(true).optional(),
});

export type Ride = z.infer<typeof rideSchema>;
