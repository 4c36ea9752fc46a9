import { IconCalendar, IconUsers, IconWallet } from '@tabler/icons-react';
import { ButtonLink } from '#client/components/button-link.tsx';
import { DateRangeText } from '#client/components/date-range-text.tsx';
import { RevealNowButton } from '#client/components/reveal-now-button.tsx';
import { SecretDestination } from '#client/components/secret-destination.tsx';
import { StatusBadge } from '#client/components/status-badge.tsx';
import { paths } from '#client/lib/paths.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import classes from './booking-page.module.css';

type BookingBannerProps = { trip: TripDetail; isSecret: boolean };

/** What is being booked: the place, the dates, the party, the budget and how far the booking is. */
export function BookingBanner({ trip, isSecret }: BookingBannerProps) {
  const travelers = trip.tripPreferences.travelers;

  return (
    <header className={classes.banner}>
      <div className={classes.bannerHead}>
        <h1 className={classes.title}>
          Book Your Trip to <SecretDestination destination={trip.destination} isSecret={isSecret} />
        </h1>
        <StatusBadge status={trip.bookingStatus} kind="booking" />
      </div>
      <ul className={classes.facts}>
        <li>
          <IconCalendar size={18} aria-hidden="true" />
          <DateRangeText start={trip.startDate} end={trip.endDate} />
        </li>
        {trip.budget && (
          <li>
            <IconWallet size={18} aria-hidden="true" />
            {trip.budget}
          </li>
        )}
        <li>
          <IconUsers size={18} aria-hidden="true" />
          {travelers} {travelers === 1 ? 'traveler' : 'travelers'}
        </li>
      </ul>
      <div className={classes.bannerActions}>
        <ButtonLink to={paths.trip(trip.id)} look="secondary">
          View trip details
        </ButtonLink>
        {isSecret && <RevealNowButton tripId={trip.id} />}
      </div>
    </header>
  );
}
