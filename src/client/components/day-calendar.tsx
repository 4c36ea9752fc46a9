import { FocusTrap } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
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
  /** The day whose month opens when nothing is chosen. */
  openAt: string;
  /** First and last day of what the date is a part of. */
  range?: readonly [string, string] | undefined;
  onChoose: (day: string | null) => void;
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
export function DayCalendar({ value, onChoose, min, max, openAt, range }: DayCalendarProps) {
  return (
    <FocusTrap>
      <div>
        <DatePicker
          value={value === '' ? null : value}
          onChange={onChoose}
          minDate={min}
          {...(max !== undefined && { maxDate: max })}
          defaultDate={isIsoDay(value) && value >= min ? value : openAt}
          firstDayOfWeek={0}
          weekendDays={[]}
          hideOutsideDates
          size="md"
          maxLevel="year"
          getDayAriaLabel={dayWithWeekday}
          getDayProps={(day) => (range ? placeInRange(day, range) : {})}
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
