import { daysBetween } from '#shared/dates.ts';

/** How far away a trip is, in the fewest words: "in 12 days", "tomorrow", "under way", "3 days ago"; nothing without dates. */
export function countdown(trip: { startDate: string; endDate: string }, today: string): string {
  const toStart = daysBetween(today, trip.startDate);
  const sinceEnd = daysBetween(trip.endDate, today);

  if (Number.isNaN(toStart + sinceEnd)) return '';
  if (toStart === 1) return 'tomorrow';
  if (toStart > 1) return `in ${toStart} days`;
  if (toStart === 0) return 'today';
  if (sinceEnd <= 0) return 'under way';
  return sinceEnd === 1 ? 'yesterday' : `${sinceEnd} days ago`;
}
