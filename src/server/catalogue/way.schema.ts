import { z } from 'zod';
import { text } from './catalogue-fields.ts';

/** A way that a straight line gets wrong: over water, round a gorge, up a hill. It holds in both directions. */
export const waySchema = z.strictObject({
  /** Areas of the destination, or ids of places, tables and stays. */
  from: z.array(text(60)).min(1).max(30),
  /** The same at the other end; from everywhere else when left out. */
  to: z.array(text(60)).min(1).max(30).optional(),
  /** `transit` is a taxi for those who take taxis; `walk` is for ways on foot that take longer than they look. */
  by: z.enum(['ferry', 'transit', 'taxi', 'walk']),
  /** The least minutes, with the way to the pier or stop and the wait. */
  minutes: z.number().int().min(5).max(240),
});
export type WayFile = z.infer<typeof waySchema>;
