import { DEMO_USER_ID } from '#shared/demo-user.ts';
import { localToday } from '#shared/dates.ts';
import { isSecret } from '#shared/trips/is-secret.ts';
import {
  compareByTime,
  isDraft,
  isOngoing,
  isPast,
  isUpcoming,
  type TripListName,
} from '#shared/trips/trip-status.ts';
import type { TripCard, TripDetail } from '#shared/trips/trip.schema.ts';

type ListInput = { userId?: number; tab?: TripListName; search?: string; cursor?: number };
type TripPage = { trips: TripCard[]; total: number };

/** A page of My Trips made of the trips that this browser knows, when the server's own was never seen. */
export function knownTripsPage(
  trips: readonly TripDetail[],
  { userId = DEMO_USER_ID, tab = 'all', search = '', cursor }: ListInput,
  now: Date,
): TripPage {
  const today = localToday(now);
  const isOfTab = {
    all: () => true,
    drafts: isDraft,
    ongoing: (trip: TripDetail) => isOngoing(trip, today),
    past: (trip: TripDetail) => isPast(trip, today),
    upcoming: (trip: TripDetail) => isUpcoming(trip, today),
  }[tab];
  const found = trips
    .filter((trip) => trip.userId === userId && isOfTab(trip) && isFound(trip, search))
    .toSorted((a, b) => compareByTime(a, b, today));

  return { trips: cursor === undefined ? found.map(toCard) : [], total: found.length };
}

/** A secret place is found by no search. */
function isFound(trip: TripDetail, search: string) {
  const text = isSecret(trip) ? '' : `${trip.title ?? ''} ${trip.destination}`;

  return text.toLowerCase().includes(search.trim().toLowerCase());
}

function toCard(trip: TripDetail): TripCard {
  const booked = [
    trip.flights.length > 0 && ('flights' as const),
    trip.accommodations.some(({ isSelected }) => isSelected) && ('hotels' as const),
    trip.activities.some(({ isSelected }) => isSelected) && ('experiences' as const),
  ];

  return {
    ...trip,
    booked: booked.filter((kind) => kind !== false),
    ...(trip.places && !isSecret(trip) ? { route: trip.places } : {}),
  };
}
