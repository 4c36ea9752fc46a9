import { z } from 'zod';
import { id } from '../catalogue-fields.ts';
import { fieldsSchema } from './diff.schema.ts';
import { DIFF_SOURCES } from './open-place.ts';

/** One place's fields from a source; `closed` takes it out of plans. */
const overlayEntrySchema = z.strictObject({
  place: id,
  source: z.enum(DIFF_SOURCES),
  /** Only what comes from a data set has them. */
  licence: z.string().optional(),
  attribution: z.string().optional(),
  checked: z.string().regex(/^\d{4}-\d{2}$/),
  closed: z.boolean().optional(),
  ...fieldsSchema.shape,
});
export type OverlayEntry = z.infer<typeof overlayEntrySchema>;

/** What was accepted from open data for one destination; lies beside the shipped files, never in them. */
export const overlaySchema = z.strictObject({
  destination: id,
  entries: z.array(overlayEntrySchema),
});
export type Overlay = z.infer<typeof overlaySchema>;
