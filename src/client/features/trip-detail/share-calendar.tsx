import { BusySwitch } from '#client/components/busy-switch.tsx';
import { CalendarAddress } from '#client/components/calendar-address.tsx';
import { trpc, type ApiOutputs } from '#client/lib/trpc.ts';
import classes from './share-dialog.module.css';
import { useSharing } from './use-sharing.ts';

type ShareCalendarProps = {
  tripId: number;
  calendar: ApiOutputs['trips']['sharing']['calendar'];
};

/** The calendar to subscribe to: on or off, its address, and the link that calendar programs open. */
export function ShareCalendar({ tripId, calendar }: ShareCalendarProps) {
  const { settle } = useSharing(tripId);
  const open = trpc.trips.shareCalendar.useMutation(settle);
  const close = trpc.trips.unshareCalendar.useMutation(settle);

  return (
    <section className={classes.section} aria-labelledby="share-calendar-title">
      <h3 id="share-calendar-title" className={classes.title}>
        Calendar that follows the trip
      </h3>
      <BusySwitch
        label="Calendar programs can subscribe to this trip"
        isOn={calendar !== undefined}
        isBusy={open.isPending || close.isPending}
        onSwitch={(isOn) => (isOn ? open : close).mutate({ id: tripId })}
      />
      {calendar ? (
        <>
          <CalendarAddress path={calendar.path} />
          <p className={classes.quiet}>
            Every stop at its own local time, flights in both time zones. Programs look for changes
            about every hour.
          </p>
        </>
      ) : (
        <p className={classes.quiet}>
          Off. The calendar file in the share menu is a copy that does not change any more.
        </p>
      )}
    </section>
  );
}
