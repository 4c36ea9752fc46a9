import { IconCalendar, IconUsers, IconWallet } from '@tabler/icons-react';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { DateRangeText } from './date-range-text.tsx';
import classes from './trip-facts.module.css';

type TripFactsProps = { trip: TripDetail; money: string | undefined };

/** A trip's dates, its party and its money, in a line. */
export function TripFacts({ trip, money }: TripFactsProps) {
  const { travelers } = trip.tripPreferences;

  return (
    <ul className={classes.facts}>
      <li>
        <IconCalendar size={18} aria-hidden="true" />
        <DateRangeText start={trip.startDate} end={trip.endDate} />
      </li>
      <li>
        <IconUsers size={18} aria-hidden="true" />
        {travelers} {travelers === 1 ? 'traveler' : 'travelers'}
      </li>
      {money && (
        <li>
          <IconWallet size={18} aria-hidden="true" />
          {money}
        </li>
      )}
    </ul>
  );
}
