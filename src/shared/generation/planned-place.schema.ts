import { z } from 'zod';

/** A span of local clock times on one date; a closing time past midnight goes beyond "24:00" ("26:00"). */
export const openSpan = z.tuple([z.string(), z.string()]);
export type OpenSpan = z.infer<typeof openSpan>;

export const plannedPlace = z.object({
  id: z.string(),
  name: z.string(),
  /** As it is written on the spot, where that differs. */
  localName: z.string().optional(),
  lat: z.number(),
  lon: z.number(),
  /** Of a boat, a cable car or a walk that leads elsewhere: where it ends, and one goes on from. */
  endsAt: z.object({ name: z.string().optional(), lat: z.number(), lon: z.number() }).optional(),
  kind: z.string(),
  indoor: z.boolean(),
  /** Opening spans of that very date. */
  open: z.array(openSpan),
  /** Whether those hours were checked for that date, are assumed, or nobody knows. */
  opening: z.enum(['checked', 'assumed', 'unknown']).optional(),
  /** The ticket that opens other places of the plan too; paid before, its price is null here. */
  ticket: z
    .object({ id: z.string(), name: z.string(), isPaid: z.boolean(), days: z.int() })
    .optional(),
  /** The entry slot to book, a little after arriving. */
  slot: z.string().optional(),
  price: z
    .object({ amount: z.number(), currency: z.string(), usd: z.number(), asOf: z.string() })
    .nullable(),
  free: z.boolean().optional(),
  url: z.string().optional(),
  /** "catalogue", or "model" when a language model brought it. */
  source: z.string(),
  /** Whom to name for what is shown of it, with the licence, where it comes from open data. */
  credit: z.string().optional(),
  /** The month in which its facts were last checked. */
  checked: z.string().optional(),
  unverified: z.boolean().optional(),
});
export type PlannedPlace = z.infer<typeof plannedPlace>;
