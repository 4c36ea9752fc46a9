import { Popover } from '@mantine/core';
import type { RefObject } from 'react';
import { useOpenerFocus } from '#client/lib/use-opener-focus.ts';
import { DayCalendar, type DayCalendarProps } from './day-calendar.tsx';
import classes from './day-field.module.css';
import type { OverlayProps } from './lazy-dialog.tsx';
import { OverlayAnchor } from './overlay-anchor.tsx';

type DayPopoverProps = OverlayProps &
  DayCalendarProps & {
    button: RefObject<HTMLButtonElement | null>;
    label: string;
  };

/** The calendar of a date, below the button that opens it. */
export function DayPopover({ button, label, isOpen, onClose, ...calendar }: DayPopoverProps) {
  useOpenerFocus(isOpen);
  return (
    <Popover
      opened={isOpen}
      onChange={onClose}
      position="bottom-start"
      radius="lg"
      shadow="lg"
      returnFocus={false}
      withRoles={false}
    >
      <Popover.Target>
        <OverlayAnchor button={button} />
      </Popover.Target>
      <Popover.Dropdown
        role="dialog"
        aria-label={label}
        className={classes.calendar}
        inert={!isOpen}
      >
        <DayCalendar {...calendar} />
      </Popover.Dropdown>
    </Popover>
  );
}
