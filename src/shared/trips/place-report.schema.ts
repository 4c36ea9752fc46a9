import { z } from 'zod';
import { boundedText, idField } from '../fields.ts';

/** What may be wrong about a place of a plan. */
export const REPORT_KINDS = ['closed', 'hours', 'price', 'moved', 'other'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];
export const REPORT_KIND_NAMES: Readonly<Record<ReportKind, string>> = {
  closed: 'It is closed for good',
  hours: 'Its hours are wrong',
  price: 'Its price is wrong',
  moved: 'It has moved',
  other: 'Something else',
};

export const MAX_REPORT_TEXT = 600;
export const MAX_REPORT_SOURCE = 300;
const NO_LINK = 'must be a web address such as https://example.org';

/** What a traveller says of a place; nothing about the traveller is kept with it. */
export const placeReport = z.object({
  kind: z.enum(REPORT_KINDS, { error: `must be one of ${REPORT_KINDS.join(', ')}` }),
  text: boundedText(MAX_REPORT_TEXT).trim().min(3, 'must say what is wrong'),
  /** Where it can be looked up. */
  source: boundedText(MAX_REPORT_SOURCE)
    .trim()
    .refine((text) => z.url({ protocol: /^https?$/ }).safeParse(text).success, NO_LINK)
    .optional(),
});
export type PlaceReport = z.infer<typeof placeReport>;

export const reportPlaceInput = placeReport.extend({ id: idField, placeId: boundedText(160) });

export const reportedPlace = z.object({ placeId: z.string(), name: z.string() });

/** Reports for whoever keeps the catalogue, the newest first; `before` is the id of the last one that was seen. */
export const listReportsInput = z.object({
  destination: boundedText(80).optional(),
  before: idField.optional(),
  limit: z.coerce.number().int().min(1).max(200).default(100),
});
export const listedReport = z.object({
  id: z.int(),
  destination: z.string(),
  placeId: z.string(),
  name: z.string(),
  kind: z.string(),
  note: z.string(),
  received: z.string(),
});
export type ListedReport = z.infer<typeof listedReport>;
