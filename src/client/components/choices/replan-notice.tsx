import { Button } from '@mantine/core';
import { useState } from 'react';
import { BusyButton } from '#client/components/busy-button.tsx';
import { lazyDialog } from '#client/components/lazy-dialog.tsx';
import { trpc } from '#client/lib/trpc.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { choiceMisfits, misfitsText, type Misfit } from './choice-misfit.ts';
import classes from './replan-notice.module.css';
import { useReplan } from './use-replan.ts';

const ProposalDialog = lazyDialog(() =>
  import('../plan/proposal-dialog.tsx').then((m) => m.ProposalDialog),
);

/** Says when what was chosen no longer goes with the planned days, and offers days that do; of an open trip. */
export function ReplanNotice({ trip }: { trip: TripDetail }) {
  const [kept, setKept] = useState('');
  const hasDays = trip.itineraryDays.length > 0;
  const plan = trpc.trips.itinerary.useQuery({ id: trip.id }, { enabled: hasDays });
  const misfits = choiceMisfits(trip, plan.data?.problems ?? []);
  const told = misfitsText(misfits);
  const replan = useReplan(trip, daysOf(misfits));

  if (told === kept || misfits.length === 0) return null;
  return (
    <section className={classes.notice} role="status" aria-label="Your choice and your plan">
      <p>{told}</p>
      <div className={classes.buttons}>
        <BusyButton
          {...ProposalDialog.onIntent}
          size="sm"
          isBusy={replan.isPlanning}
          onClick={replan.propose}
        >
          Show what would change
        </BusyButton>
        <Button size="sm" variant="default" onClick={() => setKept(told)}>
          Keep my plan
        </Button>
      </div>
      <ProposalDialog
        title="Your days around your choice"
        lead="This is what would change; the rest stays."
        transitionProps={{ duration: 0 }}
        proposal={replan.proposal}
        isOpen={replan.proposal !== undefined}
        isAccepting={replan.isAccepting}
        onAccept={replan.accept}
        onClose={replan.keep}
      />
    </section>
  );
}

/** The days to plan anew; all of them as soon as one choice concerns them all. */
function daysOf(misfits: readonly Misfit[]): number[] | undefined {
  const days = misfits.flatMap((misfit) => misfit.days ?? []);

  return misfits.every((misfit) => misfit.days) ? days : undefined;
}
