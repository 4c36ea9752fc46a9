import { openingSpans } from './opening-hours.ts';

const NO_HOLIDAYS = { isHoliday: () => false, sunrise: 360, sunset: 1080 };

/** Whether a date is one of some days, which are written as in opening hours: "Dec 24", "easter +1 day", "May 25-31 Mo". */
export function isOneOf(days: string, date: string): boolean {
  return days
    .split(';')
    .some((some) => openingSpans(`${some.trim()} 00:00-24:00`, date, NO_HOLIDAYS).length > 0);
}
