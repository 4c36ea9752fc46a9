import { ValuePairs } from '#client/components/value-pairs.tsx';
import type { CheckoutTotal } from '#shared/booking/checkout-total.ts';
import { formatMoney } from '#shared/money.ts';

type SumsProps = { sums: CheckoutTotal; totalLabel: string };

/** What a trip costs, part by part, and the total beneath. */
export function Sums({ sums, totalLabel }: SumsProps) {
  return (
    <ValuePairs
      rows={[
        ['Flights', formatMoney(sums.flights)],
        ['Hotel', formatMoney(sums.stay)],
        ['Activities', formatMoney(sums.activities)],
        ...(sums.rides > 0
          ? [['Rides between places', formatMoney(sums.rides)] as [string, string]]
          : []),
      ]}
      total={[totalLabel, formatMoney(sums.total)]}
    />
  );
}
