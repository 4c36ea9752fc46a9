import { addDays, daysBetween } from '#shared/dates.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';

type HintedTrip = Pick<TripDetail, 'startDate' | 'revealSchedule'>;
export type DatedHint = { day: string; text: string; isOpen: boolean };

/** The hints of a secret trip in the order of their days; the server sends words only once a day has come. */
export function datedHints({ startDate, revealSchedule }: HintedTrip): DatedHint[] {
  return revealSchedule
    .map(({ daysBeforeDeparture, hintToReveal }) => ({
      day: addDays(startDate, -daysBeforeDeparture),
      text: hintToReveal,
      isOpen: hintToReveal !== '',
    }))
    .toSorted((a, b) => a.day.localeCompare(b.day));
}

/** "Next hint in 3 days"; of the last: that the destination opens with the departure. */
export function nextHintText(trip: HintedTrip, today: string): string {
  const next = datedHints(trip).find(({ isOpen }) => !isOpen);

  if (next) return `Next hint ${inDays(daysBetween(today, next.day))}`;
  return `Your destination opens ${inDays(daysBetween(today, trip.startDate))}`;
}

function inDays(days: number): string {
  if (days <= 0) return 'later today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
