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
    checkIn?: string;
    checkOut?: string;
  }[];
  /** The stays of a trip to several places, with the rides between them. */
  places?:
    | readonly { ride?: { usd: number; isSelected?: boolean | undefined } | undefined }[]
    | undefined;
  activities: readonly { price: number | string; isSelected?: boolean }[];
};

/** What is due, in dollars. */
export type CheckoutTotal = {
  flights: number;
  stay: number;
  activities: number;
  /** Between the places of a trip to several. */
  rides: number;
  total: number;
};

/**
 * The amount due for what was selected: flight prices, each stay's nightly price times its nights, activity prices,
 * and the rides between several places. What the plan only suggests is not billed. Prices may be text:
 * they are stripped to digits and the decimal point, and what is still no number counts as 0. Each amount is taken
 * into dollars by its own currency and rounded to the cent once, so that the parts add up to the total.
 */
export function checkoutTotal(trip: Payable): CheckoutTotal {
  const flights = sumMoney(
    trip.flights.map((flight) => toUsd(parsePrice(flight.price), flight.currency)),
  );
  const stay = sumMoney(
    selectedOf(trip.accommodations).map((entry) =>
      toUsd(
        roundMoney(parsePrice(entry.pricePerNight) * nightsOfStay(trip, entry), entry.currency),
        entry.currency,
      ),
    ),
  );
  const activities = sumMoney(selectedOf(trip.activities).map(({ price }) => parsePrice(price)));

  const rides = sumMoney(
    (trip.places ?? []).map(({ ride }) => (ride?.isSelected ? roundMoney(ride.usd, 'USD') : 0)),
  );

  return { flights, stay, activities, rides, total: sumMoney([flights, stay, activities, rides]) };
}

/** What the traveller chose; an entry that says nothing of it was brought along as chosen. */
function selectedOf<Entry extends { isSelected?: boolean }>(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ isSelected }) => isSelected !== false);
}

/** The nights that a stay is paid for: all of the trip, or its own where the trip goes to several places. */
export function nightsOfStay(
  trip: Pick<Payable, 'startDate' | 'endDate' | 'places'>,
  { checkIn, checkOut }: { checkIn?: string; checkOut?: string },
): number {
  const isOfSeveral = (trip.places?.length ?? 0) > 1;

  return isOfSeveral && checkIn && checkOut
    ? nightsOf({ startDate: checkIn, endDate: checkOut })
    : nightsOf(trip);
}

/** Nights between the trip's dates; review and checkout round a part of a day up. */
export function nightsOf(trip: { startDate: string; endDate: string }): number {
  return Math.max(
    0,
    Math.ceil(daysBetween(trip.startDate.slice(0, 10), trip.endDate.slice(0, 10))),
  );
}
