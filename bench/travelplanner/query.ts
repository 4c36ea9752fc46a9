import { z } from 'zod';

const FLEXIBLE_RULES = ['smoking', 'parties', 'children under 10', 'visitors', 'pets'] as const;
const ROOM_TYPES = ['entire room', 'private room', 'shared room', 'not shared room'] as const;

const querySchema = z.object({
  idx: z.number(),
  org: z.string(),
  dest: z.string(),
  days: z.number(),
  visiting_city_number: z.number(),
  dates: z.array(z.string()),
  people_number: z.number(),
  budget: z.number(),
  local_constraint: z.object({
    'house rule': z.enum(FLEXIBLE_RULES).nullable(),
    cuisine: z.array(z.string()).nullable(),
    'room type': z.enum(ROOM_TYPES).nullable(),
    transportation: z.enum(['no flight', 'no self-driving']).nullable(),
  }),
});

/** One request of the data set, its fields given in structured form. */
export type Query = z.infer<typeof querySchema>;

/** The queries of a parsed `*_structured.json`; a constraint of an unknown kind is an error. */
export function readQueries(json: unknown): Query[] {
  return z.array(querySchema).parse(json);
}
