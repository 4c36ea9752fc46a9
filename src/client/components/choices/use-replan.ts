import { tellPlanFailure } from '#client/components/plan/report-plan-failure.ts';
import { useProposal } from '#client/components/plan/use-proposal.ts';
import { isConflict } from '#client/lib/error-message.ts';
import { toast, toastFailure } from '#client/lib/toast.tsx';
import { toastError } from '#client/lib/toast-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';

/** Plans these days of a trip anew, all when none are named, around what was chosen, and takes them only once the traveller says so. */
export function useReplan({ id, version }: TripDetail, days: number[] | undefined) {
  const cache = trpc.useUtils();
  const refresh = () =>
    Promise.all([cache.trips.byId.invalidate({ id }), cache.trips.itinerary.invalidate({ id })]);
  /** Shows what stands now; whether a call was refused because that is newer than what it was made from. */
  const refreshIfNewer = async (error: unknown, madeFrom: number): Promise<boolean> => {
    await refresh();
    return isConflict(error) && cache.trips.byId.getData({ id })?.version !== madeFrom;
  };
  const undo = trpc.trips.undoItinerary.useMutation({
    onSuccess: async () => {
      await refresh();
      toast({ title: 'Your earlier plan is back' });
    },
    onError: async (error, { version: madeFrom }) => {
      if (await refreshIfNewer(error, madeFrom)) tellNewer('so nothing was taken back');
      else toastError('Your earlier plan could not be restored', error);
    },
  });

  const replan = useProposal({
    tripId: id,
    version,
    onAccepted: async (state) => {
      await refresh();
      toast({
        title: 'Itinerary ready',
        description: 'Your days now fit what you chose.',
        action: {
          label: 'Undo',
          onPress: () => undo.mutate({ id, version: state.version }),
        },
      });
    },
    onRefused: async (error, madeFrom) => {
      if (await refreshIfNewer(error, madeFrom)) tellNewer('so the new days did not replace it');
      else tellPlanFailure(error);
    },
  });

  return { ...replan, propose: () => replan.proposeDays(days) };
}

function tellNewer(soWhat: string): void {
  toastFailure(
    'This plan was changed elsewhere',
    `You now see the newer plan. It is kept as it is, ${soWhat}.`,
  );
}
