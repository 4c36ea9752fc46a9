import { Button } from '@mantine/core';
import { isUnchanged, PlanChanges } from '#client/components/plan/plan-changes.tsx';
import type { ItineraryProposal } from '#shared/trips/itinerary-edit.schema.ts';
import { DialogFrame } from './dialog-frame.tsx';
import classes from './plan-dialogs.module.css';

type RegenerateDialogProps = {
  proposal: ItineraryProposal;
  isAccepting: boolean;
  onAccept: () => void;
  onKeep: () => void;
};

/** What days planned anew would change; nothing is taken before the traveller says so. */
export function RegenerateDialog({
  proposal,
  isAccepting,
  onAccept,
  onKeep,
}: RegenerateDialogProps) {
  return (
    <DialogFrame title="Your days, planned anew" onClose={onKeep} size="lg">
      <p className={classes.lead}>
        {isUnchanged(proposal.changes)
          ? 'Planned anew, your days would hold the same stops at the same times.'
          : 'This is what would change. What you locked stays.'}
      </p>
      <PlanChanges changes={proposal.changes} />
      <div className={classes.buttons}>
        <Button loading={isAccepting} onClick={onAccept}>
          Accept the new plan
        </Button>
        <Button variant="default" onClick={onKeep}>
          Keep mine
        </Button>
      </div>
    </DialogFrame>
  );
}
