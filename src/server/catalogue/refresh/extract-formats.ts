import { z } from 'zod';

/** The formats of extracts, as loosely as real exports are written. */

const position = z.array(z.number()).min(2);
const geometry = z.object({ type: z.string(), coordinates: z.unknown() }).nullable();
const properties = z.record(z.string(), z.unknown());

export const featureCollectionSchema = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      id: z.union([z.string(), z.number()]).optional(),
      geometry: geometry.optional(),
      properties: properties.nullable(),
    }),
  ),
});
export type Feature = z.infer<typeof featureCollectionSchema>['features'][number];

const pointSchema = z.object({ lat: z.number(), lon: z.number() });

export const overpassSchema = z.object({
  elements: z.array(
    z.object({
      type: z.enum(['node', 'way', 'relation']),
      id: z.number(),
      lat: z.number().optional(),
      lon: z.number().optional(),
      center: pointSchema.optional(),
      tags: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

export const sparqlSchema = z.object({
  results: z.object({
    bindings: z.array(z.record(z.string(), z.object({ value: z.string() }))),
  }),
});

/** The middle of a shape, as the middle of the box around its corners; undefined where it has none. */
export function centreOf(shape: Feature['geometry']): { lat: number; lon: number } | undefined {
  const corners = cornersOf(shape?.coordinates);

  if (corners.length === 0) return undefined;
  const lons = corners.map(([lon]) => lon);
  const lats = corners.map(([, lat]) => lat);
  const middle = (all: number[]) =>
    (all.reduce((a, b) => Math.min(a, b)) + all.reduce((a, b) => Math.max(a, b))) / 2;

  return { lat: middle(lats), lon: middle(lons) };
}

function cornersOf(value: unknown): [lon: number, lat: number][] {
  const one = position.safeParse(value);

  if (one.success) return [[one.data[0] ?? Number.NaN, one.data[1] ?? Number.NaN]];
  return Array.isArray(value) ? value.flatMap(cornersOf) : [];
}
