import { Badge, Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { ButtonLink } from '#client/components/button-link.tsx';
import { StatusBadge } from '#client/components/status-badge.tsx';
import { ValuePairs } from '#client/components/value-pairs.tsx';
import { joinFacts } from '#client/lib/join-facts.ts';
import { paths } from '#client/lib/paths.ts';
import { countText } from '#shared/count-text.ts';
import { formatDay } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import { farePerPerson } from '#shared/trips/trip-budget.ts';
import type { TripFlight } from '#shared/trips/trip.schema.ts';
import classes from './trip-page.module.css';

type FlightCardProps = { tripId: number; flight: TripFlight };

/** One flight of the trip: what its ticket says, its legs on request, and the way to confirm it while it is pending. */
export function FlightCard({ tripId, flight }: FlightCardProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
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
      <p className="quiet">
        {joinFacts(
          `${flight.airline} ${flight.flightNumber}`.trim(),
          flight.cabin,
          stops === 0 ? 'Direct' : countText(stops, 'stop'),
        )}
      </p>
      <ValuePairs rows={ticketFacts(flight)} className={classes.pairs} />
      <div id={id} hidden={!isOpen}>
        {isOpen && <FlightLegs flight={flight} />}
      </div>
      <div className={classes.actions}>
        <Button
          variant="default"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide Details' : 'View Details'}
        </Button>
        {flight.status === 'pending' && (
          <ButtonLink to={paths.checkout(tripId)}>Confirm</ButtonLink>
        )}
      </div>
    </article>
  );
}

function ticketFacts(flight: TripFlight): [label: string, value: string][] {
  const { currency, bookingReference, provider } = flight;

  return [
    ['Departure', momentText(flight.departureTime, flight.departureDate)],
    ['Arrival', momentText(flight.arrivalTime, flight.arrivalDate)],
    ['Price per person', `${formatMoney(farePerPerson(flight), currency)} ${currency}`],
    ...(bookingReference ? [['Booking reference', bookingReference] as [string, string]] : []),
    ...(provider ? [['Provider', provider] as [string, string]] : []),
  ];
}

/** The legs of the flight in order; without them what is known of the whole. */
function FlightLegs({ flight }: { flight: TripFlight }) {
  const legs = flight.segments.length > 0 ? flight.segments : [flight];

  return (
    <ol className={classes.legs} aria-label="Flight details">
      {legs.map((leg, index) => (
        // Two legs of one flight may read the same.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          {joinFacts(
            `${textOf(leg, 'departureAirport')} to ${textOf(leg, 'arrivalAirport')}`,
            `${textOf(leg, 'airline')} ${textOf(leg, 'flightNumber')}`.trim(),
            legTimes(leg),
          )}
        </li>
      ))}
    </ol>
  );
}

/** A provider's leg is kept as it came: a field may be missing, or be no text. */
function textOf(leg: Readonly<Record<string, unknown>>, field: string): string {
  const value = leg[field];

  return typeof value === 'string' ? value : '';
}

/** "08:10 to 11:25", whether the times stand alone or with their day. */
function legTimes(leg: Readonly<Record<string, unknown>>): string {
  const [from, to] = ['departureTime', 'arrivalTime'].map((field) =>
    textOf(leg, field).replace(/^\d{4}-\d{2}-\d{2}T(\d{2}:\d{2}).*$/, '$1'),
  );

  return [from, to].filter(Boolean).join(' to ');
}

/** "08:10, Jun 1, 2026"; the day alone where no time is told. */
function momentText(time: string, date: string): string {
  return time ? `${time}, ${formatDay(date)}` : formatDay(date);
}
