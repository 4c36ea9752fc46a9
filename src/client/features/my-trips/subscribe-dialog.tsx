import { CalendarSwitch } from '#client/components/calendar-switch.tsx';
import { Dialog } from '#client/components/dialog.tsx';
import type { OverlayProps } from '#client/components/lazy-dialog.tsx';
import { FailureCard } from '#client/components/failure-card.tsx';
import { LoadingStar } from '#client/components/star-mark.tsx';
import { toastError } from '#client/lib/toast-error.ts';
import { trpc } from '#client/lib/trpc.ts';
import { DEMO_USER_ID } from '#shared/demo-user.ts';

const USER = { userId: DEMO_USER_ID };
const ABOUT = {
  on: 'New trips and changes appear on their own; calendar apps check about once an hour. A surprise trip shows only its dates until it’s revealed.',
  off: 'Off. Turn it on to get a private address. Only people you give it to can see your trips.',
};

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
  return (
    <div className="stack">
      <CalendarSwitch
        label="Calendar apps can subscribe to all my trips"
        calendar={state.data.calendar}
        isBusy={open.isPending || close.isPending}
        onSwitch={(isOn) => (isOn ? open : close).mutate(USER)}
        about={ABOUT}
      />
    </div>
  );
}
