import { IconPlane } from '@tabler/icons-react';
import { ButtonLink } from '#client/components/button-link.tsx';
import { MessageCard } from '#client/components/message-card.tsx';
import { paths } from '#client/lib/paths.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { FlightCard } from './flight-card.tsx';
import classes from './trip-page.module.css';

/** The flights of a trip, or the way to find some. */
export function FlightsList({ trip }: { trip: TripDetail }) {
  if (trip.flights.length === 0) {
    return (
      <MessageCard
        level={3}
        title="No Flight Bookings"
        icon={<IconPlane size={32} aria-hidden="true" />}
        actions={<ButtonLink to={paths.bookingFlights(trip.id)}>Search Flights</ButtonLink>}
      >
        <p>Choose flights, and we’ll fit your first and last days around them.</p>
      </MessageCard>
    );
  }

  return (
    <ul className={classes.stack}>
      {trip.flights.map((flight) => (
        <li key={flight.id}>
          <FlightCard tripId={trip.id} flight={flight} />
        </li>
      ))}
    </ul>
  );
}
