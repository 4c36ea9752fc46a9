import { z } from 'zod';
import { hours, id, interest, lat, lon, text } from './catalogue-fields.ts';
import { placeKind } from './place.schema.ts';

/** A place by a road that people stop at between two towns. All its facts are general knowledge, none is checked. */
export const roadStopSchema = z.strictObject({
  id,
  name: text(60),
  /** ISO 3166 alpha-2. */
  country: z.string().length(2),
  lat,
  lon,
  kind: placeKind,
  /** How long people stay. */
  minutes: z.number().int().min(15).max(240),
  fame: z.number().int().min(1).max(5),
  /** Without them it is open to everybody at any hour, and seen by daylight. */
  hours: hours.optional(),
  /** What an adult pays; free or paid at will without it. */
  usd: z.number().positive().max(200).optional(),
  interests: z.array(interest).min(1).max(4),
  why: text(120),
});

export type RoadStopFile = z.infer<typeof roadStopSchema>;
