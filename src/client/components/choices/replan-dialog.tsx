import { Button, Modal } from '@mantine/core';
import type { OverlayProps } from '#client/components/late-overlay.tsx';
import { isUnchanged, PlanChanges } from '#client/components/plan/plan-changes.tsx';
import type { ItineraryProposal } from '#shared/trips/itinerary-edit.schema.ts';
import classes from './replan-notice.module.css';

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
        <>
          <p className={classes.lead}>
            {isUnchanged(proposal.changes)
              ? 'Planned anew, your days would hold the same stops at the same times.'
              : 'This is what would change; the rest stays.'}
          </p>
          <PlanChanges changes={proposal.changes} />
          <div className={classes.dialogButtons}>
            <Button loading={isAccepting} onClick={onAccept}>
              Accept the new plan
            </Button>
            <Button variant="default" onClick={onClose}>
              Keep mine
            </Button>
          </div>
        </>
      )}
    </Modal>
  );
}
