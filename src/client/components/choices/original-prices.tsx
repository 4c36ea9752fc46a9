import { trpc } from '#client/lib/trpc.ts';
import type { SelectionType } from '#shared/booking/catalog-options.ts';
import { aboutInUsd, formatExactMoney, fromCents, rateText } from '#shared/money.ts';
import classes from './original-prices.module.css';

const WHAT: Record<SelectionType, string> = {
  flights: 'Flights, per person',
  hotels: 'Hotel, per night',
  experiences: 'Experience, per person',
};

/** What was chosen at a price in another currency, as its provider states it, and the rate it was added up by. */
export function OriginalPrices({ tripId }: { tripId: number }) {
  const { data } = trpc.booking.selections.useQuery({ tripId });
  const foreign = data?.filter(({ currency }) => currency !== 'USD') ?? [];

  if (foreign.length === 0) return null;
  const rates = [...new Set(foreign.flatMap(({ currency }) => rateText(currency) ?? []))];

  return (
    <div className={classes.prices}>
      <p>Prices as their providers state them:</p>
      <ul>
        {foreign.map(({ id, selectionType, totalPrice, currency }) => {
          const amount = fromCents(totalPrice);
          const about = aboutInUsd(amount, currency);

          return (
            <li key={id}>
              {`${WHAT[selectionType]}: ${formatExactMoney(amount, currency)}`}
              {about && `, ${about}`}
            </li>
          );
        })}
      </ul>
      {rates.map((rate) => (
        <p key={rate}>{rate}.</p>
      ))}
    </div>
  );
}
