import { IconCalendarEvent } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { closesOnEscape } from '#client/lib/close-on-escape.ts';
import { dayWithWeekday } from '#shared/dates.ts';
import classes from './day-field.module.css';
import { FieldError } from './field-error.tsx';
import { lazyDialog } from './lazy-dialog.tsx';

/** The calendar comes in a chunk of its own, asked for as soon as a traveller turns to the field. */
const DayPopover = lazyDialog(() => import('./day-popover.tsx').then((m) => m.DayPopover));

type DayFieldProps = {
  label: string;
  /** `YYYY-MM-DD`, or '' for none. */
  value: string;
  onChange: (day: string) => void;
  /** The first and last day that can be chosen. */
  min: string;
  max?: string | undefined;
  /** The day whose month opens when nothing is chosen. */
  openAt: string;
  /** First and last day of what the date is a part of, shown in the calendar. */
  range?: readonly [string, string] | undefined;
  error?: ReactNode;
  disabled?: boolean;
  /** Marked as the text fields are that must be filled in. */
  required?: boolean;
  /** As low as the text fields beside it. */
  compact?: boolean;
};

/** A date as a button that opens a calendar. The day stays text from the calendar to the call. */
export function DayField({
  label,
  value,
  onChange,
  min,
  max,
  openAt,
  range,
  error,
  disabled = false,
  required = false,
  compact = false,
}: DayFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const choose = (day: string | null) => {
    onChange(day ?? '');
    setOpen(false);
  };

  return (
    <div className={classes.field} data-compact={compact || undefined}>
      <span className={classes.label} id={`${id}-label`}>
        {label}
        {required && (
          <span className={classes.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </span>
      <button
        {...DayPopover.onIntent}
        ref={button}
        type="button"
        className={classes.control}
        disabled={disabled}
        data-invalid={Boolean(error) || undefined}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={!error ? undefined : `${id}-error`}
        onClick={() => setOpen(!isOpen)}
        {...closesOnEscape(isOpen)}
      >
        <IconCalendarEvent size={22} stroke={1.6} aria-hidden="true" />
        <span id={`${id}-value`} className="tabular" data-empty={value === '' || undefined}>
          {value === '' ? 'Choose a day' : dayWithWeekday(value)}
        </span>
      </button>
      <DayPopover
        button={button}
        label={`${label} calendar`}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        value={value}
        onChoose={choose}
        min={min}
        max={max}
        openAt={openAt}
        range={range}
      />
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
