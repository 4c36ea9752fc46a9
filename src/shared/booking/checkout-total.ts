import { daysBetween } from '../dates.ts';
import { parsePrice, roundMoney, sumMoney, toUsd } from '../money.ts';

type Payable = {
  startDate: string;
  endDate: string;
  flights: readonly { price: number | string; currency?: string | undefined }[];
  accommodations: readonly { pricePerNight: number | string; currency?: string | undefined }[];
  activities: readonly { price: number | string }[];
};

/** What the checkout adds up, in dollars. */
export type CheckoutTotal = { flights: number; stay: number; activities: number; total: number };

/**
 * Flight prices, each stay's nightly price times the nights, and activity prices. Prices may be text:
 * they are stripped to digits and the decimal point, and what is still no number counts as 0. Each amount is taken
 * into dollars by its own currency and rounded to the cent once, so that the parts add up to the total.
 */
export function checkoutTotal(trip: Payable): CheckoutTotal {
  const nights = nightsOf(trip);
  const flights = sumMoney(
    trip.flights.map((flight) => toUsd(parsePrice(flight.price), flight.currency)),
  );
  const stay = sumMoney(
    trip.accommodations.map((entry) =>
      toUsd(roundMoney(parsePrice(entry.pricePerNight) * nights, entry.currency), entry.currency),
    ),
  );
  const activities = sumMoney(trip.activities.map((activity) => parsePrice(activity.price)));

  return { flights, stay, activities, total: sumMoney([flights, stay, activities]) };
}

/** Nights between the trip's dates; review and checkout round a part of a day up. */
export function nightsOf(trip: { startDate: string; endDate: string }): number {
  return Math.max(
    0,
    Math.ceil(daysBetween(trip.startDate.slice(0, 10), trip.endDate.slice(0, 10))),
  );
}
