import { z } from 'zod';
import { hours, id, lat, lon, provenance } from '../catalogue-fields.ts';
import { DIFF_SOURCES } from './open-place.ts';

/** What a row says of a place. */
const DIFF_KINDS = ['closed', 'moved', 'changed', 'new', 'unreadable-hours'] as const;

/** Fields of a place that a source may set. */
export const fieldsSchema = z.strictObject({
  lat: lat.optional(),
  lon: lon.optional(),
  hours: hours.optional(),
  url: z.url().optional(),
  wikidata: provenance.wikidata,
  osm: provenance.osm,
});

/** One difference between the catalogue and a source, for a person to accept. */
export const diffRowSchema = z.strictObject({
  kind: z.enum(DIFF_KINDS),
  /** The place in the catalogue; left out for a new one. */
  place: id.optional(),
  name: z.string(),
  source: z.enum(DIFF_SOURCES),
  /** How sure it is that both are the same place, 0 to 1. */
  confidence: z.number().min(0).max(1),
  /** What differs, for the reader. */
  note: z.string(),
  set: fieldsSchema.optional(),
  /** Set to true by the person who accepts the row. */
  accept: z.boolean(),
});
export type DiffRow = z.infer<typeof diffRowSchema>;

/** The file that a refresh writes and `--accept` reads. */
export const diffSchema = z.strictObject({
  destination: id,
  date: z.iso.date(),
  rows: z.array(diffRowSchema),
});
export type Diff = z.infer<typeof diffSchema>;
