import { Button, Skeleton, Tabs } from '@mantine/core';
import {
  IconBed,
  IconCheck,
  IconMapPinOff,
  IconPlane,
  IconTicket,
  IconTrain,
} from '@tabler/icons-react';
import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BookingSteps } from '#client/components/booking-steps.tsx';
import { ButtonLink } from '#client/components/button-link.tsx';
import { ReplanNotice } from '#client/components/choices/replan-notice.tsx';
import { MessageCard } from '#client/components/message-card.tsx';
import { Page } from '#client/components/page.tsx';
import { RevealNowButton } from '#client/components/reveal-now-button.tsx';
import { SecretDestination } from '#client/components/secret-destination.tsx';
import { StatusBadge } from '#client/components/status-badge.tsx';
import { TripFacts } from '#client/components/trip-facts.tsx';
import { errorMessage, errorStatus } from '#client/lib/error-message.ts';
import { paths } from '#client/lib/paths.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useRouteId } from '#client/lib/use-route-id.ts';
import { checkoutTotal } from '#shared/booking/checkout-total.ts';
import { isChosen } from '#shared/booking/stays-to-book.ts';
import { formatMoney } from '#shared/money.ts';
import { isSecret } from '#shared/trips/is-secret.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import classes from './booking-page.module.css';
import { OptionsPanel } from './options-panel.tsx';

const TABS = [
  { value: 'flights', label: 'Flights', icon: IconPlane },
  { value: 'hotels', label: 'Hotels', icon: IconBed },
  { value: 'experiences', label: 'Experiences', icon: IconTicket },
] as const;
/** Of a trip to several places: the ways between them. */
const RIDES = { value: 'rides', label: 'Rides', icon: IconTrain } as const;

/** /booking/:id — where saving a trip leads: what to book, in three tabs. */
export function BookingPage() {
  const id = useRouteId();
  const trip = trpc.trips.byId.useQuery({ id: id ?? 0 }, { enabled: id !== undefined });
  // The page is drawn in small steps once the trip has come, so that a slow phone goes on answering.
  const isThere = useDeferredValue(trip.data !== undefined);

  return (
    <Page isTight>
      {id === undefined || trip.isError ? (
        <MissingTrip error={trip.error} onRetry={() => void trip.refetch()} />
      ) : trip.data && isThere ? (
        <BookingContent trip={trip.data} />
      ) : (
        <BookingSkeleton />
      )}
    </Page>
  );
}

function BookingContent({ trip }: { trip: TripDetail }) {
  const [search, setSearch] = useSearchParams();
  const isMoving = !isSecret(trip) && (trip.places?.length ?? 0) > 1;
  const tabs = isMoving ? [...TABS, RIDES] : TABS;
  const { data: selections } = trpc.booking.selections.useQuery({ tripId: trip.id });
  const chosen = tabs.filter(({ value }) => isChosen(trip, value, selections));
  const tab = tabs.find(({ value }) => value === search.get('tab'))?.value ?? 'flights';

  return (
    <>
      <BookingBanner trip={trip} />
      <Tabs
        value={tab}
        onChange={(value) => setSearch({ tab: value ?? 'flights' }, { replace: true })}
        className={classes.tabs}
      >
        <Tabs.List grow>
          {tabs.map(({ value, label, icon: Icon }) => (
            <Tabs.Tab key={value} value={value} leftSection={<Icon size={18} aria-hidden="true" />}>
              {label}
              {chosen.some((one) => one.value === value) && (
                <IconCheck className={classes.tick} size={16} stroke={3} aria-label="chosen" />
              )}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map(({ value }) => (
          <Tabs.Panel key={value} value={value} pt="lg">
            <OptionsPanel type={value} trip={trip} />
          </Tabs.Panel>
        ))}
      </Tabs>
      <div className={classes.dock}>
        {!isSecret(trip) && <ReplanNotice trip={trip} />}
        {selections && selections.length > 0 && (
          <ContinueToPayment trip={trip} told={`${chosen.length} of ${tabs.length} chosen`} />
        )}
      </div>
    </>
  );
}

/** Floats above the options once there is something to pay for: how much is chosen, and what it comes to. */
function ContinueToPayment({ trip, told }: { trip: TripDetail; told: string }) {
  return (
    <section className={classes.continue} aria-label="Your choices">
      <p className={classes.sofar}>
        <strong>{formatMoney(checkoutTotal(trip).total)}</strong> <span>{told}</span>
      </p>
      <ButtonLink to={paths.tripReview(trip.id)} size="lg">
        Continue to Payment
      </ButtonLink>
    </section>
  );
}

function MissingTrip({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const status = errorStatus(error);
  const isFailure = error !== null && status !== 404 && status !== 400;

  return (
    <MessageCard
      title={isFailure ? 'This trip could not be loaded' : 'No trip here'}
      icon={<IconMapPinOff size={32} aria-hidden="true" />}
      actions={
        <>
          {isFailure && <Button onClick={onRetry}>Try again</Button>}
          <ButtonLink to={paths.myTrips()} look={isFailure ? 'secondary' : 'primary'}>
            My Trips
          </ButtonLink>
        </>
      }
    >
      <p>
        {isFailure ? errorMessage(error) : 'Trip not found. Please check the URL and try again.'}
      </p>
    </MessageCard>
  );
}

function BookingSkeleton() {
  return (
    <div role="status" aria-label="Loading your trip" data-testid="booking-skeleton">
      <Skeleton height={104} radius="lg" />
      <Skeleton height={46} mt="md" radius="md" />
      <div className={classes.cards}>
        {[0, 1, 2].map((card) => (
          <Skeleton key={card} height={180} radius="lg" />
        ))}
      </div>
    </div>
  );
}

/** What is being booked: the place, the dates, the party, the budget and how far the booking is. */
function BookingBanner({ trip }: { trip: TripDetail }) {
  const secret = isSecret(trip);

  return (
    <header className={classes.banner}>
      <div className={classes.bannerText}>
        <BookingSteps tripId={trip.id} current="Choose" />
        <div className={classes.bannerHead}>
          <h1 className={classes.title}>
            Book Your Trip to <SecretDestination trip={trip} />
          </h1>
          <StatusBadge status={trip.bookingStatus} kind="booking" />
        </div>
        <TripFacts
          startDate={trip.startDate}
          endDate={trip.endDate}
          travelers={trip.tripPreferences.travelers}
          money={trip.budget ? [trip.budget] : []}
        />
      </div>
      <div className={classes.bannerActions}>
        <ButtonLink to={paths.trip(trip.id)} look="secondary">
          View trip details
        </ButtonLink>
        {secret && <RevealNowButton tripId={trip.id} />}
      </div>
    </header>
  );
}
