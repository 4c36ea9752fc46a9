import { formatDay } from '#shared/dates.ts';
import { isSecret } from '#shared/trips/is-secret.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';

/** What goes along with a link to a trip; a secret place is not named. */
export function shareText(trip: TripDetail): string {
  const place = isSecret(trip) ? 'a secret destination' : trip.destination;

  return `My trip to ${place}, ${formatDay(trip.startDate)} to ${formatDay(trip.endDate)}`;
}
