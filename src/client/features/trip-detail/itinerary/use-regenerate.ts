import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { tellPlanFailure } from '#client/components/plan/report-plan-failure.ts';
import { toast } from '#client/lib/toast.tsx';
import { trpc } from '#client/lib/trpc.ts';
import type { ItineraryProposal } from '#shared/trips/itinerary-edit.schema.ts';
import type { PlanEdits } from './use-plan-edits.ts';

/** Plans the days anew and asks before they take the place of those that stand; on failure these stay. */
export function useRegenerate(tripId: number, plan: PlanEdits) {
  const [proposal, setProposal] = useState<ItineraryProposal>();
  const propose = trpc.generation.proposeItinerary.useMutation({
    onSuccess: setProposal,
    onError: tellPlanFailure,
  });
  const accept = trpc.generation.acceptItinerary.useMutation({
    onSuccess: (state) => {
      plan.settle(state);
      setProposal(undefined);
      toast({
        title: 'Itinerary ready',
        description: 'You now have the new plan.',
        action: state.canUndo ? { label: 'Undo', onPress: plan.undo } : undefined,
      });
    },
    onError: async (error) => {
      setProposal(undefined);
      if (await plan.keepIfNewer(error)) return;
      tellPlanFailure(error);
    },
  });

  return {
    proposal,
    isPlanning: propose.isPending,
    isAccepting: accept.isPending,
    regenerate: () => {
      // On a phone a toast would cover the dialog's buttons.
      notifications.clean();
      propose.mutate({ id: tripId });
    },
    accept: () => {
      if (!proposal) return;
      const { proposalId } = proposal;

      accept.mutate({ id: tripId, version: plan.state.version, proposalId });
    },
    keep: () => setProposal(undefined),
  };
}
