import { DateRangeText } from '#client/components/date-range-text.tsx';
import { ButtonLink } from '#client/components/button-link.tsx';
import { useToday } from '#client/lib/hydration.ts';
import { paths } from '#client/lib/paths.ts';
import { trpc } from '#client/lib/trpc.ts';
import { daysBetween } from '#shared/dates.ts';
import { ONGOING_TRIPS } from '#shared/trips/ongoing-trips.ts';
import { tripTitle } from '#shared/trips/trip-title.ts';
import classes from './ongoing-trips.module.css';

/** Above the upcoming trips: those under way, each with the way to its plan for today. */
export function OngoingTrips() {
  const { data } = trpc.trips.list.useQuery(ONGOING_TRIPS);
  const today = useToday();
  const trips = data?.trips ?? [];

  if (trips.length === 0) return null;
  return (
    <section className={classes.ongoing} aria-label="Today">
      {trips.map((trip) => (
        <article key={trip.id} className={classes.trip}>
          <div>
            <p className={classes.label}>Today</p>
            <h2 className={classes.name}>{trip.title ?? tripTitle(trip)}</h2>
            <p className={classes.days}>
              Day {daysBetween(trip.startDate, today) + 1} of{' '}
              {daysBetween(trip.startDate, trip.endDate) + 1} ·{' '}
              <DateRangeText start={trip.startDate} end={trip.endDate} />
            </p>
          </div>
          <ButtonLink to={paths.trip(trip.id)}>See today’s plan</ButtonLink>
        </article>
      ))}
    </section>
  );
}
