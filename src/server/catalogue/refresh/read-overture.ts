import { z } from 'zod';
import type { OpenPlace, PlaceGroup } from './open-place.ts';

const overtureSchema = z.object({
  names: z.object({
    primary: z.string().nullish(),
    common: z
      .record(z.string(), z.string())
      .nullish()
      .transform((value) => value ?? {}),
  }),
  categories: z.object({ primary: z.string().nullish() }).nullish(),
  basic_category: z.string().nullish(),
  confidence: z
    .number()
    .nullish()
    .transform((value) => value ?? 1),
  operating_status: z.string().nullish(),
  websites: z.array(z.string()).nullish(),
});

/** Below this, Overture itself doubts that the place exists. */
const LEAST_CONFIDENCE = 0.5;
const FOOD = /restaurant|cafe|coffee|bakery|food|pizza|diner|bistro/;
const STAY = /hotel|hostel|motel|inn|accommodation|bed_and_breakfast|resort/;
const SIGHT =
  /museum|gallery|park|garden|landmark|historical|monument|castle|palace|beach|zoo|aquarium|theat|temple|church|mosque|attraction|market|bar$|nature|trail|stadium/;

/** A place of Overture; undefined where it is nameless or doubted, with the reason as text. */
export function readOvertureFeature(
  properties: unknown,
  point: { lat: number; lon: number },
): OpenPlace | string {
  const parsed = overtureSchema.safeParse(properties);

  if (!parsed.success) return 'not readable';
  const { names, categories, operating_status: status, websites } = parsed.data;

  if (!names.primary) return 'without a name';
  if (parsed.data.confidence < LEAST_CONFIDENCE) return 'doubted by Overture';
  const category = categories?.primary ?? parsed.data.basic_category ?? '';
  const group = groupOf(category);
  const url = websites?.find((site) => URL.canParse(site));
  const isClosed = /closed/.test(status ?? '');

  return {
    source: 'overture',
    ...point,
    names: [...new Set([names.primary, ...Object.values(names.common)])],
    tags: { category },
    isArea: false,
    ...(group ? { group } : {}),
    ...(url ? { url } : {}),
    ...(isClosed ? { closed: `operating status ${status}` } : {}),
  };
}

function groupOf(category: string): PlaceGroup | undefined {
  if (FOOD.test(category)) return 'food';
  if (STAY.test(category)) return 'stay';
  return SIGHT.test(category) ? 'sight' : undefined;
}
