import { distanceKm } from '../distance.ts';
import { foldText } from '../fold-text.ts';
import type { Extract, OpenPlace } from './open-place.ts';
import { readOsmElement } from './read-osm.ts';
import { readOvertureFeature } from './read-overture.ts';
import { readWikidataRow } from './read-wikidata.ts';
import { z } from 'zod';

const OSM_ID = /^(?:node|way|relation)\/\d+$/;
/** Two entries of one name closer than this are one place drawn twice, such as a node in its building. */
const SAME_PLACE_KM = 0.1;

/**
 * The places of an extract in any of the formats that the export queries give: raw Overpass JSON, GeoJSON from
 * OpenStreetMap with and without ids, Wikidata as GeoJSON or SPARQL JSON, Overture GeoJSON. Entries without a
 * point and repeated ones are left out and counted. Throws TypeError on anything else.
 */
export function readExtract(json: unknown, today: string): Extract {
  const skipped: Record<string, number> = {};
  const skip = (reason: string) => {
    skipped[reason] = (skipped[reason] ?? 0) + 1;
  };
  const places = rawPlaces(json, today).flatMap((place) => {
    if (typeof place !== 'string' && isOnEarth(place)) return [place];
    skip(typeof place === 'string' ? place : 'without a possible point');
    return [];
  });
  const kept = withoutTwins(places);

  if (kept.length < places.length) skipped['given twice'] = places.length - kept.length;
  return { places: kept, skipped };
}

type Read = OpenPlace | string;

function rawPlaces(json: unknown, today: string): Read[] {
  const overpass = overpassSchema.safeParse(json);

  if (overpass.success) {
    return overpass.data.elements.map((element): Read => {
      const { type, id, tags, center, lat = center?.lat, lon = center?.lon } = element;

      if (lat === undefined || lon === undefined) return 'without a point';
      if (!tags) return 'without tags';
      return readOsmElement(
        { osm: `${type}/${id}`, lat, lon, tags, isArea: type !== 'node' },
        today,
      );
    });
  }

  const sparql = sparqlSchema.safeParse(json);

  if (sparql.success) {
    return sparql.data.results.bindings.map(
      (row) =>
        readWikidataRow(Object.fromEntries(Object.entries(row).map(([k, v]) => [k, v.value]))) ??
        'without an item or a point',
    );
  }

  const collection = featureCollectionSchema.safeParse(json);

  if (!collection.success)
    throw new TypeError('neither Overpass JSON, nor GeoJSON, nor SPARQL JSON');
  return collection.data.features.map((feature) => readFeature(feature, today));
}

function readFeature(feature: Feature, today: string): Read {
  const point = centreOf(feature.geometry);
  const properties = feature.properties ?? {};

  if (!point) return 'without a point';
  if ('names' in properties) return readOvertureFeature(properties, point);
  const tags = textsOf(properties);

  if ('item' in tags) return readWikidataRow(tags, point) ?? 'without an item or a point';
  const osm = [tags['@id'], String(feature.id ?? '')].find((id) => id && OSM_ID.test(id));

  return readOsmElement({ osm, ...point, tags, isArea: feature.geometry?.type !== 'Point' }, today);
}

function textsOf(properties: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([key, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[key, String(value)]] : [],
    ),
  );
}

function isOnEarth({ lat, lon }: OpenPlace): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 && !(lat === 0 && lon === 0);
}

/** One entry for each place: rows of one item, elements given twice, a node within the outline of its house. */
function withoutTwins(places: readonly OpenPlace[]): OpenPlace[] {
  const kept: OpenPlace[] = [];
  const byKey = new Map<string, OpenPlace[]>();

  for (const place of places) {
    const keys = keysOf(place);
    const twin = keys.flatMap((key) => byKey.get(key) ?? []).find((one) => isTwin(one, place));

    if (twin) {
      merge(twin, place);
      continue;
    }
    const own = { ...place, names: [...place.names] };

    kept.push(own);
    keys.forEach((key) => byKey.set(key, [...(byKey.get(key) ?? []), own]));
  }

  return kept;
}

function keysOf({ osm, wikidata, names }: OpenPlace): string[] {
  const [name] = names;

  return [osm, wikidata, name && foldText(name)].flatMap((key) => (key ? [key] : []));
}

function isTwin(a: OpenPlace, b: OpenPlace): boolean {
  if (a.osm && a.osm === b.osm) return true;
  if (a.source === 'wikidata' && b.source === 'wikidata') return a.wikidata === b.wikidata;
  if (a.source !== b.source || a.group !== b.group) return false;
  const isNamedAlike = foldText(a.names[0] ?? '') === foldText(b.names[0] ?? '');

  return isNamedAlike && a.names.length > 0 && distanceKm(a, b) < SAME_PLACE_KM;
}

function merge(into: OpenPlace, from: OpenPlace): void {
  into.names = [...new Set([...into.names, ...from.names])];
  into.hours ??= from.hours;
  into.url ??= from.url;
  into.wikidata ??= from.wikidata;
}

/** The formats of extracts, as loosely as real exports are written. */

const position = z.array(z.number()).min(2);
const geometry = z.object({ type: z.string(), coordinates: z.unknown() }).nullable();
const properties = z.record(z.string(), z.unknown());

const featureCollectionSchema = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      id: z.union([z.string(), z.number()]).optional(),
      geometry: geometry.optional(),
      properties: properties.nullable(),
    }),
  ),
});
type Feature = z.infer<typeof featureCollectionSchema>['features'][number];

const pointSchema = z.object({ lat: z.number(), lon: z.number() });

const overpassSchema = z.object({
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

const sparqlSchema = z.object({
  results: z.object({
    bindings: z.array(z.record(z.string(), z.object({ value: z.string() }))),
  }),
});

/** The middle of a shape, as the middle of the box around its corners; undefined where it has none. */
function centreOf(shape: Feature['geometry']): { lat: number; lon: number } | undefined {
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
