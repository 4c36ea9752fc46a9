import { z } from 'zod';
import { isoDay } from '../fields.ts';
import { tripRide } from '../generation/trip-places.schema.ts';

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 09:30');

/** A way from one place of a trip to the next, as it is offered: the ride, and what a card tells beside it. */
export const rideOption = tripRide.omit({ isSelected: true }).extend({
  id: z.string(),
  /** "Train at 10:30". */
  name: z.string(),
  provider: z.string(),
  /** Dollars for the party, as `usd`. */
  price: z.number(),
  currency: z.literal('USD'),
  sample: z.boolean(),
  deepLink: z.string().optional(),
});
export type RideOption = z.infer<typeof rideOption>;

/** What a chosen ride puts on its trip; the day is that of the move. */
export const rideChoice = tripRide.omit({ isSelected: true }).extend({
  date: isoDay().optional(),
  departs: clock,
  arrives: clock,
  minutes: z
    .int()
    .min(1)
    .max(24 * 60),
  km: z.int().min(0).max(20_000),
  usd: z.number().min(0).max(1_000_000),
});
