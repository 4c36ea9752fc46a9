import { z } from 'zod';
import { id, interest, someMonths, text, weekdays } from './catalogue-fields.ts';

const sights = z.array(id).min(1).max(6).optional();
const tables = z.array(id).min(1).max(4).optional();

/**
 * A day as a person who knows the place would spend it. The list of a destination begins with what one does with a
 * single day, and goes on with what comes next when there is more time.
 */
export const suggestedDaySchema = z.strictObject({
  name: text(60),
  /** Why this order, or what saves the day; told with the plan. */
  note: text(200).optional(),
  /** Ids of sights, in the order in which one sees them; lunch lies between morning and afternoon. */
  morning: sights,
  /** Ids of tables near by, the best first. */
  lunch: tables,
  afternoon: sights,
  dinner: tables,
  /** After dinner. */
  evening: sights,
  /** The day trip that takes the day; then there is no morning, lunch or afternoon. */
  dayTrip: id.optional(),
  /** Interests that it is for; a day for everybody has none. */
  interests: z.array(interest).min(1).max(6).optional(),
  /** Months in which it is worth doing, 1 to 12; all of them when left out. */
  months: someMonths,
  /** Days of the week on which it is to be done, as in opening hours; any when left out. */
  weekdays,
  /** For whom it is not, or for whom only. */
  party: z.enum(['with children', 'no children']).optional(),
  /** Half a day, for the day of coming or of going. */
  fits: z.enum(['arrival', 'departure']).optional(),
});
export type SuggestedDayFile = z.infer<typeof suggestedDaySchema>;
