import { notifications } from '@mantine/notifications';
import { tellPlanFailure } from '#client/components/plan/report-plan-failure.ts';
import { useProposal } from '#client/components/plan/use-proposal.ts';
import { toast } from '#client/lib/toast.tsx';
import type { RouteStay } from '#shared/trips/itinerary-edit.schema.ts';
import type { PlanEdits } from './use-plan-edits.ts';

type PlanChangeOptions = {
  tripId: number;
  plan: PlanEdits;
  /** What is said of days that were taken. */
  accepted: { title: string; description: string };
  /** After days were taken or refused, before anything is said of it. */
  onDone?: (isAccepted: boolean) => void;
};

/** Plans the days or the route anew and asks before they take the place of what stands; on failure that stays. */
export function usePlanChange({ tripId, plan, accepted, onDone }: PlanChangeOptions) {
  const change = useProposal({
    tripId,
    version: plan.state.version,
    onAccepted: (state) => {
      plan.settle(state);
      onDone?.(true);
      toast({
        ...accepted,
        action: state.canUndo ? { label: 'Undo', onPress: plan.undo } : undefined,
      });
    },
    onRefused: async (error) => {
      onDone?.(false);
      if (!(await plan.keepIfNewer(error))) tellPlanFailure(error);
    },
  });

  return {
    ...change,
    // On a phone a toast would cover the dialog's buttons.
    proposeDays: () => {
      notifications.clean();
      change.proposeDays();
    },
    proposeRoute: (places: RouteStay[]) => {
      notifications.clean();
      change.proposeRoute(places);
    },
  };
}
