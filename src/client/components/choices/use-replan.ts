import { useState } from 'react';
import { tellPlanFailure } from '#client/components/plan/report-plan-failure.ts';
import { errorStatus } from '#client/lib/error-message.ts';
import { toast } from '#client/lib/toast.tsx';
import { toastError } from '#client/lib/toast-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { ItineraryProposal } from '#shared/trips/itinerary-edit.schema.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';

const CONFLICT = 409;

/** Plans these days of a trip anew, all when none are named, around what was chosen, and takes them only once the traveller says so. */
export function useReplan({ id, version }: TripDetail, days: number[] | undefined) {
  const cache = trpc.useUtils();
  const [proposal, setProposal] = useState<ItineraryProposal>();
  const refresh = () =>
    Promise.all([cache.trips.byId.invalidate({ id }), cache.trips.itinerary.invalidate({ id })]);
  /** Shows what stands now; whether a call was refused because that is newer than what it was made from. */
  const refreshIfNewer = async (error: unknown, madeFrom: number): Promise<boolean> => {
    await refresh();
    return (
      errorStatus(error) === CONFLICT && cache.trips.byId.getData({ id })?.version !== madeFrom
    );
  };
  const undo = trpc.trips.undoItinerary.useMutation({
    onSuccess: async () => {
      await refresh();
      toast({ title: 'Your earlier plan is back' });
    },
    onError: async (error, { version: madeFrom }) => {
      if (await refreshIfNewer(error, madeFrom)) tellNewer('so nothing was taken back');
      else toastError('Your earlier plan is not back', error);
    },
  });
  const propose = trpc.generation.proposeItinerary.useMutation({
    onSuccess: setProposal,
    onError: tellPlanFailure,
  });
  const accept = trpc.generation.acceptItinerary.useMutation({
    onSuccess: async (state) => {
      setProposal(undefined);
      await refresh();
      toast({
        title: 'Itinerary ready',
        description: 'Your days now go with what you chose.',
        action: {
          label: 'Undo',
          onPress: () => undo.mutate({ id, version: state.version }),
        },
      });
    },
    onError: async (error, { version: madeFrom }) => {
      setProposal(undefined);
      if (await refreshIfNewer(error, madeFrom)) tellNewer('so the new days did not replace it');
      else tellPlanFailure(error);
    },
  });

  return {
    proposal,
    isPlanning: propose.isPending,
    isAccepting: accept.isPending,
    propose: () => propose.mutate(days ? { id, days } : { id }),
    accept: () => {
      if (proposal) accept.mutate({ id, version, proposalId: proposal.proposalId });
    },
    keep: () => setProposal(undefined),
  };
}

function tellNewer(soWhat: string): void {
  toast({
    title: 'This plan was changed in another place',
    description: `You now see the newer plan. It is kept as it is, ${soWhat}.`,
    variant: 'destructive',
  });
}
