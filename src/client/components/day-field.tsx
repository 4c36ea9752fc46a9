import { useRef, useState } from 'react';
import { DayButton, type DayButtonProps } from './day-button.tsx';
import type { DayCalendarProps } from './day-calendar.tsx';
import { lazyDialog } from './lazy-dialog.tsx';

/** The calendar comes in a chunk of its own, asked for as soon as a traveller turns to the field. */
const DayPopover = lazyDialog(() => import('./day-popover.tsx').then((m) => m.DayPopover));

type DayFieldProps = Omit<DayButtonProps, 'compact'> &
  Pick<DayCalendarProps, 'min' | 'openAt'> & { onChange: (day: string) => void };

/** A date as a button that opens a calendar. The day stays text from the calendar to the call. */
export function DayField({ onChange, min, openAt, ...field }: DayFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  return (
    <>
      <DayButton
        {...field}
        compact
        ref={button}
        isOpen={isOpen}
        onPress={() => setOpen(!isOpen)}
        onEscape={() => setOpen(false)}
        onIntent={DayPopover.onIntent}
      />
      <DayPopover
        anchor={button}
        label={`${field.label} calendar`}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        value={field.value}
        onChoose={(day) => {
          onChange(day ?? '');
          setOpen(false);
        }}
        {...{ min, openAt }}
      />
    </>
  );
}
