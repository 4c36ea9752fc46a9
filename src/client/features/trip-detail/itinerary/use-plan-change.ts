import { notifications } from '@mantine/notifications';
import { tellPlanFailure } from '#client/components/plan/report-plan-failure.ts';
import { useProposal } from '#client/components/plan/use-proposal.ts';
import { toast } from '#client/lib/toast.tsx';
import type { PlanEdits } from './use-plan-edits.ts';

/** Plans the days anew and asks before they take the place of those that stand; on failure these stay. */
export function useRegenerate(tripId: number, plan: PlanEdits) {
  const renewal = useProposal({
    tripId,
    version: plan.state.version,
    onAccepted: (state) => {
      plan.settle(state);
      toast({
        title: 'Itinerary ready',
        description: 'You now have the new plan.',
        action: state.canUndo ? { label: 'Undo', onPress: plan.undo } : undefined,
      });
    },
    onRefused: async (error) => {
      if (!(await plan.keepIfNewer(error))) tellPlanFailure(error);
    },
  });

  return {
    ...renewal,
    regenerate: () => {
      // On a phone a toast would cover the dialog's buttons.
      notifications.clean();
      renewal.proposeDays();
    },
  };
}
