import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { tellPlanFailure } from '#client/components/plan/report-plan-failure.ts';
import { toast } from '#client/lib/toast.tsx';
import { trpc } from '#client/lib/trpc.ts';
import type { ItineraryProposal } from '#shared/trips/itinerary-edit.schema.ts';
import type { PlanEdits } from '../use-plan-edits.ts';
import type { DraftStay } from './route-draft.ts';

/** Plans another route and asks before it takes the place of the one that stands; on failure that one stays. */
export function useRouteChange(tripId: number, plan: PlanEdits, onDone: () => void) {
  const cache = trpc.useUtils();
  const [proposal, setProposal] = useState<ItineraryProposal>();
  const propose = trpc.generation.proposeRoute.useMutation({
    onSuccess: setProposal,
    onError: tellPlanFailure,
  });
  const accept = trpc.generation.acceptItinerary.useMutation({
    onSuccess: (state) => {
      plan.settle(state);
      void cache.trips.byId.invalidate({ id: tripId });
      onDone();
      toast({
        title: 'Route changed',
        description: 'Your days follow the new route.',
        action: state.canUndo ? { label: 'Undo', onPress: plan.undo } : undefined,
      });
    },
    onError: async (error) => {
      onDone();
      if (await plan.keepIfNewer(error)) return;
      tellPlanFailure(error);
    },
  });

  return {
    proposal,
    isPlanning: propose.isPending,
    isAccepting: accept.isPending,
    propose: (stays: readonly DraftStay[]) => {
      // On a phone a toast would cover the dialog's buttons.
      notifications.clean();
      propose.mutate({ id: tripId, places: stays.map(({ id, nights }) => ({ id, nights })) });
    },
    accept: () => {
      if (!proposal) return;
      const { proposalId } = proposal;

      accept.mutate({ id: tripId, version: plan.state.version, proposalId });
    },
  };
}
