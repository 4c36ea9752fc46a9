import type { SelectionType } from '#shared/booking/catalog-options.ts';
import { nightsOf } from '#shared/booking/checkout-total.ts';
import { roundMoney, toCents } from '#shared/money.ts';
import { stayIndex } from '#shared/trips/stay-keys.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';

type Trip = Pick<TripDetail, 'startDate' | 'endDate' | 'tripPreferences' | 'places'>;
type Price = { price: number; currency: string; placeId?: string | undefined };

/**
 * The price of an option for the whole party, in cents: fares and experiences a head, a stay by its nights; a ride
 * between places is priced for the party.
 */
export function selectionTotal(
  type: SelectionType,
  { price, currency, placeId }: Price,
  trip: Trip,
): number {
  return toCents(roundMoney(price * timesOf(type, placeId, trip), currency));
}

function timesOf(type: SelectionType, placeId: string | undefined, trip: Trip): number {
  switch (type) {
    case 'rides':
      return 1;
    case 'hotels':
      return trip.places?.[stayIndex(trip.places, placeId)]?.nights ?? nightsOf(trip);
    case 'flights':
    case 'experiences':
      return trip.tripPreferences.travelers;
  }
}
