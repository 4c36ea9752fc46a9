import { IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { DateRangeText } from '#client/components/date-range-text.tsx';
import { DestinationImage } from '#client/components/destination-image.tsx';
import { SecretDestination } from '#client/components/secret-destination.tsx';
import { StatusBadge } from '#client/components/status-badge.tsx';
import { isSecret } from '#client/lib/is-secret.ts';
import { paths } from '#client/lib/paths.ts';
import { localToday } from '#shared/dates.ts';
import { statusText } from '#shared/trips/trip-status.ts';
import type { TripSummary } from '#shared/trips/trip.schema.ts';
import { countdown } from './countdown.ts';
import classes from './my-trips-page.module.css';

/** A saved trip in the list: where, when, how soon, how far the booking is. */
export function TripCard({ trip }: { trip: TripSummary }) {
  const secret = isSecret(trip);

  return (
    <article className={classes.card}>
      <div className={classes.image}>
        <DestinationImage
          destination={secret ? 'Mystery Destination' : trip.destination}
          keywords={secret ? 'mystery journey' : trip.imagePrompt}
          shape="fill"
        />
        <span className={classes.status}>
          <StatusBadge status={trip.status} />
        </span>
      </div>
      <div className={classes.body}>
        <h2 className={classes.name}>
          <Link to={paths.trip(trip.id)} className={classes.link}>
            <SecretDestination destination={trip.destination} isSecret={secret} />
          </Link>
        </h2>
        <p className={classes.dates}>
          <DateRangeText start={trip.startDate} end={trip.endDate} />
        </p>
        <p className={classes.meta}>
          <span>{countdown(trip, localToday(new Date()))}</span>
          <span>
            <IconUsers size={16} aria-hidden="true" /> {trip.travelers}
            <span className={classes.srOnly}>
              {' '}
              {trip.travelers === 1 ? 'traveler' : 'travelers'}
            </span>
          </span>
          <span>{statusText(trip.bookingStatus)}</span>
        </p>
      </div>
    </article>
  );
}
