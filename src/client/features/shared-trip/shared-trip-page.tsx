import { Button } from '@mantine/core';
import { IconLinkOff, IconCalendar } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '#client/components/button-link.tsx';
import { DateRangeText } from '#client/components/date-range-text.tsx';
import { DestinationImage } from '#client/components/destination-image.tsx';
import { MessageCard } from '#client/components/message-card.tsx';
import { Page } from '#client/components/page.tsx';
import { TripRoute } from '#client/components/plan/trip-route.tsx';
import { SealedPicture } from '#client/components/sealed-picture.tsx';
import { LoadingStar } from '#client/components/star-mark.tsx';
import { errorMessage, errorStatus } from '#client/lib/error-message.ts';
import { paths } from '#client/lib/paths.ts';
import { trpc } from '#client/lib/trpc.ts';
import { sharedTitle } from '#shared/sharing/shared-title.ts';
import type { SharedTrip } from '#shared/sharing/sharing.schema.ts';
import { SharedDays } from './shared-days.tsx';
import { SharedExtras } from './shared-extras.tsx';
import classes from './shared-trip.module.css';

/** /shared/:token — a trip as its traveller shows it to others: to read, not to change. */
export function SharedTripPage() {
  const { token = '' } = useParams();
  const trip = trpc.trips.shared.useQuery({ token });

  useNoIndex();
  return (
    <Page
      title={trip.data ? sharedTitle(trip.data) : trip.isError ? 'This link is not open' : 'A trip'}
    >
      {trip.isError ? (
        <NotOpen error={trip.error} onRetry={() => void trip.refetch()} />
      ) : trip.data ? (
        <SharedTripView trip={trip.data} />
      ) : (
        <LoadingStar label="Loading the trip" fullPage />
      )}
    </Page>
  );
}

function SharedTripView({ trip }: { trip: SharedTrip }) {
  return (
    <article className={classes.trip}>
      <SharedHero trip={trip} />
      {trip.isSecret && (
        <section className={classes.panel}>
          <h2 className={classes.panelTitle}>Still a surprise</h2>
          <p className={classes.quiet}>
            The destination is still a secret. Come back once it has been revealed.
          </p>
        </section>
      )}
      {trip.notes && (
        <section className={classes.panel}>
          <h2 className={classes.panelTitle}>Notes</h2>
          <p className={classes.notes} dir="auto">
            {trip.notes}
          </p>
        </section>
      )}
      {trip.days && <SharedDays days={trip.days} />}
      <SharedExtras trip={trip} />
      <p className={classes.foot}>
        Shared from Northstar.{' '}
        <ButtonLink to={paths.planTrip()} look="secondary">
          Plan a trip of your own
        </ButtonLink>
      </p>
    </article>
  );
}

function NotOpen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isMissing = errorStatus(error) === 404 || errorStatus(error) === 400;

  return (
    <MessageCard
      title={isMissing ? 'This link is not open' : 'The trip could not be loaded'}
      icon={<IconLinkOff size={32} aria-hidden="true" />}
      actions={
        isMissing ? (
          <ButtonLink to={paths.home()}>Go to Northstar</ButtonLink>
        ) : (
          <Button onClick={onRetry}>Try again</Button>
        )
      }
    >
      <p>
        {isMissing
          ? 'It doesn’t exist or has been switched off. Ask the traveler for a new one.'
          : errorMessage(error)}
      </p>
    </MessageCard>
  );
}

/** Keeps the page out of search engines, also when it was reached from another page of ours. */
function useNoIndex(): void {
  useEffect(() => {
    const existing = document.querySelector('meta[name="robots"]');
    const meta = existing ?? document.head.appendChild(document.createElement('meta'));

    meta.setAttribute('name', 'robots');
    meta.setAttribute('content', 'noindex, nofollow');
    return () => meta.remove();
  }, []);
}

/** The trip's picture, name and dates. */
function SharedHero({ trip }: { trip: SharedTrip }) {
  const place = trip.destination ?? 'A surprise trip';

  return (
    <header className={classes.hero}>
      <div className={classes.image}>
        {trip.destination === undefined ? (
          <SealedPicture />
        ) : (
          <DestinationImage
            destination={trip.destination}
            keywords={trip.imagePrompt ?? ''}
            alt=""
          />
        )}
      </div>
      <div className={classes.heroBody}>
        <h1 className={classes.title}>{trip.title ?? place}</h1>
        {trip.title && <p className={classes.place}>{place}</p>}
        <p className={classes.dates}>
          <IconCalendar size={18} aria-hidden="true" />
          <DateRangeText start={trip.startDate} end={trip.endDate} />
        </p>
        <TripRoute places={trip.places} />
        {trip.description && <p className={classes.quiet}>{trip.description}</p>}
      </div>
    </header>
  );
}
