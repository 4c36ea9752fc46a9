import { checkoutTotal } from '#shared/booking/checkout-total.ts';
import { expectedCosts } from '#shared/booking/expected-costs.ts';
import type { PlanCosts } from '#shared/generation/generated-trip.schema.ts';
import { sumMoney } from '#shared/money.ts';
import { localCurrenciesOf } from '#shared/trips/local-currency.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { costRows } from './plan-text.ts';

type PricedTrip = Pick<
  TripDetail,
  | 'startDate'
  | 'endDate'
  | 'flights'
  | 'accommodations'
  | 'activities'
  | 'entries'
  | 'currency'
  | 'itineraryDays'
> &
  Partial<Pick<TripDetail, 'countries' | 'places' | 'tripPreferences'>>;

/** One category: what of it is booked, what is still an estimate, and both together; US dollars for the party. */
export type CostLine = {
  key: string;
  label: string;
  booked: number;
  estimated: number;
  expected: number;
};
type DayCost = { dayNumber: number; date: string; cost: number };
export type CostModel = {
  lines: CostLine[];
  booked: number;
  estimated: number;
  expected: number;
  days: DayCost[];
  /** What belongs to no single day: flights, the stay, transfers. */
  besideDays: number;
  /** The money of the place, where it is another than the dollar and has a rate; none where a trip pays in several. */
  localCurrency: string | undefined;
  /** Every money but the dollar that the trip pays in and that has a rate, in the order of its countries. */
  currencies: string[];
};

/**
 * What a trip is expected to cost, by what of it is booked and what is an estimate. Every part adds up to the
 * total.
 */
export function costModel(trip: PricedTrip, costs: PlanCosts): CostModel {
  const { rides, ...due } = checkoutTotal(trip);
  // Rides between places are part of the transport.
  const booked = new Map(Object.entries({ ...due, transport: rides }));
  const lines = costRows(expectedCosts(costs, trip)).map(({ key, label, amount }) => {
    const paid = booked.get(key) ?? 0;

    return { key, label, booked: paid, estimated: sumMoney([amount, -paid]), expected: amount };
  });
  const days = trip.itineraryDays.map(({ dayNumber, date, cost }) => ({ dayNumber, date, cost }));
  const sum = (pick: (line: CostLine) => number) => sumMoney(lines.map(pick));
  const expected = sum((line) => line.expected);
  const currencies = localCurrenciesOf(trip);
  const isOfSeveral = new Set(trip.countries?.map(({ currency }) => currency)).size > 1;

  return {
    lines,
    booked: sum((line) => line.booked),
    estimated: sum((line) => line.estimated),
    expected,
    days,
    besideDays: sumMoney([expected, ...days.map(({ cost }) => -cost)]),
    localCurrency: isOfSeveral ? undefined : currencies[0],
    currencies,
  };
}
