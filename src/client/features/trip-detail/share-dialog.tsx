import { CalendarSwitch } from '#client/components/calendar-switch.tsx';
import { Dialog } from '#client/components/dialog.tsx';
import { FailureCard } from '#client/components/failure-card.tsx';
import { LoadingStar } from '#client/components/star-mark.tsx';
import { trpc, type ApiOutputs } from '#client/lib/trpc.ts';
import { isSecret } from '#shared/trips/is-secret.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';
import classes from './share-dialog.module.css';
import { SharePage } from './share-page.tsx';
import { useSharing } from './use-sharing.ts';

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
        <p className="quiet small">
          This trip is still a surprise: whoever opens these addresses sees its dates, and nothing
          of where it goes.
        </p>
      )}
      <SharePage trip={trip} page={sharing.data.page} />
      <ShareCalendar tripId={trip.id} calendar={sharing.data.calendar} />
    </div>
  );
}

const ABOUT = {
  on: 'Every stop at its own local time, flights in both time zones. Calendar apps check for changes about once an hour.',
  off: 'Off. The calendar file in the share menu is a copy that won’t update.',
};

type ShareCalendarProps = {
  tripId: number;
  calendar: ApiOutputs['trips']['sharing']['calendar'];
};

/** The calendar to subscribe to: on or off, its address, and the link that calendar programs open. */
function ShareCalendar({ tripId, calendar }: ShareCalendarProps) {
  const { settle } = useSharing(tripId);
  const open = trpc.trips.shareCalendar.useMutation(settle);
  const close = trpc.trips.unshareCalendar.useMutation(settle);

  return (
    <section className={classes.section} aria-labelledby="share-calendar-title">
      <h3 id="share-calendar-title" className={classes.title}>
        Calendar that follows the trip
      </h3>
      <CalendarSwitch
        label="Calendar apps can subscribe to this trip"
        calendar={calendar}
        isBusy={open.isPending || close.isPending}
        onSwitch={(isOn) => (isOn ? open : close).mutate({ id: tripId })}
        about={ABOUT}
      />
    </section>
  );
}
