import { Button } from '@mantine/core';
import { Fragment, type ReactNode, useState } from 'react';
import { ButtonLink } from '#client/components/button-link.tsx';
import { StayPicker } from '#client/components/choices/stay-picker.tsx';
import { ReplanNotice } from '#client/components/choices/replan-notice.tsx';
import { Page, PageHeading } from '#client/components/page.tsx';
import { LoadingStar } from '#client/components/star-mark.tsx';
import { MessageCard } from '#client/components/message-card.tsx';
import { isSecret } from '#shared/trips/is-secret.ts';
import { errorMessage } from '#client/lib/error-message.ts';
import { paths } from '#client/lib/paths.ts';
import type { SelectionType } from '#shared/booking/catalog-options.ts';
import type { StayToBook } from '#shared/booking/stays-to-book.ts';
import { tripTitle } from '#shared/trips/trip-title.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import classes from './search.module.css';
import { useSearchTrip } from './use-search-trip.ts';

type SearchFrameProps = {
  type: SelectionType;
  title: string;
  lead: string;
  /** The search for a trip, of one to several places for one of its stays; or for no trip. */
  children: (trip: TripDetail | undefined, stay: StayToBook | undefined) => ReactNode;
};

/** A search page: its heading, the trip it was opened from, and what to do when that trip is not there. */
export function SearchFrame({ type, title, lead, children }: SearchFrameProps) {
  const opened = useSearchTrip(type);

  if (opened.isLoading) {
    return (
      <Page isTight>
        <LoadingStar label="Loading your trip" fullPage />
      </Page>
    );
  }

  return (
    <Page isTight>
      <PageHeading title={title} lead={lead} />
      <NoTrip {...opened} />
      {opened.trip && isSecret(opened.trip) ? (
        <MessageCard
          level={2}
          title="This trip is still a surprise"
          actions={<ButtonLink to={paths.booking(opened.trip.id)}>See sealed options</ButtonLink>}
        >
          <p>A search would give the destination away. Choose from its sealed options instead.</p>
        </MessageCard>
      ) : (
        <>
          {opened.trip && <ForTrip trip={opened.trip} />}
          {opened.trip && <StaysOfTrip trip={opened.trip} type={type} stay={opened.stay} />}
          <Fragment key={`${opened.trip?.id} ${opened.stay?.key}`}>
            {children(opened.trip, opened.stay)}
          </Fragment>
        </>
      )}
      {opened.trip && !isSecret(opened.trip) && (
        <div className={classes.dock}>
          <NewMisfits trip={opened.trip} />
        </div>
      )}
    </Page>
  );
}

/** What does not go with a choice that was made here; of earlier ones the booking page tells, where nothing is in the way. */
function NewMisfits({ trip }: { trip: TripDetail }) {
  const [opened] = useState(trip.version);

  return trip.version === opened ? null : <ReplanNotice trip={trip} />;
}

type NoTripProps = Pick<ReturnType<typeof useSearchTrip>, 'isMissing' | 'failure' | 'retry'>;

/** Says that the trip is not there, or could not be loaded; the search goes without it. */
function NoTrip({ isMissing, failure, retry }: NoTripProps) {
  if (!isMissing && !failure) return null;
  return (
    <MessageCard
      level={2}
      title={failure ? 'This trip could not be loaded' : 'We can’t find that trip'}
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
      <p>You can still search, but nothing will be added to a trip.</p>
    </MessageCard>
  );
}

function ForTrip({ trip }: { trip: TripDetail }) {
  return (
    <p className={classes.forTrip}>
      For your trip to {isSecret(trip) ? 'a secret destination' : tripTitle(trip)}.{' '}
      <ButtonLink to={paths.booking(trip.id)} look="quiet">
        Back to booking
      </ButtonLink>
    </p>
  );
}

type StaysOfTripProps = { trip: TripDetail; type: SelectionType; stay: StayToBook | undefined };

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
