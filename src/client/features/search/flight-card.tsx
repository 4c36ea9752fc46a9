import { Badge } from '@mantine/core';
import { FlightRoute } from '#client/components/flight-route.tsx';
import { countText } from '#shared/count-text.ts';
import type { FlightResult } from '#shared/booking/search.schema.ts';
import { durationText } from '#shared/dates.ts';
import { PriceText } from './price-text.tsx';
import { ResultActions } from './result-actions.tsx';
import classes from './search.module.css';

/** A flight of the results: both ways, how long, how many stops and bags, what it costs. */
export function FlightCard({
  flight,
  tripId,
}: {
  flight: FlightResult;
  tripId: number | undefined;
}) {
  const [first] = flight.outboundSegments;
  const name = `${first?.airline ?? 'Flight'} ${first?.flightNumber ?? ''}`.trim();
  const bags = flight.baggageAllowance.checkedBags;

  return (
    <article className={classes.row} aria-label={name}>
      <div className={classes.rowMain}>
        <h2 className={classes.name}>
          {name}{' '}
          {flight.sample && (
            <Badge component="span" variant="outline">
              Sample
            </Badge>
          )}
        </h2>
        <div className={classes.ways}>
          <FlightRoute label="Outbound" segments={flight.outboundSegments} />
          <FlightRoute label="Return" segments={flight.returnSegments} />
        </div>
        <p className={classes.quiet}>
          {durationText(flight.totalDuration)} ·{' '}
          {flight.stops === 0 ? 'Direct' : countText(flight.stops, 'stop')} ·{' '}
          {bags === 0 ? 'no checked bag' : countText(bags, 'checked bag')}
        </p>
      </div>
      <div className={classes.rowSide}>
        <PriceText
          amount={flight.price}
          currency={flight.currency}
          unit="per person"
          seller={flight.sample ? undefined : flight.provider}
        />
        <ResultActions
          deepLink={flight.deepLink}
          type="flights"
          result={{ ...flight }}
          price={flight.price}
          currency={flight.currency}
          tripId={tripId}
        />
      </div>
    </article>
  );
}
