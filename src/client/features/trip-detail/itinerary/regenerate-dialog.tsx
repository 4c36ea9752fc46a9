import { PlanProposal } from '#client/components/plan/plan-proposal.tsx';
import type { ItineraryProposal } from '#shared/trips/itinerary-edit.schema.ts';
import { DialogFrame } from './dialog-frame.tsx';

type RegenerateDialogProps = {
  proposal: ItineraryProposal;
  isAccepting: boolean;
  onAccept: () => void;
  onKeep: () => void;
};

/** What days planned anew would change. */
export function RegenerateDialog(props: RegenerateDialogProps) {
  return (
    <DialogFrame title="Your days, planned anew" onClose={props.onKeep} size="lg">
      <PlanProposal {...props} lead="This is what would change. What you locked stays." />
    </DialogFrame>
  );
}
