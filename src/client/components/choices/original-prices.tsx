import { trpc } from '#client/lib/trpc.ts';
import { originalPrices } from '#shared/booking/original-prices.ts';
import classes from './original-prices.module.css';

/** What was chosen at a price in another currency, as its provider states it, and the rate it was added up by. */
export function OriginalPrices({ tripId }: { tripId: number }) {
  const { data = [] } = trpc.booking.selections.useQuery({ tripId });
  const prices = originalPrices(data);

  if (prices.length === 0) return null;
  const rates = [...new Set(prices.flatMap(({ rate }) => rate ?? []))];

  return (
    <div className={classes.prices}>
      <p>Prices as the providers quote them:</p>
      <ul>
        {prices.map(({ id, what, stated, about }) => (
          <li key={id}>
            {`${what}: ${stated}`}
            {about && `, ${about}`}
          </li>
        ))}
      </ul>
      {rates.map((rate) => (
        <p key={rate}>{rate}.</p>
      ))}
    </div>
  );
}
