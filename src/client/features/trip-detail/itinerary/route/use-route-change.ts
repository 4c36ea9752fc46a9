import { notifications } from '@mantine/notifications';
import { tellPlanFailure } from '#client/components/plan/report-plan-failure.ts';
import { useProposal } from '#client/components/plan/use-proposal.ts';
import { toast } from '#client/lib/toast.tsx';
import { trpc } from '#client/lib/trpc.ts';
import type { PlanEdits } from '../use-plan-edits.ts';
import { type DraftStay, toRoute } from './route-draft.ts';

/** Plans another route and asks before it takes the place of the one that stands; on failure that one stays. */
export function useRouteChange(tripId: number, plan: PlanEdits, onDone: () => void) {
  const cache = trpc.useUtils();
  const change = useProposal({
    tripId,
    version: plan.state.version,
    onAccepted: (state) => {
      plan.settle(state);
      void cache.trips.byId.invalidate({ id: tripId });
      onDone();
      toast({
        title: 'Route changed',
        description: 'Your days follow the new route.',
        action: state.canUndo ? { label: 'Undo', onPress: plan.undo } : undefined,
      });
    },
    onRefused: async (error) => {
      onDone();
      if (!(await plan.keepIfNewer(error))) tellPlanFailure(error);
    },
  });

  return {
    ...change,
    propose: (stays: readonly DraftStay[]) => {
      // On a phone a toast would cover the dialog's buttons.
      notifications.clean();
      change.proposeRoute(toRoute(stays));
    },
  };
}
