import { z } from 'zod';

const words = z
  .union([z.string(), z.array(z.string())])
  .nullish()
  .transform((value) =>
    (typeof value === 'string' ? value.split(',') : (value ?? []))
      .map((word) => word.replace(/[[\]'"]/g, '').trim())
      .filter((word) => word !== '' && word !== '-'),
  );
const number = z.union([z.number(), z.string()]).transform((value) => readNumber(value));

/** A query as the folder holds it; what is written as text or left out is read all the same. */
export const querySchema = z.object({
  idx: z.unknown(),
  query: z.string().catch(''),
  org: z.string().trim(),
  dest: z.string().trim(),
  days: number,
  visiting_city_number: number.catch(1),
  dates: words,
  people_number: number.catch(1),
  budget: number.catch(Infinity),
  local_constraint: z.preprocess(
    readLiteral,
    z
      .object({
        'house rule': words,
        cuisine: words,
        'room type': words,
        transportation: words,
      })
      .partial()
      .nullish()
      .transform((constraint) => constraint ?? {}),
  ),
});

export type Query = z.infer<typeof querySchema>;

/** A number out of a number or a text like "$1,200"; NaN where there is none. */
export function readNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  const found = typeof value === 'string' ? /-?[\d,]*\.?\d+/.exec(value) : null;

  return found ? Number(found[0].replaceAll(',', '')) : NaN;
}

/** An object that was written out as Python does, with quotes of its own and None. */
function readLiteral(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return JSON.parse(value.replaceAll("'", '"').replace(/\bNone\b/g, 'null'));
}
