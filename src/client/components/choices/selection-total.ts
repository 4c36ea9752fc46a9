import type { SelectionType } from '#shared/booking/catalog-options.ts';
import { nightsOf } from '#shared/booking/checkout-total.ts';
import { roundMoney, toCents } from '#shared/money.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';

/** The price of an option for the whole party, in cents: fares and experiences a head, a stay by the night. */
export function selectionTotal(
  type: SelectionType,
  { price, currency }: { price: number; currency: string },
  trip: Pick<TripDetail, 'startDate' | 'endDate' | 'tripPreferences'>,
): number {
  const times = type === 'hotels' ? nightsOf(trip) : trip.tripPreferences.travelers;

  return toCents(roundMoney(price * times, currency));
}
