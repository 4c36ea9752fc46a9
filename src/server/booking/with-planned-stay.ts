import { atPlannedPrice, isPlannedStay } from '#shared/booking/planned-stay.ts';
import type { HotelResult } from '#shared/booking/search.schema.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { sampleStays, toHotelResult } from './sample/sample-hotels.ts';

type Trip = Pick<TripDetail, 'stay' | 'startDate' | 'endDate'>;

/** The hotels found for a trip, its plan's own stay among them and at the plan's price. */
export function withPlannedStay(
  found: readonly HotelResult[],
  { stay, startDate, endDate }: Trip,
  catalogue: Catalogue,
): HotelResult[] {
  const priced = found.map((hotel) => atPlannedPrice(hotel, stay));

  if (!stay || found.some((hotel) => isPlannedStay(hotel, stay))) return priced;
  const destination = catalogue.destination(stay.id.split('/')[0] ?? '');
  const own =
    destination && sampleStays(destination, []).find((hotel) => isPlannedStay(hotel, stay));

  if (!own) return priced;
  const nights = { from: startDate, to: endDate };

  return [...priced, atPlannedPrice(toHotelResult(own, destination, nights), stay)];
}
