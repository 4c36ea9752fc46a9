import { MessageCard } from '#client/components/message-card.tsx';
import { isSecret } from '#shared/trips/is-secret.ts';
import { joinFacts } from '#client/lib/join-facts.ts';
import { formatMoney } from '#shared/money.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { FlightsList } from './flights-list.tsx';
import classes from './trip-page.module.css';

/** All Bookings: flights, the stay and the experiences of the trip. */
export function BookingsTab({ trip }: { trip: TripDetail }) {
  if (isSecret(trip)) {
    return (
      <MessageCard level={2} title="Your bookings are sealed">
        <p>Flights and the stay would give the place away. They open with the destination.</p>
      </MessageCard>
    );
  }

  return (
    <div className={classes.stack}>
      <section aria-labelledby="flights-title">
        <h2 id="flights-title" className={classes.sectionTitle}>
          Flights
        </h2>
        <FlightsList trip={trip} />
      </section>
      <section aria-labelledby="stays-title">
        <h2 id="stays-title" className={classes.sectionTitle}>
          Accommodation
        </h2>
        <StaysList trip={trip} />
      </section>
    </div>
  );
}

/** Where the trip stays; what the plan suggests is marked as not booked. */
export function StaysList({ trip }: { trip: TripDetail }) {
  if (trip.accommodations.length === 0)
    return <p className="quiet">No stay has been chosen yet.</p>;
  return (
    <ul className={classes.stack}>
      {trip.accommodations.map((stay) => (
        <li key={stay.id} className={classes.panel}>
          <h3 className={classes.panelTitle}>{stay.name}</h3>
          <p className="quiet">
            {joinFacts(stay.type.charAt(0).toUpperCase() + stay.type.slice(1), stay.address)}
          </p>
          {stay.description && <p>{stay.description}</p>}
          <p className="quiet">
            {stay.isSelected
              ? `${formatMoney(stay.pricePerNight, stay.currency)} per night`
              : `${stay.priceRange ? `${stay.priceRange}, an estimate. ` : ''}Suggested by the plan, not booked.`}
          </p>
        </li>
      ))}
    </ul>
  );
}
