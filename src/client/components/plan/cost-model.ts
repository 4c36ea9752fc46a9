import { checkoutTotal } from '#shared/booking/checkout-total.ts';
import type { PlanCosts } from '#shared/generation/generated-trip.schema.ts';
import { sumMoney } from '#shared/money.ts';
import { localCurrencyOf } from '#shared/trips/local-currency.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { costRows } from './plan-text.ts';

type PricedTrip = Pick<
  TripDetail,
  | 'startDate'
  | 'endDate'
  | 'flights'
  | 'accommodations'
  | 'activities'
  | 'currency'
  | 'itineraryDays'
>;

/** One category: what of it is booked, what is still an estimate, and both together; US dollars for the party. */
export type CostLine = {
  key: string;
  label: string;
  booked: number;
  estimated: number;
  expected: number;
};
export type DayCost = { dayNumber: number; date: string; cost: number };
export type CostModel = {
  lines: CostLine[];
  booked: number;
  estimated: number;
  expected: number;
  days: DayCost[];
  /** What belongs to no single day: flights, the stay, transfers. */
  besideDays: number;
  /** The money of the place, where it is another than the dollar and has a rate. */
  localCurrency: string | undefined;
};

/**
 * What a trip costs: a booked flight or stay takes the place of its estimate; booked experiences count towards
 * the estimate of the activities, and beyond it where they cost more. Every part adds up to the total.
 */
export function costModel(trip: PricedTrip, costs: PlanCosts): CostModel {
  const paid = checkoutTotal({
    ...trip,
    accommodations: trip.accommodations.filter(({ isSelected }) => isSelected),
    activities: trip.activities.filter(({ isSelected }) => isSelected),
  });
  const booked = new Map(Object.entries(paid).filter(([key]) => key !== 'total'));
  const lines = costRows(costs).map(({ key, label, amount }) =>
    lineOf({ key, label, amount, paid: booked.get(key) ?? 0 }),
  );
  const days = trip.itineraryDays.map(({ dayNumber, date, cost }) => ({ dayNumber, date, cost }));
  const sum = (pick: (line: CostLine) => number) => sumMoney(lines.map(pick));
  const expected = sum((line) => line.expected);

  return {
    lines,
    booked: sum((line) => line.booked),
    estimated: sum((line) => line.estimated),
    expected,
    days,
    besideDays: sumMoney([expected, ...days.map(({ cost }) => -cost)]),
    localCurrency: localCurrencyOf(trip),
  };
}

type Priced = { key: string; label: string; amount: number; paid: number };

function lineOf({ key, label, amount, paid }: Priced): CostLine {
  const isReplaced = paid > 0 && key !== 'activities';
  const estimated = isReplaced ? 0 : Math.max(0, sumMoney([amount, -paid]));

  return { key, label, booked: paid, estimated, expected: sumMoney([paid, estimated]) };
}
