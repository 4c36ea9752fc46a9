import { z } from 'zod';
import { id, someMonths, text, weekdays } from './catalogue-fields.ts';

/** What a friend who knows the place would tell somebody before the trip. */
export const tripTipSchema = z.strictObject({
  text: text(220),
  /** Sights, tables and day trips that it is about: told where the plan has one of them. For every trip when left out. */
  of: z.array(id).min(1).max(4).optional(),
  months: someMonths,
  /** Told where the trip, or the visit it is about, falls on one of them. */
  weekdays,
});
export type TripTipFile = z.infer<typeof tripTipSchema>;
