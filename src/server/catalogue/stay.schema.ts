import { z } from 'zod';
import { confidence, id, lat, localName, lon, provenance, text } from './catalogue-fields.ts';

/** Whom, and what kind of trip, a stay is made for. */
export const STAY_SUITS = ['families', 'romance', 'friends', 'quiet', 'beach'] as const;
/** Whom a stay disappoints. */
const STAY_UNFIT = ['families', 'romance', 'quiet'] as const;

/** A hotel, or a neighbourhood to stay in; USD per room and night as an estimated range. */
export const staySchema = z.strictObject({
  id,
  name: text(90),
  lat,
  lon,
  kind: z.enum(['hotel', 'hostel', 'guesthouse', 'apartment', 'resort', 'villa', 'neighbourhood']),
  level: z.enum(['budget', 'moderate', 'luxury', 'ultra-luxury']),
  usd: z.tuple([z.number().min(5), z.number().max(6000)]),
  stars: z.number().int().min(1).max(5).optional(),
  area: text(60),
  amenities: z.array(z.string()).max(12).optional(),
  eco: text(120).optional(),
  business: z.boolean().optional(),
  /**
   * By judgement. Families: rooms for four, a kitchen or a pool; romance: a grand, historic or charming house; friends:
   * a bar and company; quiet: calm rooms or a garden; beach: on the sand or across the road from it.
   */
  suits: z.array(z.enum(STAY_SUITS)).min(1).max(5).optional(),
  /** Families: rooms for two, tiny or for adults only; romance: a plain chain, or of an airport; quiet: a party house. */
  unfit: z.array(z.enum(STAY_UNFIT)).min(1).max(3).optional(),
  localName,
  ...provenance,
  confidence,
});
export type StayFile = z.infer<typeof staySchema>;
