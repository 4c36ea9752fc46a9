import { IconCalendar, IconUsers, IconWallet } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { countText } from '#shared/count-text.ts';
import { DateRangeText } from './date-range-text.tsx';
import classes from './trip-facts.module.css';

type TripFactsProps = {
  startDate: string;
  endDate: string;
  travelers: number;
  /** What it costs, and the limit it is held to. */
  money?: readonly ReactNode[];
  /** Whatever else belongs in the line. */
  children?: ReactNode;
};

/** A trip's dates, its party and its money, in a line. */
export function TripFacts({ startDate, endDate, travelers, money = [], children }: TripFactsProps) {
  return (
    <div className={classes.line}>
      {/* The role is told again: laid out as if it were not there, a list is none to some browsers. */}
      <ul role="list" className={classes.facts}>
        <li>
          <IconCalendar size={18} aria-hidden="true" />
          <DateRangeText start={startDate} end={endDate} />
        </li>
        <li>
          <IconUsers size={18} aria-hidden="true" />
          <span>{countText(travelers, 'traveler')}</span>
        </li>
        {money.map((amount, index) => (
          <li key={index}>
            {index === 0 && <IconWallet size={18} aria-hidden="true" />}
            {amount}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
