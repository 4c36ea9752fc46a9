import { AppError } from '#shared/app-error.ts';
import { addDays } from '#shared/dates.ts';
import { isSecret } from '#shared/trips/is-secret.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';

/** Throws CONFLICT for a trip whose secret this format could not keep. */
export function refuseSealed(trip: TripDetail): void {
  if (!isSecret(trip)) return;
  throw new AppError(
    'CONFLICT',
    'This trip is still a surprise. Reveal it first, or come back on the day you leave.',
  );
}

export type DatedHint = {
  /** The day on which the hint opens. */
  day: string;
  /** Missing while the hint is still sealed. */
  text?: string;
};

/** A sealed trip's hints by the day they open; it holds the words of those alone whose day has come. */
export function datedHints(trip: TripDetail): DatedHint[] {
  return trip.revealSchedule
    .map(({ daysBeforeDeparture, hintToReveal }) => {
      const day = addDays(trip.startDate, -daysBeforeDeparture);

      return hintToReveal ? { day, text: hintToReveal } : { day };
    })
    .toSorted((a, b) => a.day.localeCompare(b.day));
}
