import { IconArrowRight } from '@tabler/icons-react';
import { joinFacts } from '#client/lib/join-facts.ts';
import type { FlightResult } from '#shared/booking/search.schema.ts';
import { shortDay } from '#shared/dates.ts';
import classes from './flight-route.module.css';

type Segment = FlightResult['outboundSegments'][number];

/** One way of a flight: when and where it leaves and lands, by which flight numbers. */
export function FlightRoute({ label, segments }: { label: string; segments: readonly Segment[] }) {
  const first = segments[0];
  const last = segments.at(-1);

  if (!first || !last) return null;
  const via = segments.slice(0, -1).map((segment) => segment.arrivalAirport);

  return (
    <p className={classes.route}>
      <span className="quiet small">
        {joinFacts(label, shortDay(first.departureTime.slice(0, 10)))}
      </span>
      <span className={classes.times}>
        {clock(first.departureTime)} {first.departureAirport}
        <IconArrowRight size={16} aria-label="to" />
        {clock(last.arrivalTime)} {last.arrivalAirport}
        {dayShift(first.departureTime, last.arrivalTime)}
      </span>
      <span className="quiet">
        {segments.map((segment) => segment.flightNumber).join(', ')} ·{' '}
        {via.length === 0 ? 'Direct' : `via ${via.join(', ')}`}
      </span>
    </p>
  );
}

function clock(local: string): string {
  return local.slice(11, 16);
}

/** "+1" when it lands on a later date than it leaves, "-1" across the date line. */
function dayShift(departure: string, arrival: string): string {
  const days = Math.round(
    (Date.parse(arrival.slice(0, 10)) - Date.parse(departure.slice(0, 10))) / 86_400_000,
  );

  if (days === 0) return '';
  return days > 0 ? ` (+${days})` : ` (${days})`;
}
