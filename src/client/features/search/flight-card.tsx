import { FlightRoute } from '#client/components/flight-route.tsx';
import { countText } from '#shared/count-text.ts';
import type { FlightResult } from '#shared/booking/search.schema.ts';
import { durationText } from '#shared/dates.ts';
import { PriceText } from './price-text.tsx';
import { ResultActions } from './result-actions.tsx';
import { SampleBadge } from './sample-badge.tsx';
import classes from './search.module.css';

type FlightCardProps = {
  flight: FlightResult;
  tripId: number | undefined;
  /** The stay that it leads to, where it is a ride between two places of the trip. */
  rideTo?: string | undefined;
  travelers?: number;
};

/** A flight of the results: both ways, how long, how many stops and bags, what it costs. */
export function FlightCard({ flight, tripId, rideTo, travelers = 1 }: FlightCardProps) {
  const [first] = flight.outboundSegments;
  const name = `${first?.airline ?? 'Flight'} ${first?.flightNumber ?? ''}`.trim();
  const bags = flight.baggageAllowance.checkedBags;

  return (
    <article className={classes.row} aria-label={name}>
      <div className={classes.rowMain}>
        <h2 className={classes.name}>
          {name} {flight.sample && <SampleBadge />}
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
          result={{ ...flight }}
          currency={flight.currency}
          tripId={tripId}
          {...choiceOfFlight(flight, rideTo, travelers)}
        />
      </div>
    </article>
  );
}

/** A flight there and back is priced a head, a ride between two places for the party. */
function choiceOfFlight({ price }: FlightResult, rideTo: string | undefined, travelers: number) {
  return rideTo === undefined
    ? { type: 'flights' as const, price }
    : { type: 'rides' as const, price: price * travelers, placeId: rideTo };
}
