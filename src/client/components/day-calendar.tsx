import { FocusTrap } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { useState } from 'react';
import { dayWithWeekday, formatDay, isIsoDay } from '#shared/dates.ts';
import classes from './day-field.module.css';

const CALENDAR_LABELS = {
  nextMonth: 'Next month',
  previousMonth: 'Previous month',
  nextYear: 'Next year',
  previousYear: 'Previous year',
  monthLevelControl: 'Choose a month',
};

export type DayCalendarProps = {
  /** `YYYY-MM-DD`, or '' for none. */
  value: string;
  /** The first and last day that can be chosen. */
  min: string;
  max?: string | undefined;
  /** The day whose month opens when nothing is chosen; the first without it. */
  openAt?: string | undefined;
  /** First and last day of what the date is a part of. */
  range?: readonly [string, string] | undefined;
  onChoose: (day: string | null) => void;
  /** What the calendar asks for, where that changes while it is open. */
  question?: string | undefined;
  /** The first day of the range that the day chosen will end: shown up to the day pointed at. */
  from?: string | undefined;
  /** How many months stand beside each other. */
  months?: number;
};

function placeInRange(day: string, [first, last]: readonly [string, string]) {
  return {
    inRange: day >= first && day <= last,
    firstInRange: day === first,
    lastInRange: day === last,
  };
}

/**
 * The calendar of a date, and the way to choose none. It keeps the focus itself: the popover around it looks for
 * one before the calendar has come, and again when it has faded in, away from the day chosen meanwhile. A dialog
 * that it is in hears none of its keys.
 */
export function DayCalendar({
  value,
  onChoose,
  min,
  max,
  openAt = min,
  range,
  question,
  from,
  months = 1,
}: DayCalendarProps) {
  const [pointed, setPointed] = useState<string>();
  const drawn = from !== undefined && pointed !== undefined ? ([from, pointed] as const) : range;

  return (
    <FocusTrap>
      <div onPointerLeave={() => setPointed(undefined)}>
        {question && (
          <p className={classes.question} aria-live="polite">
            {question}
          </p>
        )}
        <DatePicker
          value={value === '' ? null : value}
          onChange={onChoose}
          minDate={min}
          {...(max !== undefined && { maxDate: max })}
          defaultDate={isIsoDay(value) && value >= min ? value : openAt}
          firstDayOfWeek={0}
          weekendDays={[]}
          hideOutsideDates
          size={months > 1 ? 'sm' : 'md'}
          maxLevel="year"
          getDayAriaLabel={dayWithWeekday}
          numberOfColumns={months}
          columnsToScroll={1}
          getDayProps={(day) => ({
            ...(drawn ? placeInRange(day, drawn) : {}),
            ...(from === undefined || day <= from ? {} : { onPointerEnter: () => setPointed(day) }),
          })}
          ariaLabels={CALENDAR_LABELS}
          __stopPropagation
        />
        {value !== '' && (
          <button
            type="button"
            className={classes.clear}
            data-mantine-stop-propagation
            onClick={() => onChoose(null)}
          >
            {`Clear ${formatDay(value)}`}
          </button>
        )}
      </div>
    </FocusTrap>
  );
}
