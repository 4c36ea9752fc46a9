import { aboutInUsd, formatExactMoney, fromCents, rateText } from '../money.ts';
import type { SelectionType } from './catalog-options.ts';
import type { TripSelection } from './selection.schema.ts';

/** A chosen price in its provider's currency, what it is in dollars, and the dated rate between the two. */
export type OriginalPrice = {
  id: number;
  what: string;
  stated: string;
  about: string | undefined;
  rate: string | undefined;
};

const WHAT: Record<SelectionType, string> = {
  flights: 'Flights',
  hotels: 'Hotel',
  experiences: 'Experience',
  rides: 'Ride',
};

type Chosen = Pick<TripSelection, 'id' | 'selectionType' | 'totalPrice' | 'currency'>;

/** The choices whose prices are not in dollars; a trip adds all up in dollars. */
export function originalPrices(selections: readonly Chosen[]): OriginalPrice[] {
  return selections
    .filter(({ currency }) => currency !== 'USD')
    .map(({ id, selectionType, totalPrice, currency }) => ({
      id,
      what: WHAT[selectionType],
      stated: formatExactMoney(fromCents(totalPrice), currency),
      about: aboutInUsd(fromCents(totalPrice), currency),
      rate: rateText(currency),
    }));
}
