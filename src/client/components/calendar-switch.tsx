import { IconCalendarPlus } from '@tabler/icons-react';
import { BusySwitch } from './busy-switch.tsx';
import classes from './calendar-switch.module.css';
import { ShareAddress } from './share-address.tsx';

type CalendarSwitchProps = {
  label: string;
  /** The calendar to subscribe to, while it is on. */
  calendar: { path: string } | undefined;
  isBusy: boolean;
  onSwitch: (isOn: boolean) => void;
  /** What is said while it is on, and while it is off. */
  about: { on: string; off: string };
};

/** Switches a calendar to subscribe to on and off, and shows its address. */
export function CalendarSwitch({ calendar, about, ...shown }: CalendarSwitchProps) {
  return (
    <>
      <BusySwitch {...shown} isOn={calendar !== undefined} />
      {calendar && <CalendarAddress path={calendar.path} />}
      <p className="quiet small">{calendar ? about.on : about.off}</p>
    </>
  );
}

/** The address of a calendar, and the link that calendar programs open. */
function CalendarAddress({ path }: { path: string }) {
  const address = new URL(path, window.location.origin);

  return (
    <>
      <ShareAddress label="Address of the calendar" address={address.href} />
      <a className={classes.open} href={`webcal://${address.host}${address.pathname}`}>
        <IconCalendarPlus size={18} aria-hidden="true" /> Open in my calendar app
      </a>
    </>
  );
}
