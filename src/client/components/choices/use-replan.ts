import { useState } from 'react';
import { errorMessage } from '#client/lib/error-message.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import type { ItineraryProposal } from '#shared/trips/itinerary-edit.schema.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';

/** Plans these days of a trip anew, all when none are named, around what was chosen, and takes them only once the traveller says so. */
export function useReplan({ id, version }: TripDetail, days: number[] | undefined) {
  const cache = trpc.useUtils();
  const [proposal, setProposal] = useState<ItineraryProposal>();
  const refresh = () =>
    Promise.all([cache.trips.byId.invalidate({ id }), cache.trips.itinerary.invalidate({ id })]);
  const undo = trpc.trips.undoItinerary.useMutation({
    onSuccess: async () => {
      await refresh();
      toast({ title: 'Your earlier plan is back' });
    },
    onError: tellFailure,
  });
  const propose = trpc.generation.proposeItinerary.useMutation({
    onSuccess: setProposal,
    onError: tellFailure,
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
    onError: async (error) => {
      setProposal(undefined);
      await refresh();
      tellFailure(error);
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

function tellFailure(error: unknown): void {
  toast({
    title: 'Failed to Generate Itinerary',
    description:
      errorMessage(error) || 'There was an error generating your itinerary. Please try again.',
    variant: 'destructive',
  });
}
