import { Modal } from '@mantine/core';
import type { OverlayProps } from '#client/components/late-overlay.tsx';
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
    <Modal
      opened={isOpen}
      onClose={onClose}
      title="Your days around your choice"
      size="lg"
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ 'aria-label': 'Close' }}
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
    </Modal>
  );
}
