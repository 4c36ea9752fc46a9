import { useState } from 'react';
import { isConflict } from '#client/lib/error-message.ts';
import { toast } from '#client/lib/toast.tsx';
import { trpc } from '#client/lib/trpc.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import type { EditValues } from './edit-conflict.tsx';

/**
 * Saves an edit on top of the version it was made from. Where somebody was faster, `theirs` is what they
 * saved: either it stays, or the edit is saved on top of it.
 */
export function useSaveEdit(trip: TripDetail, onDone: () => void) {
  const cache = trpc.useUtils();
  const [base] = useState(trip);
  const [theirs, setTheirs] = useState<TripDetail>();
  const [error, setError] = useState<unknown>(null);
  const update = trpc.trips.update.useMutation({
    onSuccess: (changed) => {
      const movesDates = changed.startDate !== base.startDate || changed.endDate !== base.endDate;

      take(changed);
      toast({
        title: 'Trip updated',
        ...(movesDates
          ? { description: changed.warnings[0] ?? 'Its days moved too and were checked again.' }
          : {}),
      });
    },
    onError: async (failure) => {
      setError(failure);
      if (!isConflict(failure)) return;
      try {
        setTheirs(await cache.trips.byId.fetch({ id: trip.id }, { staleTime: 0 }));
      } catch (unread) {
        setError(unread);
      }
    },
  });

  function take(newest: TripDetail): void {
    cache.trips.byId.setData({ id: trip.id }, newest);
    void cache.trips.list.invalidate();
    // Other dates have other offers.
    void cache.booking.recommendations.invalidate({ tripId: trip.id });
    void cache.booking.selections.invalidate({ tripId: trip.id });
    onDone();
  }

  return {
    theirs,
    error,
    isSaving: update.isPending,
    save: (values: EditValues): void => {
      if (!theirs) setError(null);
      update.mutate({ id: trip.id, version: (theirs ?? base).version, ...values });
    },
    keepTheirs: (): void => {
      if (theirs) take(theirs);
    },
  };
}
