import { IconBackpack, IconClock, IconLock, IconMail } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useToday } from '#client/lib/hydration.ts';
import { paths } from '#client/lib/paths.ts';
import { formatDay, formatMonthDay } from '#shared/dates.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { datedHints, nextHintText } from './hint-countdown.ts';
import classes from './hints-panel.module.css';
import pageClasses from './trip-page.module.css';

/** The sealed hints of a surprise trip: open ones to read, the others counted down to; and what to prepare. */
export function HintsPanel({ trip }: { trip: TripDetail }) {
  const today = useToday();
  const hints = datedHints(trip);

  return (
    <section className={pageClasses.panel} data-wide aria-labelledby="hints-title">
      <div className={classes.head}>
        <h2 id="hints-title" className={pageClasses.panelTitle}>
          Hints until departure
        </h2>
        <p className={classes.countdown}>{nextHintText(trip, today)}</p>
      </div>
      {hints.length > 0 && (
        <ol className={pageClasses.hints}>
          {hints.map(({ day, text, isOpen }) => {
            const Icon = isOpen ? IconMail : IconLock;

            return (
              <li key={day} data-open={isOpen}>
                <Icon size={18} aria-hidden="true" />
                {isOpen ? text : `Opens on ${formatMonthDay(day.slice(5))}`}
              </li>
            );
          })}
        </ol>
      )}
      <Preparations trip={trip} />
    </section>
  );
}

/** What helps before departure without giving the place away: its weather is for the hints to tell. */
function Preparations({ trip }: { trip: TripDetail }) {
  return (
    <>
      <h3 className={classes.subtitle}>Before you leave</h3>
      <ul className={classes.preparations}>
        <li>
          <IconBackpack size={18} aria-hidden="true" />
          <span>
            <Link to={`${paths.trip(trip.id)}?tab=packing`}>Your packing list</Link> fits the place
            without giving it away.
          </span>
        </li>
        <li>
          <IconClock size={18} aria-hidden="true" />
          <span>
            Be at the airport two and a half hours before take-off, and keep{' '}
            {formatDay(trip.startDate)} and {formatDay(trip.endDate)} free for travel.
          </span>
        </li>
      </ul>
    </>
  );
}
