import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { ButtonLink } from '#client/components/button-link.tsx';
import { StayPicker } from '#client/components/choices/stay-picker.tsx';
import { ReplanNotice } from '#client/components/choices/replan-notice.tsx';
import { Page, PageHeading } from '#client/components/page.tsx';
import { LoadingStar } from '#client/components/star-mark.tsx';
import { MessageCard } from '#client/components/message-card.tsx';
import { isSecret } from '#shared/trips/is-secret.ts';
import { errorMessage } from '#client/lib/error-message.ts';
import { paths } from '#client/lib/paths.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import classes from './search.module.css';
import type { useSearchTrip } from './use-search-trip.ts';

type SearchFrameProps = {
  title: string;
  lead: string;
  opened: ReturnType<typeof useSearchTrip>;
  children: ReactNode;
};

/** A search page: its heading, the trip it was opened from, and what to do when that trip is not there. */
export function SearchFrame({ title, lead, opened, children }: SearchFrameProps) {
  if (opened.isLoading) {
    return (
      <Page>
        <LoadingStar label="Loading your trip" fullPage />
      </Page>
    );
  }

  return (
    <Page>
      <PageHeading title={title} lead={lead} />
      <NoTrip opened={opened} />
      {opened.trip && isSecret(opened.trip) ? (
        <MessageCard
          level={2}
          title="This trip is still a surprise"
          actions={<ButtonLink to={paths.booking(opened.trip.id)}>See sealed options</ButtonLink>}
        >
          <p>A search would name the place. Choose from its sealed options instead.</p>
        </MessageCard>
      ) : (
        <>
          {opened.trip && <ForTrip trip={opened.trip} />}
          {opened.trip && <StaysOfTrip trip={opened.trip} type={opened.type} stay={opened.stay} />}
          {children}
        </>
      )}
      {opened.trip && !isSecret(opened.trip) && (
        <div className={classes.dock}>
          <ReplanNotice trip={opened.trip} />
        </div>
      )}
    </Page>
  );
}

/** Says that the trip is not there, or could not be loaded; the search goes without it. */
function NoTrip({ opened }: Pick<SearchFrameProps, 'opened'>) {
  const { isMissing, failure, retry } = opened;

  if (!isMissing && !failure) return null;
  return (
    <MessageCard
      level={2}
      title={failure ? 'This trip could not be loaded' : 'That trip is not here'}
      actions={
        <>
          {failure && <Button onClick={retry}>Try again</Button>}
          <ButtonLink to={paths.myTrips()} look={failure ? 'secondary' : 'primary'}>
            My Trips
          </ButtonLink>
        </>
      }
    >
      {failure && <p>{errorMessage(failure)}</p>}
      <p>You can search all the same; the result then stays off the trip.</p>
    </MessageCard>
  );
}

function ForTrip({ trip }: { trip: TripDetail }) {
  return (
    <p className={classes.forTrip}>
      For your trip to {isSecret(trip) ? 'a secret destination' : trip.destination}.{' '}
      <ButtonLink to={paths.booking(trip.id)} look="quiet">
        Back to booking
      </ButtonLink>
    </p>
  );
}

type StaysOfTripProps = { trip: TripDetail } & Pick<
  ReturnType<typeof useSearchTrip>,
  'type' | 'stay'
>;

/** Of a trip to several places: which stay is searched for; flights there and back, or for one ride. */
function StaysOfTrip({ trip, type, stay }: StaysOfTripProps) {
  const isFlights = type === 'flights';

  return (
    <StayPicker
      type={isFlights ? 'rides' : type}
      trip={trip}
      current={stay?.key}
      {...(isFlights ? { whole: 'There and back' } : {})}
    />
  );
}

/** Says in one line that what follows is made up, and what its links lead to. */
export function SampleNote({ children }: { children: ReactNode }) {
  return <p className={classes.sample}>{children}</p>;
}
