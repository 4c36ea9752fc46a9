import { Button } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconDownload, IconShare2 } from '@tabler/icons-react';
import { useEffect, useMemo } from 'react';
import { ButtonLink } from '#client/components/button-link.tsx';
import { OriginalPrices } from '#client/components/choices/original-prices.tsx';
import { MessageCard } from '#client/components/message-card.tsx';
import { Page } from '#client/components/page.tsx';
import { SecretDestination } from '#client/components/secret-destination.tsx';
import { LoadingStar } from '#client/components/star-mark.tsx';
import { StatusBadge } from '#client/components/status-badge.tsx';
import { Sums } from '#client/components/sums.tsx';
import { ValuePairs } from '#client/components/value-pairs.tsx';
import { countText } from '#shared/count-text.ts';
import { isSecret } from '#shared/trips/is-secret.ts';
import { paths } from '#client/lib/paths.ts';
import { shareLink } from '#client/lib/share-link.ts';
import { tripFileAddress } from '#client/lib/trip-file-address.ts';
import { trpc } from '#client/lib/trpc.ts';
import { useRouteId } from '#client/lib/use-route-id.ts';
import { rideText } from '#client/components/plan/trip-route.tsx';
import { staysToBook } from '#shared/booking/stays-to-book.ts';
import { checkoutTotal } from '#shared/booking/checkout-total.ts';
import { daysBetween, formatDay } from '#shared/dates.ts';
import { tripTitle } from '#shared/trips/trip-title.ts';
import type { TripDetail, TripFlight } from '#shared/trips/trip.schema.ts';
import { bookingReference } from './booking-reference.ts';
import classes from './checkout.module.css';
import { TitledCard } from './titled-card.tsx';

/** Told of a stay that the plan brought and nobody chose. */
const SUGGESTED: [string, string] = ['Booking', 'Suggested by your plan, not booked'];
const SUPPORT_EMAIL = 'support@northstar.example';

/** /booking-success/:id — what was booked, at a glance. */
export function BookingSuccessPage() {
  const id = useRouteId();
  const trip = trpc.trips.byId.useQuery({ id: id ?? 0 }, { enabled: id !== undefined });

  return (
    <Page>
      {id === undefined || trip.isError ? (
        <LoadFailed />
      ) : trip.data ? (
        <Confirmation trip={trip.data} />
      ) : (
        <LoadingStar label="Loading your booking" fullPage />
      )}
    </Page>
  );
}

function Confirmation({ trip }: { trip: TripDetail }) {
  const reference = useMemo(() => bookingReference(trip.id), [trip.id]);
  const secret = isSecret(trip);
  const days = daysBetween(trip.startDate, trip.endDate);

  useEffect(() => {
    // The specification asks for this note: no e-mail is sent by the demo.
    console.info(`Booking ${reference}: a confirmation e-mail would be sent here.`);
  }, [reference]);

  return (
    <>
      <header className={classes.confirmed}>
        <IconCircleCheck size={48} aria-hidden="true" />
        <h1 className={classes.title}>Booking Confirmed!</h1>
        <p>
          Booking reference <strong className={classes.reference}>{reference}</strong>
        </p>
        <p className={classes.notice}>
          A confirmation email with all your booking details has been sent to your email address.
        </p>
      </header>
      <div className={classes.booked}>
        <TitledCard title="Trip Details">
          <ValuePairs
            rows={[
              ['Destination', <SecretDestination key="place" trip={trip} />],
              ['Duration', countText(days, 'day')],
              ['Check-in', formatDay(trip.startDate)],
              ['Check-out', formatDay(trip.endDate)],
            ]}
          />
        </TitledCard>
        <TitledCard title="Flight Information">
          {trip.flights.length === 0 && <p className={classes.demo}>No flights were chosen.</p>}
          {!secret &&
            trip.flights.map((flight) => <ConfirmedFlight key={flight.id} flight={flight} />)}
          {secret && trip.flights.length > 0 && (
            <p className={classes.demo}>Your flights appear once the destination is revealed.</p>
          )}
        </TitledCard>
        <TitledCard title="Accommodation">
          {trip.accommodations.length === 0 && <p className={classes.demo}>No stay was chosen.</p>}
          {!secret &&
            trip.accommodations.map((stay) => (
              <ValuePairs
                key={stay.id}
                rows={[
                  ...nightsIn(trip, stay),
                  ['Name', stay.name],
                  ['Type', stay.type.charAt(0).toUpperCase() + stay.type.slice(1)],
                  ['Price range', stay.priceRange || 'N/A'],
                  ['Address', stay.address || 'N/A'],
                  ...(stay.isSelected ? [] : [SUGGESTED]),
                ]}
              />
            ))}
          {secret && (
            <p className={classes.demo}>Your stay appears once the destination is revealed.</p>
          )}
        </TitledCard>
        {!secret && <ConfirmedRides trip={trip} />}
        <PaidTotal trip={trip} isSecret={secret} />
      </div>
      <NextSteps trip={trip} />
      <p className={classes.demo}>
        Questions? Write to <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a> with your
        booking reference.
      </p>
    </>
  );
}

/** Of a trip to several places: which of them a stay is in, and for which nights. */
function nightsIn(
  { places = [] }: TripDetail,
  { checkIn }: TripDetail['accommodations'][number],
): [string, string][] {
  const place = places.find(({ arrive }) => arrive === checkIn);

  return place ? [[place.name, `${formatDay(place.arrive)} to ${formatDay(place.depart)}`]] : [];
}

/** The rides between the places of a trip. */
function ConfirmedRides({ trip }: { trip: TripDetail }) {
  const rides = staysToBook(trip, 'rides');

  if (rides.length === 0) return null;
  return (
    <TitledCard title="Rides between places">
      <ValuePairs
        rows={rides.flatMap(({ place: { name, ride }, before }): [string, string][] =>
          ride
            ? [
                [
                  `${before?.name} to ${name}`,
                  `${formatDay(ride.date)}, ${rideText(ride, trip.tripPreferences.travelers)}${ride.isSelected ? '' : '. Suggested by your plan, not booked'}`,
                ],
              ]
            : [],
        )}
      />
    </TitledCard>
  );
}

/** What can be done with the booked trip. */
function NextSteps({ trip }: { trip: TripDetail }) {
  return (
    <div className={classes.actions}>
      <ButtonLink to={paths.trip(trip.id)}>View Full Itinerary</ButtonLink>
      <ButtonLink to="/mytrips" look="secondary">
        My Trips
      </ButtonLink>
      <Button
        component="a"
        href={tripFileAddress(trip.id, 'voucher.pdf')}
        download
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden="true" />}
      >
        Download Voucher
      </Button>
      <Button
        variant="default"
        leftSection={<IconShare2 size={18} aria-hidden="true" />}
        onClick={() =>
          void shareLink({
            text: `My trip to ${isSecret(trip) ? 'a secret destination' : tripTitle(trip)}`,
            url: new URL(paths.trip(trip.id), window.location.origin).href,
          })
        }
      >
        Share Itinerary
      </Button>
    </div>
  );
}

/** What the checkout added up, and what was not in dollars as its provider states it. */
function PaidTotal({ trip, isSecret: secret }: { trip: TripDetail; isSecret: boolean }) {
  return (
    <TitledCard title="Payment">
      <Sums sums={checkoutTotal(trip)} totalLabel="Total" chosen={secret ? undefined : trip} />
      {!secret && <OriginalPrices tripId={trip.id} />}
      <p className={classes.demo}>In US dollars. A demo: nothing was charged.</p>
    </TitledCard>
  );
}

function ConfirmedFlight({ flight }: { flight: TripFlight }) {
  return (
    <div className={classes.flight}>
      <p className={classes.flightHead}>
        <strong>{flight.isReturn ? 'Return' : 'Outbound'}</strong>
        <StatusBadge status={flight.status} kind="booking" />
      </p>
      <ValuePairs
        rows={[
          ['Airline', flight.airline],
          ['Flight', flight.flightNumber],
          [
            'Departure',
            [formatDay(flight.departureDate), flight.departureTime].filter(Boolean).join(', '),
          ],
          ['Airports', `${flight.departureAirport} to ${flight.arrivalAirport}`],
        ]}
      />
    </div>
  );
}

function LoadFailed() {
  return (
    <MessageCard
      tone="danger"
      title="Error"
      icon={<IconAlertCircle size={32} aria-hidden="true" />}
      actions={<ButtonLink to={paths.home()}>Return to Home</ButtonLink>}
    >
      <p>Failed to load booking details. Please check your email for confirmation.</p>
    </MessageCard>
  );
}
