import { Dialog } from '#client/components/dialog.tsx';
import { PlanProposal } from '#client/components/plan/plan-proposal.tsx';
import type { ItineraryProposal } from '#shared/trips/itinerary-edit.schema.ts';

type RegenerateDialogProps = {
  proposal: ItineraryProposal;
  isAccepting: boolean;
  onAccept: () => void;
  onKeep: () => void;
};

/** What days planned anew would change. */
export function RegenerateDialog(props: RegenerateDialogProps) {
  return (
    <Dialog isOpen title="Your new plan" onClose={props.onKeep} size="lg">
      <PlanProposal {...props} lead="This is what would change. What you locked stays." />
    </Dialog>
  );
}
