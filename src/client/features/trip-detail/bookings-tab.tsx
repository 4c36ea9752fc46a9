import { ButtonLink } from '#client/components/button-link.tsx';
import { wayText } from '#client/components/plan/trip-route.tsx';
import { MessageCard } from '#client/components/message-card.tsx';
import { isSecret } from '#shared/trips/is-secret.ts';
import { joinFacts } from '#client/lib/join-facts.ts';
import { paths } from '#client/lib/paths.ts';
import { roomsFor } from '#shared/booking/rooms-for.ts';
import { staysToBook } from '#shared/booking/stays-to-book.ts';
import { shortDay } from '#shared/dates.ts';
import { formatMoney, parsePrice } from '#shared/money.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { FlightsList } from './flights-list.tsx';
import classes from './trip-page.module.css';

/** All Bookings: flights, the stay, rides between several places, and the experiences that were chosen. */
export function BookingsTab({ trip }: { trip: TripDetail }) {
  if (isSecret(trip)) {
    return (
      <MessageCard level={2} title="Your bookings are sealed">
        <p>
          Your flights and hotel would give the destination away. They appear once it’s revealed.
        </p>
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
      <RidesList trip={trip} />
      <section aria-labelledby="experiences-title">
        <h2 id="experiences-title" className={classes.sectionTitle}>
          Experiences
        </h2>
        <ExperiencesList trip={trip} />
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
              : suggestionOf(stay, trip)}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** A stay of the plan: what it may cost, or that it is the traveller's already. */
function suggestionOf(stay: TripDetail['accommodations'][number], trip: TripDetail): string {
  return stay.pricePerNight === 0 && !stay.priceRange
    ? 'Yours already, so not in the costs.'
    : `${estimateOf(stay, trip)}Suggested by the plan, not booked.`;
}

/** What the plan reckons a night to cost, the same as everywhere; of a stay without it, what it usually costs. */
function estimateOf(
  { pricePerNight, currency, priceRange }: TripDetail['accommodations'][number],
  { tripPreferences }: TripDetail,
): string {
  const unit = roomsFor(tripPreferences.travelers) === 1 ? 'a night' : 'a night per room';

  if (pricePerNight > 0) return `${formatMoney(pricePerNight, currency)} ${unit}, an estimate. `;
  return priceRange ? `${priceRange}, an estimate. ` : '';
}

/** How a trip to several places moves on; nothing of a trip to one. */
function RidesList({ trip }: { trip: TripDetail }) {
  const rides = staysToBook(trip, 'rides').flatMap(({ key, place, before }) =>
    place.ride ? [{ key, ride: place.ride, name: `${before?.name} to ${place.name}` }] : [],
  );

  if (rides.length === 0) return null;
  return (
    <section aria-labelledby="rides-title">
      <h2 id="rides-title" className={classes.sectionTitle}>
        Rides
      </h2>
      <ul className={classes.stack}>
        {rides.map(({ key, ride, name }) => (
          <li key={key} className={classes.panel}>
            <h3 className={classes.panelTitle}>{name}</h3>
            <p className="quiet">{`${shortDay(ride.date)}, ${wayText(ride)}`}</p>
            <p className="quiet">
              {ride.isSelected
                ? `${formatMoney(ride.usd)} for your party`
                : `About ${formatMoney(ride.usd)}. Suggested by the plan, not booked.`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The experiences that were chosen; what the plan has to see stands with its days. */
function ExperiencesList({ trip }: { trip: TripDetail }) {
  const chosen = trip.activities.filter(({ isSelected }) => isSelected);

  if (chosen.length === 0)
    return (
      <p className="quiet">
        No experience has been chosen yet.{' '}
        <ButtonLink to={paths.bookingTab(trip.id, 'experiences')} look="quiet">
          Choose experiences
        </ButtonLink>
      </p>
    );
  return (
    <ul className={classes.stack}>
      {chosen.map(({ id, name, category, description, price }) => (
        <li key={id} className={classes.panel}>
          <h3 className={classes.panelTitle}>{name}</h3>
          {category && <p className="quiet">{category}</p>}
          {description && <p>{description}</p>}
          <p className="quiet">{`${formatMoney(parsePrice(price))} for your party`}</p>
        </li>
      ))}
    </ul>
  );
}
