import type { CheckoutTotal } from '#shared/booking/checkout-total.ts';
import { formatMoney } from '#shared/money.ts';
import classes from './checkout.module.css';

type SumsProps = { sums: CheckoutTotal; totalLabel: string };

/** What a trip costs, part by part, and the total beneath. */
export function Sums({ sums, totalLabel }: SumsProps) {
  return (
    <dl className={classes.sums}>
      <Row label="Flights" amount={sums.flights} />
      <Row label="Stay" amount={sums.stay} />
      <Row label="Activities" amount={sums.activities} />
      <Row label={totalLabel} amount={sums.total} isTotal />
    </dl>
  );
}

type RowProps = { label: string; amount: number; isTotal?: boolean };

function Row({ label, amount, isTotal = false }: RowProps) {
  return (
    <div data-total={isTotal || undefined}>
      <dt>{label}</dt>
      <dd>{formatMoney(amount)}</dd>
    </div>
  );
}
