import { trpc } from '#client/lib/trpc.ts';
import { useRouteId } from '#client/lib/use-route-id.ts';

/** The trip that a search was opened from (/booking-flights/7), to fill the form in and take the choice. */
export function useSearchTrip() {
  const id = useRouteId();
  const trip = trpc.trips.byId.useQuery({ id: id ?? 0 }, { enabled: id !== undefined });

  return {
    tripId: id,
    trip: trip.data,
    isLoading: id !== undefined && trip.isPending,
    isMissing: trip.isError,
  };
}
