import { IconLock, IconMail } from '@tabler/icons-react';
import { addDays, daysBetween, formatDay, localToday } from '#shared/dates.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import classes from './trip-page.module.css';

/** The sealed hints of a surprise trip: those whose day has come are open, the others say when they open. */
export function HintsPanel({ trip }: { trip: TripDetail }) {
  const today = localToday(new Date());
  const daysLeft = daysBetween(today, trip.startDate);

  return (
    <section className={classes.panel} aria-labelledby="hints-title">
      <h2 id="hints-title" className={classes.panelTitle}>
        Hints on the way to departure
      </h2>
      <ol className={classes.hints}>
        {trip.revealSchedule.map((entry) => {
          const isOpen = daysLeft <= entry.daysBeforeDeparture;
          const Icon = isOpen ? IconMail : IconLock;

          return (
            <li key={entry.daysBeforeDeparture} data-open={isOpen}>
              <Icon size={18} aria-hidden="true" />
              {isOpen
                ? entry.hintToReveal
                : `Opens on ${formatDay(addDays(trip.startDate, -entry.daysBeforeDeparture))}`}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
