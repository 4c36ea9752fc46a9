import type { ModalProps } from '@mantine/core';
import { Dialog } from '#client/components/dialog.tsx';
import type { OverlayProps } from '#client/components/lazy-dialog.tsx';
import type { ItineraryProposal } from '#shared/trips/itinerary-edit.schema.ts';
import { PlanProposal } from './plan-proposal.tsx';

type ProposalDialogProps = OverlayProps &
  Pick<ModalProps, 'transitionProps'> & {
    title: string;
    /** Above the changes. */
    lead: string;
    proposal: ItineraryProposal | undefined;
    isAccepting: boolean;
    onAccept: () => void;
  };

/** What proposed days would change, to take or to leave. */
export function ProposalDialog(props: ProposalDialogProps) {
  const { proposal, lead, isAccepting, onAccept, ...dialog } = props;

  return (
    <Dialog {...dialog} size="lg">
      {proposal && (
        <PlanProposal {...{ proposal, lead, isAccepting, onAccept }} onKeep={dialog.onClose} />
      )}
    </Dialog>
  );
}
