import type { TripFile } from '#shared/trips/trip-files.ts';

export function tripFileAddress(tripId: number, file: TripFile): string {
  return `/api/trips/${tripId}/${file}`;
}
