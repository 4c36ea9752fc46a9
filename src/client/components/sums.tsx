import { ValuePairs } from './value-pairs.tsx';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import type { CheckoutTotal } from '#shared/booking/checkout-total.ts';
import { formatMoney } from '#shared/money.ts';

type Named = Pick<TripDetail, 'flights' | 'accommodations' | 'activities'>;
type SumsProps = {
  sums: CheckoutTotal;
  totalLabel: string;
  /** Whether the rides between places have a line; without it they do where they cost anything. */
  withRides?: boolean;
  /** Names what was chosen below each part. */
  chosen?: Named | undefined;
};

/** What a trip costs, part by part, and the total beneath. */
export function Sums({ sums, totalLabel, withRides = sums.rides > 0, chosen }: SumsProps) {
  return (
    <ValuePairs
      rows={[
        [
          'Flights',
          formatMoney(sums.flights),
          chosen?.flights
            .map(({ airline, flightNumber }) => `${airline} ${flightNumber}`)
            .join(', '),
        ],
        ['Hotel', formatMoney(sums.stay), namesOf(chosen?.accommodations)],
        ['Activities', formatMoney(sums.activities), namesOf(chosen?.activities)],
        ...(withRides
          ? [['Rides between places', formatMoney(sums.rides)] as [string, string]]
          : []),
      ]}
      total={[totalLabel, formatMoney(sums.total)]}
    />
  );
}

function namesOf(
  entries: readonly { name: string; isSelected: boolean }[] | undefined,
): string | undefined {
  return entries
    ?.filter(({ isSelected }) => isSelected)
    .map(({ name }) => name)
    .join(', ');
}
