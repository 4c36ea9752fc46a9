import { formatDay } from '#shared/dates.ts';
import { aboutInUsd, rateOf } from '#shared/money.ts';
import classes from './money-note.module.css';

type MoneyNoteProps = { amount: number; currency: string };

/** What an amount in another currency is in dollars, and by which day's rate; nothing beside dollars. */
export function MoneyNote({ amount, currency }: MoneyNoteProps) {
  const about = aboutInUsd(amount, currency);
  const rate = rateOf(currency);

  if (!about || !rate) return null;
  return <span className={classes.note}>{`${about} at a rate of ${formatDay(rate.asOf)}`}</span>;
}
