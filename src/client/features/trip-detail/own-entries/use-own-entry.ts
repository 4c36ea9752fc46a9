import { toast } from '#client/lib/toast.tsx';
import { toastError } from '#client/lib/toast-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { expectedCosts } from '#shared/booking/expected-costs.ts';
import type { OwnEntry } from '#shared/trips/own-entries.schema.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';

/** Saves and removes entries of the traveller's own. */
export function useOwnEntry(tripId: number, onDone: () => void) {
  const cache = trpc.useUtils();
  const told = (title: string) => ({
    onSuccess: (entries: OwnEntry[]) => {
      cache.trips.byId.setData({ id: tripId }, (trip) => trip && withEntries(trip, entries));
      toast({ title });
      onDone();
    },
    onError: (error: unknown) => toastError('Not saved', error),
  });
  const save = trpc.trips.saveOwnEntry.useMutation(told('Saved'));
  const remove = trpc.trips.removeOwnEntry.useMutation(told('Removed'));

  return {
    isBusy: save.isPending || remove.isPending,
    save: (entry: OwnEntry) => save.mutate({ tripId, entry }),
    remove: (entryId: string) => remove.mutate({ tripId, entryId }),
  };
}

function withEntries(trip: TripDetail, entries: OwnEntry[]): TripDetail {
  return { ...trip, entries, costs: trip.costs && expectedCosts(trip.costs, { ...trip, entries }) };
}
