import { ValuePairs } from './value-pairs.tsx';
import type { CheckoutTotal } from '#shared/booking/checkout-total.ts';
import { formatMoney } from '#shared/money.ts';

type SumsProps = {
  sums: CheckoutTotal;
  totalLabel: string;
  /** Whether the rides between places have a line; without it they do where they cost anything. */
  withRides?: boolean;
};

/** What a trip costs, part by part, and the total beneath. */
export function Sums({ sums, totalLabel, withRides = sums.rides > 0 }: SumsProps) {
  return (
    <ValuePairs
      rows={[
        ['Flights', formatMoney(sums.flights)],
        ['Hotel', formatMoney(sums.stay)],
        ['Activities', formatMoney(sums.activities)],
        ...(withRides
          ? [['Rides between places', formatMoney(sums.rides)] as [string, string]]
          : []),
      ]}
      total={[totalLabel, formatMoney(sums.total)]}
    />
  );
}
