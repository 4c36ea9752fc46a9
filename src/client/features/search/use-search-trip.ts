import { useParams, useSearchParams } from 'react-router-dom';
import { STAY_PARAMETER } from '#client/components/choices/stay-picker.tsx';
import { isNotFound } from '#client/lib/error-message.ts';
import { routeId } from '#client/lib/paths.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { SelectionType } from '#shared/booking/catalog-options.ts';
import { stayToBook, staysToBook } from '#shared/booking/stays-to-book.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';

/**
 * The trip that a search was opened from (/booking-flights/7), to fill the form in and take the choice; of a trip to
 * several places with the stay that is searched for (?place=kyoto).
 */
export function useSearchTrip(type: SelectionType) {
  const { id: text } = useParams();
  const [search] = useSearchParams();
  const id = routeId(text);
  const trip = trpc.trips.byId.useQuery({ id: id ?? 0 }, { enabled: id !== undefined });
  const hasFailed = trip.isError && trip.data === undefined;
  const isMissing = id === undefined || (hasFailed && isNotFound(trip.error));

  return {
    trip: trip.data,
    stay: trip.data && stayOf(trip.data, type, search.get(STAY_PARAMETER)),
    isLoading: id !== undefined && trip.isPending,
    /** What stands in the address is no trip. */
    isMissing: text !== undefined && isMissing,
    /** There may be such a trip, but it could not be loaded. */
    failure: hasFailed && !isMissing ? trip.error : undefined,
    retry: () => void trip.refetch(),
  };
}

/** Flights are searched there and back, or for the ride to a place that is named. */
function stayOf(trip: TripDetail, type: SelectionType, asked: string | null) {
  return type === 'flights'
    ? staysToBook(trip, 'rides').find(({ key }) => key === asked)
    : stayToBook(trip, type, asked);
}
