import { BusySwitch } from '#client/components/busy-switch.tsx';
import { CalendarAddress } from '#client/components/calendar-address.tsx';
import { Dialog } from '#client/components/dialog.tsx';
import type { OverlayProps } from '#client/components/lazy-dialog.tsx';
import { FailureCard } from '#client/components/failure-card.tsx';
import { LoadingStar } from '#client/components/star-mark.tsx';
import { toastError } from '#client/lib/toast-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { DEMO_USER_ID } from '#shared/demo-user.ts';

const USER = { userId: DEMO_USER_ID };

/** One calendar of all trips to subscribe to: off until it is switched on. */
export function SubscribeDialog({ isOpen, onClose }: OverlayProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="All my trips in my calendar" size="lg">
      {isOpen && <AllTripsCalendar />}
    </Dialog>
  );
}

function AllTripsCalendar() {
  const cache = trpc.useUtils();
  const state = trpc.trips.userCalendar.useQuery(USER);
  const settle = {
    onSuccess: (next: typeof state.data) => cache.trips.userCalendar.setData(USER, next),
    onError: (error: unknown) => {
      toastError('Not saved', error);
      void cache.trips.userCalendar.invalidate(USER);
    },
  };
  const open = trpc.trips.shareUserCalendar.useMutation(settle);
  const close = trpc.trips.unshareUserCalendar.useMutation(settle);

  if (state.isError) {
    return (
      <FailureCard
        level={3}
        title="The calendar could not be loaded"
        error={state.error}
        onRetry={() => void state.refetch()}
      />
    );
  }
  if (!state.data) return <LoadingStar label="Loading the calendar" />;
  const { calendar } = state.data;

  return (
    <div className="stack">
      <BusySwitch
        label="Calendar programs can subscribe to all my trips"
        isOn={calendar !== undefined}
        isBusy={open.isPending || close.isPending}
        onSwitch={(isOn) => (isOn ? open : close).mutate(USER)}
      />
      {calendar ? (
        <>
          <CalendarAddress path={calendar.path} />
          <p className="quiet small">
            New trips and changes come by themselves; programs look for them about every hour. A
            surprise shows its dates alone until its reveal.
          </p>
        </>
      ) : (
        <p className="quiet small">
          Off. Switched on, it gets an address of its own that only those you give it to know.
        </p>
      )}
    </div>
  );
}
