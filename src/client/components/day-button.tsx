import { IconCalendarEvent } from '@tabler/icons-react';
import { type ReactNode, type Ref, useId } from 'react';
import { closesOnEscape } from '#client/lib/close-on-escape.ts';
import { dayWithWeekday } from '#shared/dates.ts';
import classes from './day-field.module.css';
import { FieldError } from './field-error.tsx';

export type DayButtonProps = {
  label: string;
  /** `YYYY-MM-DD`, or '' for none. */
  value: string;
  error?: ReactNode;
  disabled?: boolean;
  /** Marked as the text fields are that must be filled in. */
  required?: boolean;
  /** As low as the text fields beside it. */
  compact?: boolean;
};

type DayButtonOfCalendarProps = DayButtonProps & {
  ref?: Ref<HTMLButtonElement>;
  /** Whether the calendar is open for this date. */
  isOpen: boolean;
  onPress: () => void;
  onEscape: () => void;
  /** Fetches the calendar before it is asked for. */
  onIntent: { onPointerEnter: () => void; onFocus: () => void };
};

/** A labelled date as a button that opens a calendar, and what is wrong with it. */
export function DayButton({
  ref,
  label,
  value,
  error,
  disabled = false,
  required = false,
  compact = false,
  isOpen,
  onPress,
  onEscape,
  onIntent,
}: DayButtonOfCalendarProps) {
  const id = useId();

  return (
    <div className={classes.field} data-compact={compact || undefined}>
      <span className="strong" id={`${id}-label`}>
        {label}
        {required && (
          <span className={classes.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </span>
      <button
        {...onIntent}
        ref={ref}
        type="button"
        className={classes.control}
        disabled={disabled}
        data-invalid={Boolean(error) || undefined}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={!error ? undefined : `${id}-error`}
        onClick={onPress}
        {...closesOnEscape(isOpen, onEscape)}
      >
        <IconCalendarEvent size={22} stroke={1.6} aria-hidden="true" />
        <span id={`${id}-value`} className="tabular" data-empty={value === '' || undefined}>
          {value === '' ? 'Choose a day' : dayWithWeekday(value)}
        </span>
      </button>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
