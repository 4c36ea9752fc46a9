import { daysBetween } from '../dates.ts';
import { parsePrice, roundMoney, sumMoney, toUsd } from '../money.ts';

/** What a sum needs of a trip. */
export type Payable = {
  startDate: string;
  endDate: string;
  flights: readonly { price: number | string; currency?: string | undefined }[];
  accommodations: readonly {
    pricePerNight: number | string;
    currency?: string | undefined;
    isSelected?: boolean;
  }[];
  activities: readonly { price: number | string; isSelected?: boolean }[];
};

/** What is due, in dollars. */
export type CheckoutTotal = { flights: number; stay: number; activities: number; total: number };

/**
 * The amount due for what was selected: flight prices, each stay's nightly price times the nights, and activity
 * prices. What the plan only suggests is not billed. Prices may be text:
 * they are stripped to digits and the decimal point, and what is still no number counts as 0. Each amount is taken
 * into dollars by its own currency and rounded to the cent once, so that the parts add up to the total.
 */
export function checkoutTotal(trip: Payable): CheckoutTotal {
  const nights = nightsOf(trip);
  const flights = sumMoney(
    trip.flights.map((flight) => toUsd(parsePrice(flight.price), flight.currency)),
  );
  const stay = sumMoney(
    selectedOf(trip.accommodations).map((entry) =>
      toUsd(roundMoney(parsePrice(entry.pricePerNight) * nights, entry.currency), entry.currency),
    ),
  );
  const activities = sumMoney(selectedOf(trip.activities).map(({ price }) => parsePrice(price)));

  return { flights, stay, activities, total: sumMoney([flights, stay, activities]) };
}

/** What the traveller chose; an entry that says nothing of it was brought along as chosen. */
function selectedOf<Entry extends { isSelected?: boolean }>(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ isSelected }) => isSelected !== false);
}

/** Nights between the trip's dates; review and checkout round a part of a day up. */
export function nightsOf(trip: { startDate: string; endDate: string }): number {
  return Math.max(
    0,
    Math.ceil(daysBetween(trip.startDate.slice(0, 10), trip.endDate.slice(0, 10))),
  );
}
