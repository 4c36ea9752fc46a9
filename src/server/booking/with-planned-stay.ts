import { atPlannedPrice, isPlannedStay } from '#shared/booking/planned-stay.ts';
import { roomsFor } from '#shared/booking/rooms-for.ts';
import type { HotelResult } from '#shared/booking/search.schema.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { sampleStays, toHotelResult } from './sample/sample-hotels.ts';

type Trip = Pick<TripDetail, 'stay' | 'startDate' | 'endDate' | 'tripPreferences'>;

/** The hotels found for a trip, its plan's own stay among them and at the plan's price. */
export function withPlannedStay(
  found: readonly HotelResult[],
  { stay, startDate, endDate, tripPreferences }: Trip,
  catalogue: Catalogue,
): HotelResult[] {
  const rooms = roomsFor(tripPreferences.travelers);
  const priced = found.map((hotel) => atPlannedPrice(hotel, stay, rooms));

  if (!stay || found.some((hotel) => isPlannedStay(hotel, stay))) return priced;
  const destination = catalogue.destination(stay.id.split('/')[0] ?? '');
  const own =
    destination && sampleStays(destination, []).find((hotel) => isPlannedStay(hotel, stay));

  if (!own) return priced;
  const nights = { from: startDate, to: endDate, rooms };

  return [...priced, atPlannedPrice(toHotelResult(own, destination, nights), stay, rooms)];
}
