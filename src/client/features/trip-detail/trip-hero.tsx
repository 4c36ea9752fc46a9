import { IconCalendar, IconUsers, IconWallet } from '@tabler/icons-react';
import { ButtonLink } from '#client/components/button-link.tsx';
import { DateRangeText } from '#client/components/date-range-text.tsx';
import { DestinationImage } from '#client/components/destination-image.tsx';
import { RevealNowButton } from '#client/components/reveal-now-button.tsx';
import { SecretDestination } from '#client/components/secret-destination.tsx';
import { StatusBadge } from '#client/components/status-badge.tsx';
import { isSecret } from '#shared/trips/is-secret.ts';
import { paths } from '#client/lib/paths.ts';
import { formatMoney } from '#shared/money.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { EditTrip } from './edit-trip.tsx';
import { ShareTrip } from './share-trip.tsx';
import classes from './trip-page.module.css';

/** The trip at a glance: picture, name, status, dates, party, money, and what to do next. */
export function TripHero({ trip }: { trip: TripDetail }) {
  const secret = isSecret(trip);
  const { travelers } = trip.tripPreferences;
  const ownTitle = secret ? undefined : trip.title;

  return (
    <header className={classes.hero}>
      <div className={classes.heroImage}>
        <DestinationImage
          destination={secret ? 'Mystery Destination' : trip.destination}
          keywords={secret ? 'mystery journey' : trip.imagePrompt}
          shape="fill"
        />
      </div>
      <div className={classes.heroBody}>
        <div className={classes.heroHead}>
          <h1 className={classes.title}>
            {ownTitle ?? <SecretDestination destination={trip.destination} isSecret={secret} />}
          </h1>
          <StatusBadge status={trip.status} />
        </div>
        {ownTitle && <p className={classes.heroPlace}>{trip.destination}</p>}
        <ul className={classes.facts}>
          <li>
            <IconCalendar size={18} aria-hidden="true" />
            <DateRangeText start={trip.startDate} end={trip.endDate} />
          </li>
          <li>
            <IconUsers size={18} aria-hidden="true" />
            {travelers} {travelers === 1 ? 'traveler' : 'travelers'}
          </li>
          {trip.dailyBudget > 0 && (
            <li>
              <IconWallet size={18} aria-hidden="true" />
              {formatMoney(trip.dailyBudget)} per day
            </li>
          )}
        </ul>
        <div className={classes.actions}>
          <ButtonLink to={paths.bookingReview(trip.id)}>Book this trip</ButtonLink>
          <EditTrip trip={trip} />
          <ShareTrip trip={trip} />
          {secret && <RevealNowButton tripId={trip.id} />}
        </div>
      </div>
    </header>
  );
}
