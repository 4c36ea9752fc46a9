import { ButtonLink } from '#client/components/button-link.tsx';
import { DestinationImage } from '#client/components/destination-image.tsx';
import { RevealNowButton } from '#client/components/reveal-now-button.tsx';
import { SecretDestination } from '#client/components/secret-destination.tsx';
import { StatusBadge } from '#client/components/status-badge.tsx';
import { TripFacts } from '#client/components/trip-facts.tsx';
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
        <TripFacts
          trip={trip}
          money={trip.dailyBudget > 0 ? `${formatMoney(trip.dailyBudget)} per day` : undefined}
        />
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
