import { z } from 'zod';
import { tripDetail, type TripDetail } from '#shared/trips/trip.schema.ts';
import { refuseSealed } from './sealed-trip.ts';

/** Goes up when a reader of the older form could no longer read the newer. */
const EXPORT_VERSION = 1;

/** A whole trip in one JSON document that says what it is. */
export const tripExport = z.object({
  format: z.literal('northstar-trip'),
  formatVersion: z.literal(EXPORT_VERSION),
  exportedAt: z.string(),
  trip: tripDetail,
});
export type TripExport = z.infer<typeof tripExport>;

/** Throws CONFLICT while the trip is a secret: the document would hold it. */
export function buildExport(trip: TripDetail, now: Date): TripExport {
  refuseSealed(trip);
  return {
    format: 'northstar-trip',
    formatVersion: EXPORT_VERSION,
    exportedAt: now.toISOString(),
    trip,
  };
}
