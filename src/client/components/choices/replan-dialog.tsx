import { Dialog } from '#client/components/dialog.tsx';
import type { OverlayProps } from '#client/components/lazy-dialog.tsx';
import { PlanProposal } from '#client/components/plan/plan-proposal.tsx';
import type { ItineraryProposal } from '#shared/trips/itinerary-edit.schema.ts';

type ReplanDialogProps = OverlayProps & {
  proposal: ItineraryProposal | undefined;
  isAccepting: boolean;
  onAccept: () => void;
};

/** What the proposed days would change, to take or to leave. */
export function ReplanDialog({
  proposal,
  isOpen,
  isAccepting,
  onAccept,
  onClose,
}: ReplanDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Your days around your choice"
      size="lg"
      transitionProps={{ duration: 0 }}
    >
      {proposal && (
        <PlanProposal
          proposal={proposal}
          lead="This is what would change; the rest stays."
          isAccepting={isAccepting}
          onAccept={onAccept}
          onKeep={onClose}
        />
      )}
    </Dialog>
  );
}
