import { joinFacts } from '#client/lib/join-facts.ts';
import { countText } from '#shared/count-text.ts';
import type { TripPlace } from '#shared/generation/trip-places.schema.ts';
import type { ItineraryProposal } from '#shared/trips/itinerary-edit.schema.ts';
import { formatMoney } from '#shared/money.ts';
import { shortDay } from '#shared/dates.ts';
import { rideText } from '#client/components/plan/trip-route.tsx';
import classes from './route.module.css';

type RouteChangesProps = {
  before: readonly TripPlace[];
  proposal: Pick<ItineraryProposal, 'places' | 'costs' | 'leaving'>;
  /** What the trip is expected to cost as it is. */
  costsBefore: number | undefined;
  travelers: number;
};

/** The new route beside the old one: when one is where, how one comes there, and what it costs. */
export function RouteChanges({ before, proposal, costsBefore, travelers }: RouteChangesProps) {
  const { places = [], costs, leaving = [] } = proposal;

  return (
    <>
      <ol className={classes.route} aria-label="New route">
        {places.map((place, at) => (
          <li key={`${place.id}-${place.arrive}`}>
            <strong>{place.name}</strong>, {datesOf(place)}
            <span className={classes.quiet}>
              {joinFacts(
                wasText(place, staysIn(before, place)[earlierStays(places, at)], before),
                place.ride && rideText(place.ride, travelers),
              )}
            </span>
          </li>
        ))}
      </ol>
      {leaving.map((text) => (
        <p key={text} className={classes.total}>
          {text}
        </p>
      ))}
      {costs && costsBefore !== undefined && (
        <p className={classes.total}>
          {`Estimated cost: ${formatMoney(costs.total)}, before ${formatMoney(costsBefore)}.`}
        </p>
      )}
    </>
  );
}

function datesOf({ nights, arrive, depart }: TripPlace): string {
  return `${countText(nights, 'night')}, ${shortDay(arrive)} to ${shortDay(depart)}`;
}

/** When one was to be there before; nothing where that has not changed. */
function wasText(
  place: TripPlace,
  old: TripPlace | undefined,
  before: readonly TripPlace[],
): string | undefined {
  const isUnmoved = before.some(
    ({ id, arrive, depart }) =>
      id === place.id && arrive === place.arrive && depart === place.depart,
  );

  return isUnmoved || !old ? undefined : `Before: ${datesOf(old)}`;
}

function staysIn(places: readonly TripPlace[], { id }: TripPlace): TripPlace[] {
  return places.filter((place) => place.id === id);
}

/** How many stays of a route are in the same place before one of them. */
function earlierStays(places: readonly TripPlace[], at: number): number {
  return places.slice(0, at).filter(({ id }) => id === places[at]?.id).length;
}
