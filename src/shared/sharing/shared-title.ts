import { formatDay } from '../dates.ts';
import type { SharedTrip } from './sharing.schema.ts';

/** What a shared trip is called, with its dates. */
export function sharedTitle(trip: SharedTrip): string {
  const name = trip.title ?? trip.destination ?? 'A surprise trip';

  return `${name}, ${formatDay(trip.startDate)} to ${formatDay(trip.endDate)}`;
}
