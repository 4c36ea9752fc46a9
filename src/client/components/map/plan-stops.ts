import { isSecret } from '#shared/trips/is-secret.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import type { LatLon } from './map-types.ts';

/** Where a trip's plan goes; nowhere while the destination is a secret. */
export function planStops(trip: TripDetail): LatLon[] {
  if (isSecret(trip)) return [];
  return trip.itineraryDays.flatMap(({ activities }) =>
    activities.flatMap(({ place }) => (place ? [{ lat: place.lat, lon: place.lon }] : [])),
  );
}
