import { openingSpans, PLAIN_DAY } from './opening-hours.ts';

/** Whether a date is one of some days, which are written as in opening hours: "Dec 24", "easter +1 day", "May 25-31 Mo". */
export function isOneOf(days: string, date: string): boolean {
  return days
    .split(';')
    .some((some) => openingSpans(`${some.trim()} 00:00-24:00`, date, PLAIN_DAY).length > 0);
}
