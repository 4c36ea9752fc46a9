import { Popover } from '@mantine/core';
import { useRef, type RefObject } from 'react';
import { useOpenerFocus } from '#client/lib/use-opener-focus.ts';
import { DayCalendar, type DayCalendarProps } from './day-calendar.tsx';
import classes from './day-field.module.css';
import type { OverlayProps } from './lazy-dialog.tsx';
import { OverlayAnchor } from './overlay-anchor.tsx';

type DayPopoverProps = OverlayProps &
  DayCalendarProps & {
    /** What the calendar hangs below; a press on it does not close the calendar. */
    anchor: RefObject<HTMLElement | null>;
    label: string;
    /** Another number opens the calendar anew, at the month of its date. */
    opening?: number;
  };

/** The calendar of a date, below what opens it. */
export function DayPopover({
  anchor,
  label,
  opening,
  isOpen,
  onClose,
  ...calendar
}: DayPopoverProps) {
  const dropdown = useRef<HTMLDivElement>(null);

  useOpenerFocus(isOpen);
  return (
    <Popover
      opened={isOpen}
      onChange={onClose}
      // Below a field low on the page, a calendar would end out of sight.
      onEnterTransitionEnd={() => dropdown.current?.scrollIntoView({ block: 'nearest' })}
      position="bottom-start"
      radius="lg"
      shadow="lg"
      returnFocus={false}
      withRoles={false}
    >
      <Popover.Target>
        <OverlayAnchor button={anchor} />
      </Popover.Target>
      <Popover.Dropdown
        ref={dropdown}
        role="dialog"
        aria-label={label}
        className={classes.calendar}
        inert={!isOpen}
      >
        <DayCalendar key={opening} {...calendar} />
      </Popover.Dropdown>
    </Popover>
  );
}
