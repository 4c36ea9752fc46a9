import { Badge } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { StatusBadge } from '#client/components/status-badge.tsx';
import { joinFacts } from '#client/lib/join-facts.ts';
import { formatDay } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import type { TripFlight } from '#shared/trips/trip.schema.ts';
import classes from './trip-page.module.css';

/** One flight of the trip with everything its ticket says. */
export function FlightCard({ flight }: { flight: TripFlight }) {
  const stops = Math.max(0, flight.segments.length - 1);

  return (
    <article className={classes.flight}>
      <header className={classes.flightHead}>
        <h3 className={classes.route}>
          {flight.departureAirport} <IconArrowRight size={18} aria-label="to" />{' '}
          {flight.arrivalAirport}
        </h3>
        {flight.isReturn && <Badge variant="light">Return Flight</Badge>}
        <StatusBadge status={flight.status} kind="flight" />
      </header>
      <p className={classes.quiet}>
        {joinFacts(
          `${flight.airline} ${flight.flightNumber}`.trim(),
          flight.cabin,
          stops === 0 ? 'Direct' : `${stops} ${stops === 1 ? 'stop' : 'stops'}`,
        )}
      </p>
      <dl className={classes.pairs}>
        <div>
          <dt>Departure</dt>
          <dd>{momentText(flight.departureTime, flight.departureDate)}</dd>
        </div>
        <div>
          <dt>Arrival</dt>
          <dd>{momentText(flight.arrivalTime, flight.arrivalDate)}</dd>
        </div>
        <div>
          <dt>Price per person</dt>
          <dd>
            {formatMoney(flight.price, flight.currency)} {flight.currency}
          </dd>
        </div>
        {flight.bookingReference && (
          <div>
            <dt>Booking reference</dt>
            <dd>{flight.bookingReference}</dd>
          </div>
        )}
        {flight.provider && (
          <div>
            <dt>Provider</dt>
            <dd>{flight.provider}</dd>
          </div>
        )}
      </dl>
    </article>
  );
}

/** "08:10, Jun 1, 2026"; the day alone where no time is told. */
function momentText(time: string, date: string): string {
  return time ? `${time}, ${formatDay(date)}` : formatDay(date);
}
