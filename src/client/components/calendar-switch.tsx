import { IconCalendarPlus } from '@tabler/icons-react';
import classes from './calendar-address.module.css';
import { ShareAddress } from './share-address.tsx';

/** The address of a calendar to subscribe to, and the link that calendar programs open. */
export function CalendarAddress({ path }: { path: string }) {
  const address = new URL(path, window.location.origin);

  return (
    <>
      <ShareAddress label="Address of the calendar" address={address.href} />
      <a className={classes.open} href={`webcal://${address.host}${address.pathname}`}>
        <IconCalendarPlus size={18} aria-hidden="true" /> Open in my calendar program
      </a>
    </>
  );
}
