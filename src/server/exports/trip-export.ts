import { z } from 'zod';
import { TRIP_FORMAT, TRIP_FORMAT_VERSION } from '#shared/trips/trip-file.ts';
import { tripDetail, type TripDetail } from '#shared/trips/trip.schema.ts';
import { refuseSealed } from './sealed-trip.ts';

/** A whole trip in one JSON document that says what it is. */
export const tripExport = z.object({
  format: z.literal(TRIP_FORMAT),
  formatVersion: z.literal(TRIP_FORMAT_VERSION),
  exportedAt: z.string(),
  trip: tripDetail,
});
export type TripExport = z.infer<typeof tripExport>;

/** Throws CONFLICT while the trip is a secret: the document would hold it. */
export function buildExport(trip: TripDetail, now: Date): TripExport {
  refuseSealed(trip);
  return {
    format: TRIP_FORMAT,
    formatVersion: TRIP_FORMAT_VERSION,
    exportedAt: now.toISOString(),
    trip,
  };
}
