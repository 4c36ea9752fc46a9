import { joinFacts } from '#client/lib/join-facts.ts';
import { rideOption } from '#shared/booking/ride-option.schema.ts';
import { FlightRoute } from '#client/components/flight-route.tsx';
import { frequencyText } from '#shared/trips/ride-service-text.ts';
import { durationText } from '#shared/dates.ts';
import { flightFacts } from './flight-facts.ts';
import classes from './booking-page.module.css';

/** What the card of a ride shows: from where to where, when, how long, how often, and what to know of bags. */
export function RideFacts({ data }: { data: Readonly<Record<string, unknown>> }) {
  const flight = flightFacts(data);
  const { data: ride } = rideOption.partial().safeParse(data);

  if (flight) return <FlightRoute label="Flight" segments={flight.outboundSegments} />;
  if (!ride?.departs || !ride.arrives) return null;
  const often = frequencyText(ride);

  return (
    <>
      <p className={classes.rideEnds}>
        <strong className="tabular">{`${ride.departs} ${capital(ride.from)}`}</strong>
        <br />
        <strong className="tabular">{`${ride.arrives} ${capital(ride.to)}`}</strong>
      </p>
      <p className="quiet">
        {joinFacts(
          ride.minutes === undefined ? undefined : durationText(ride.minutes),
          ride.changeAt ? `change at ${ride.changeAt}` : undefined,
          ride.operators?.slice(0, 2).join(' or '),
        )}
      </p>
      {often && <p className="quiet">{often}</p>}
      {ride.luggage && <p className="quiet">{ride.luggage}</p>}
    </>
  );
}

/** "The main station of Vienna": where a ride ends begins the line. */
function capital(point = ''): string {
  return point.charAt(0).toUpperCase() + point.slice(1);
}
