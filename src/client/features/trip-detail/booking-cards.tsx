import { IconBed, IconPlane, IconTicket } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '#client/lib/paths.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { bookedCounts } from './booked-counts.ts';
import classes from './trip-page.module.css';

/** Flights, Hotels, Experiences: how many are booked, each a way to the search for this trip. */
export function BookingCards({ trip }: { trip: TripDetail }) {
  const counts = bookedCounts(trip);
  const cards = [
    { label: 'Flights', count: counts.flights, to: paths.bookingFlights(trip.id), Icon: IconPlane },
    { label: 'Hotels', count: counts.hotels, to: paths.bookingHotels(trip.id), Icon: IconBed },
    {
      label: 'Experiences',
      count: counts.experiences,
      to: paths.bookingExperiences(trip.id),
      Icon: IconTicket,
    },
  ];

  return (
    <ul className={classes.cards}>
      {cards.map(({ label, count, to, Icon }) => (
        <li key={label}>
          <Link to={to} className={classes.bookingCard}>
            <Icon size={24} aria-hidden="true" />
            <span className="strong">{label}</span>
            <span className={classes.cardCount}>
              {count > 0 ? `${count} Booked` : 'Not Booked'}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
