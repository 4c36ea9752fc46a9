import { addDays, localToday } from '#shared/dates.ts';

const DAYS_AHEAD = 30;

/** The documented default dates: thirty days ahead, and so many days on from there. */
export function testDates(daysLater: number): { start: string; end: string } {
  const start = addDays(localToday(new Date()), DAYS_AHEAD);

  return { start, end: addDays(start, daysLater) };
}
