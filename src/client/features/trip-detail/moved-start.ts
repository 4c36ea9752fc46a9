import { addDays, daysBetween } from '#shared/dates.ts';

type Days = { startDate: string; endDate: string };

/** A trip that is to begin on another day: it keeps its end, or its length where it would begin after that. */
export function withStart({ startDate, endDate }: Days, start: string): Days {
  if (start <= endDate) return { startDate: start, endDate };
  const length = startDate && endDate ? daysBetween(startDate, endDate) : 0;

  return { startDate: start, endDate: addDays(start, length) };
}
