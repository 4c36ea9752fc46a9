import { aboutInUsd, formatMoney } from '#shared/money.ts';
import classes from './search.module.css';

type PriceTextProps = {
  amount: number;
  currency: string;
  unit: string;
  /** Who sells at this price, where it is an offer and no sample. */
  seller?: string | undefined;
};

/** A price as its seller states it, and about how many dollars that is. */
export function PriceText({ amount, currency, unit, seller }: PriceTextProps) {
  const about = aboutInUsd(amount, currency);

  return (
    <p className={classes.price}>
      <strong>{formatMoney(amount, currency)}</strong> {unit}
      {about && <span className={classes.about}>{about}</span>}
      {seller && <span className={classes.about}>by {seller}</span>}
    </p>
  );
}
