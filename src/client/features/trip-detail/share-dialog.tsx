import { Dialog } from '#client/components/dialog.tsx';
import { isSecret } from '#shared/trips/is-secret.ts';
import { LoadingStar } from '#client/components/star-mark.tsx';
import { FailureCard } from '#client/components/failure-card.tsx';
import { trpc } from '#client/lib/trpc.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import { ShareCalendar } from './share-calendar.tsx';
import { SharePage } from './share-page.tsx';
import classes from './share-dialog.module.css';

type ShareDialogProps = { trip: TripDetail; isOpen: boolean; onClose: () => void };

/** The addresses that open a trip to others: a page and a calendar, each with its own switch. */
export function ShareDialog({ trip, isOpen, onClose }: ShareDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Public page and calendar" size="lg">
      {isOpen && <Shares trip={trip} />}
    </Dialog>
  );
}

function Shares({ trip }: { trip: TripDetail }) {
  const sharing = trpc.trips.sharing.useQuery({ id: trip.id });

  if (sharing.isError) {
    return (
      <FailureCard
        level={3}
        title="The addresses could not be loaded"
        error={sharing.error}
        onRetry={() => void sharing.refetch()}
      />
    );
  }
  if (!sharing.data) return <LoadingStar label="Loading what is shared" />;
  return (
    <div className={classes.sections}>
      {isSecret(trip) && (
        <p className={classes.quiet}>
          This trip is still a surprise: whoever opens these addresses sees its dates, and nothing
          of where it goes.
        </p>
      )}
      <SharePage trip={trip} page={sharing.data.page} />
      <ShareCalendar tripId={trip.id} calendar={sharing.data.calendar} />
    </div>
  );
}
