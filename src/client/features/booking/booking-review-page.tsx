import { Alert } from '@mantine/core';
import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react';
import { BookingTop } from '#client/components/booking-steps.tsx';
import { ButtonLink } from '#client/components/button-link.tsx';
import { OriginalPrices } from '#client/components/choices/original-prices.tsx';
import { ReplanNotice } from '#client/components/choices/replan-notice.tsx';
import { DateRangeText } from '#client/components/date-range-text.tsx';
import { Page } from '#client/components/page.tsx';
import { SecretDestination } from '#client/components/secret-destination.tsx';
import { LoadingStar } from '#client/components/star-mark.tsx';
import { isSecret } from '#shared/trips/is-secret.ts';
import { Sums } from '#client/components/sums.tsx';
import { joinFacts } from '#client/lib/join-facts.ts';
import { isNotFound } from '#client/lib/error-message.ts';
import { paths } from '#client/lib/paths.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useRouteId } from '#client/lib/use-route-id.ts';
import type { SelectionType } from '#shared/booking/catalog-options.ts';
import { checkoutTotal, nightsOf, nightsOfStay } from '#shared/booking/checkout-total.ts';
import { roomsFor } from '#shared/booking/rooms-for.ts';
import { countText } from '#shared/count-text.ts';
import { formatDay } from '#shared/dates.ts';
import { formatExactMoney, formatMoney, parsePrice } from '#shared/money.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import classes from './booking-review.module.css';
import { Section } from './review-section.tsx';
import { HotelsOfRoute, placeOfActivity, RidesOfRoute } from './review-route.tsx';

const SHOWN_ACTIVITIES = 3;

/** /booking-review/:id and /trip/:id/review — everything that was chosen, once more, before paying. */
export function BookingReviewPage() {
  const id = useRouteId();
  const trip = trpc.trips.byId.useQuery({ id: id ?? 0 }, { enabled: id !== undefined });

  return (
    <Page isTight>
      {id === undefined || trip.isError ? (
        <LoadFailed id={isNotFound(trip.error) ? undefined : id} />
      ) : trip.data ? (
        <Review trip={trip.data} />
      ) : (
        <LoadingStar label="Loading your booking" fullPage />
      )}
    </Page>
  );
}

function Review({ trip }: { trip: TripDetail }) {
  const secret = isSecret(trip);
  const days = nightsOf(trip);

  return (
    <>
      <BookingTop
        tripId={trip.id}
        current="Review"
        back={
          <ButtonLink to={paths.trip(trip.id)} look="quiet">
            Back to trip details
          </ButtonLink>
        }
      />
      <h1 className={classes.title}>Review Your Booking</h1>
      <p className={classes.lead}>
        <SecretDestination trip={trip} /> ·{' '}
        <DateRangeText start={trip.startDate} end={trip.endDate} /> · {countText(days, 'day')}
      </p>
      <div className={classes.layout}>
        <div className={classes.chosen}>{secret ? <SealedNote /> : <Chosen trip={trip} />}</div>
        <Summary trip={trip} />
      </div>
    </>
  );
}

type Stay = Pick<TripDetail['accommodations'][number], 'pricePerNight' | 'currency' | 'isSelected'>;

/** The price of a stay that was chosen is for all rooms; the plan's own is for one. */
function NightsOfStay({ stay, nights, rooms }: { stay: Stay; nights: number; rooms: number }) {
  const counted = stay.isSelected ? 1 : rooms;

  return (
    <>
      <span>
        {formatMoney(stay.pricePerNight, stay.currency)} × {countText(nights, 'night')}
        {counted > 1 && ` × ${counted} rooms`}
      </span>
      <span>{formatMoney(parsePrice(stay.pricePerNight) * nights * counted, stay.currency)}</span>
    </>
  );
}

function Chosen({ trip }: { trip: TripDetail }) {
  const isMoving = (trip.places?.length ?? 0) > 1;

  return (
    <>
      <ReplanNotice trip={trip} />
      <FlightsToReview trip={trip} />
      {isMoving ? (
        <>
          <Section title="Rides between places">
            <RidesOfRoute trip={trip} />
          </Section>
          <Section title="Hotels">
            <HotelsOfRoute trip={trip} />
          </Section>
        </>
      ) : (
        <HotelToReview trip={trip} />
      )}
      <ActivitiesToReview trip={trip} />
    </>
  );
}

function FlightsToReview({ trip }: { trip: TripDetail }) {
  return (
    <Section
      title="Flights"
      action={<ChooseLink tripId={trip.id} tab="flights" isEmpty={trip.flights.length === 0} />}
      isEmpty={trip.flights.length === 0}
      empty="No flights chosen yet."
    >
      {trip.flights.map((flight) => (
        <li key={flight.id}>
          <strong>
            {flight.departureAirport} to {flight.arrivalAirport}
          </strong>
          <span>
            {flight.airline} {flight.flightNumber} ·{' '}
            <span className={classes.together}>
              {formatDay(flight.departureDate)}, {flight.departureTime}
            </span>
          </span>
          <span>{lineMoney(flight.price, flight.currency)}</span>
        </li>
      ))}
    </Section>
  );
}

function HotelToReview({ trip }: { trip: TripDetail }) {
  const stays = chosenFirst(trip.accommodations);

  return (
    <Section
      title="Hotel"
      action={
        <ChooseLink
          tripId={trip.id}
          tab="hotels"
          isEmpty={!stays.some(({ isSelected }) => isSelected)}
        />
      }
      isEmpty={stays.length === 0}
      empty="No stay chosen yet."
    >
      {stays.map((stay, index) => (
        <li key={stay.id} data-suggested={!stay.isSelected || undefined}>
          <Suggested entries={stays} index={index} />
          <strong>{stay.name}</strong>
          <NightsOfStay
            stay={stay}
            nights={nightsOfStay(trip, stay)}
            rooms={roomsFor(trip.tripPreferences.travelers)}
          />
        </li>
      ))}
    </Section>
  );
}

function ActivitiesToReview({ trip }: { trip: TripDetail }) {
  const activities = chosenFirst(trip.activities);
  const more = activities.length - SHOWN_ACTIVITIES;

  return (
    <Section
      title="Activities"
      action={
        <ChooseLink
          tripId={trip.id}
          tab="experiences"
          isEmpty={!activities.some(({ isSelected }) => isSelected)}
        />
      }
      isEmpty={activities.length === 0}
      empty="No activities yet."
      note={more > 0 ? `And ${more} more in your plan` : undefined}
    >
      {activities.slice(0, SHOWN_ACTIVITIES).map((activity, index) => (
        <li key={activity.id} data-suggested={!activity.isSelected || undefined}>
          <Suggested entries={activities} index={index} />
          <strong>{activity.name}</strong>
          <span>{joinFacts(activity.category, placeOfActivity(trip, activity))}</span>
          <span>{activityPrice(activity, trip.tripPreferences.travelers)}</span>
        </li>
      ))}
    </Section>
  );
}

/** Part of a fare to the cent, where there are cents, so that the parts add up. */
function lineMoney(amount: number, currency: string): string {
  return Number.isInteger(amount)
    ? formatMoney(amount, currency)
    : formatExactMoney(amount, currency);
}

/** What was chosen is priced for the party, what the plan suggests for one. */
function activityPrice(
  { price, isSelected }: TripDetail['activities'][number],
  travelers: number,
): string {
  const amount = parsePrice(price);

  if (amount === 0) return 'Free';
  return `${lineMoney(amount, 'USD')}${isSelected || travelers === 1 ? '' : ' each'}`;
}

/** What was chosen, then what the plan suggests. */
function chosenFirst<Entry extends { isSelected: boolean }>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => Number(b.isSelected) - Number(a.isSelected));
}

type SuggestedProps = { entries: readonly { isSelected: boolean }[]; index: number };

/** Says once, above the first of them, that the rest of a list is the plan's and nobody has chosen it. */
function Suggested({ entries, index }: SuggestedProps) {
  if (index !== entries.findIndex(({ isSelected }) => !isSelected)) return null;
  return <em className={classes.suggested}>Suggested by your plan, not in the total</em>;
}

function SealedNote() {
  return (
    <section className="panel">
      <p>Your bookings would give the destination away. They appear once it’s revealed.</p>
    </section>
  );
}

type ChooseLinkProps = { tripId: number; tab: SelectionType; isEmpty: boolean };

/** Leads back to where this part of the booking is chosen. */
function ChooseLink({ tripId, tab, isEmpty }: ChooseLinkProps) {
  return (
    <ButtonLink to={paths.bookingTab(tripId, tab)} look="quiet">
      {isEmpty ? 'Choose' : 'Change'} {tab}
    </ButtonLink>
  );
}

function Summary({ trip }: { trip: TripDetail }) {
  const sums = checkoutTotal(trip);
  const isOpen = sums.total === 0;

  return (
    <aside className="panel" aria-labelledby="summary-title">
      <h2 id="summary-title" className={classes.cardTitle}>
        Booking Summary
      </h2>
      <Sums sums={sums} totalLabel="Total" withRides={(trip.places?.length ?? 0) > 1} />
      <OriginalPrices tripId={trip.id} />
      <p className={classes.quiet}>
        All prices in USD, for your whole party. Sample prices, not quotes.
      </p>
      <p className={classes.advice}>
        <IconInfoCircle size={18} aria-hidden="true" />
        Free cancellation up to 24 hours before most activities; check each provider’s terms.
      </p>
      {isOpen && (
        <>
          <p className={classes.quiet}>Nothing chosen yet, so there is nothing to pay.</p>
          <ButtonLink to={paths.booking(trip.id)} size="lg">
            Choose what to book
          </ButtonLink>
        </>
      )}
      <ButtonLink to={paths.checkout(trip.id)} size="lg" look={isOpen ? 'quiet' : 'primary'}>
        Proceed to Payment
      </ButtonLink>
    </aside>
  );
}

/** A trip that there is none of has no page to go back to. */
function LoadFailed({ id }: { id: number | undefined }) {
  return (
    <div className={classes.failed}>
      <Alert color="red" title="Error" icon={<IconAlertCircle aria-hidden="true" />}>
        Failed to load trip details. Please try again later.
      </Alert>
      <ButtonLink to={id === undefined ? paths.myTrips() : paths.trip(id)} look="secondary">
        {id === undefined ? 'Back to My Trips' : 'Back to trip details'}
      </ButtonLink>
    </div>
  );
}
