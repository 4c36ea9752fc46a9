import type { CataloguePlace } from '#server/catalogue/catalogue.ts';
import { diffRowSchema, type DiffRow } from '#server/catalogue/refresh/diff.schema.ts';
import { readOsmHours } from '#server/catalogue/refresh/osm-hours.ts';
import type { PlaceReport, ReportKind } from '#shared/trips/place-report.schema.ts';

/** One traveller may be mistaken; who names a source is likelier right. */
const CONFIDENCE = { said: 0.3, sourced: 0.6 } as const;
const KINDS: Readonly<Record<ReportKind, DiffRow['kind']>> = {
  closed: 'closed',
  hours: 'changed',
  price: 'changed',
  moved: 'moved',
  other: 'changed',
};

/** A report as a difference between the catalogue and a source, for a person to accept. */
export function reportRow({ file }: CataloguePlace, { kind, text, source }: PlaceReport): DiffRow {
  const said = text.replace(/\s+/g, ' ');
  const read = kind === 'hours' ? readOsmHours(said) : undefined;

  return diffRowSchema.parse({
    kind: KINDS[kind],
    place: file.id,
    name: file.name,
    source: 'traveller',
    confidence: source ? CONFIDENCE.sourced : CONFIDENCE.said,
    note: [`${kind}: ${said}`, source].filter(Boolean).join(' · '),
    ...(read && 'hours' in read ? { set: { hours: read.hours } } : {}),
    accept: false,
  });
}
