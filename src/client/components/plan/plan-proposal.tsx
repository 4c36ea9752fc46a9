import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { BusyButton } from '#client/components/busy-button.tsx';
import type { ItineraryProposal } from '#shared/trips/itinerary-edit.schema.ts';
import { isUnchanged, PlanChanges } from './plan-changes.tsx';
import classes from './plan-proposal.module.css';

type PlanProposalProps = {
  proposal: ItineraryProposal;
  /** What is said above the changes, if there are any. */
  lead: string;
  isAccepting: boolean;
  onAccept: () => void;
  onKeep: () => void;
  /** Shown above the changes of the days. */
  children?: ReactNode;
};

/** What proposed days would change; nothing is taken before the traveller says so. */
export function PlanProposal({
  proposal: { changes },
  lead,
  isAccepting,
  onAccept,
  onKeep,
  children,
}: PlanProposalProps) {
  const isSame = isUnchanged(changes);

  return (
    <>
      {children}
      <p className="quiet">
        {isSame ? 'A new plan would have the same stops at the same times.' : lead}
      </p>
      <PlanChanges changes={changes} />
      <div className={classes.buttons}>
        <BusyButton isBusy={isAccepting} onClick={onAccept}>
          Accept the new plan
        </BusyButton>
        <Button variant="default" onClick={onKeep}>
          Keep mine
        </Button>
      </div>
    </>
  );
}
