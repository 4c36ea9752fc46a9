import { ButtonLink } from '#client/components/button-link.tsx';
import { RevealNowButton } from '#client/components/reveal-now-button.tsx';
import { SecretDestination } from '#client/components/secret-destination.tsx';
import { StatusBadge } from '#client/components/status-badge.tsx';
import { TripFacts } from '#client/components/trip-facts.tsx';
import { paths } from '#client/lib/paths.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import classes from './booking-page.module.css';

type BookingBannerProps = { trip: TripDetail; isSecret: boolean };

/** What is being booked: the place, the dates, the party, the budget and how far the booking is. */
export function BookingBanner({ trip, isSecret }: BookingBannerProps) {
  return (
    <header className={classes.banner}>
      <div className={classes.bannerHead}>
        <h1 className={classes.title}>
          Book Your Trip to <SecretDestination destination={trip.destination} isSecret={isSecret} />
        </h1>
        <StatusBadge status={trip.bookingStatus} kind="booking" />
      </div>
      <TripFacts
        startDate={trip.startDate}
        endDate={trip.endDate}
        travelers={trip.tripPreferences.travelers}
        money={trip.budget ? [trip.budget] : []}
      />
      <div className={classes.bannerActions}>
        <ButtonLink to={paths.trip(trip.id)} look="secondary">
          View trip details
        </ButtonLink>
        {isSecret && <RevealNowButton tripId={trip.id} />}
      </div>
    </header>
  );
}
