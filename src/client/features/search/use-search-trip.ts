import { useParams } from 'react-router-dom';
import { errorStatus } from '#client/lib/error-message.ts';
import { routeId } from '#client/lib/paths.ts';
import { trpc } from '#client/lib/trpc.ts';

const NOT_FOUND = 404;

/** The trip that a search was opened from (/booking-flights/7), to fill the form in and take the choice. */
export function useSearchTrip() {
  const { id: text } = useParams();
  const id = routeId(text);
  const trip = trpc.trips.byId.useQuery({ id: id ?? 0 }, { enabled: id !== undefined });
  const hasFailed = trip.isError && trip.data === undefined;
  const isMissing = id === undefined || (hasFailed && errorStatus(trip.error) === NOT_FOUND);

  return {
    trip: trip.data,
    isLoading: id !== undefined && trip.isPending,
    /** What stands in the address is no trip. */
    isMissing: text !== undefined && isMissing,
    /** There may be such a trip, but it could not be loaded. */
    failure: hasFailed && !isMissing ? trip.error : undefined,
    retry: () => void trip.refetch(),
  };
}
