import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { isUnchanged, PlanChanges } from '#client/components/plan/plan-changes.tsx';
import { trpc } from '#client/lib/trpc.ts';
import type { ItineraryProposal } from '#shared/trips/itinerary-edit.schema.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { choiceMisfits, type Misfit } from './choice-misfit.ts';
import classes from './replan-notice.module.css';
import { useReplan } from './use-replan.ts';

/** Says when what was chosen no longer goes with the planned days, and offers days that do; of an open trip. */
export function ReplanNotice({ trip }: { trip: TripDetail }) {
  const [kept, setKept] = useState('');
  const hasDays = trip.itineraryDays.length > 0;
  const plan = trpc.trips.itinerary.useQuery({ id: trip.id }, { enabled: hasDays });
  const misfits = choiceMisfits(trip, plan.data?.problems ?? []);
  const told = misfits.map(({ text }) => text).join(' ');
  const replan = useReplan(trip, daysOf(misfits));

  if (told === kept || misfits.length === 0) return null;
  return (
    <section className={classes.notice} role="status" aria-label="Your choice and your plan">
      {misfits.map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
      <div className={classes.buttons}>
        <Button size="sm" loading={replan.isPlanning} onClick={replan.propose}>
          Show what would change
        </Button>
        <Button size="sm" variant="default" onClick={() => setKept(told)}>
          Keep my plan
        </Button>
      </div>
      {replan.proposal && (
        <ReplanDialog
          proposal={replan.proposal}
          isAccepting={replan.isAccepting}
          onAccept={replan.accept}
          onKeep={replan.keep}
        />
      )}
    </section>
  );
}

/** The days to plan anew; all of them as soon as one choice concerns them all. */
function daysOf(misfits: readonly Misfit[]): number[] | undefined {
  const days = misfits.flatMap((misfit) => misfit.days ?? []);

  return misfits.every((misfit) => misfit.days) ? days : undefined;
}

type ReplanDialogProps = {
  proposal: ItineraryProposal;
  isAccepting: boolean;
  onAccept: () => void;
  onKeep: () => void;
};

function ReplanDialog({ proposal, isAccepting, onAccept, onKeep }: ReplanDialogProps) {
  const { changes } = proposal;

  return (
    <Modal
      opened
      onClose={onKeep}
      title="Your days around your choice"
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <p className={classes.lead}>
        {isUnchanged(changes)
          ? 'Planned anew, your days would hold the same stops at the same times.'
          : 'This is what would change; the rest stays.'}
      </p>
      <PlanChanges changes={changes} />
      <div className={classes.dialogButtons}>
        <Button loading={isAccepting} onClick={onAccept}>
          Accept the new plan
        </Button>
        <Button variant="default" onClick={onKeep}>
          Keep mine
        </Button>
      </div>
    </Modal>
  );
}
