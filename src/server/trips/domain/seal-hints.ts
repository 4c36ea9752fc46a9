import { addDays } from '#shared/dates.ts';
import { isSecret } from '#shared/trips/is-secret.ts';
import type { TripDetail } from '#shared/trips/trip.schema.ts';

/**
 * A surprise trip as its traveller may read it: hints whose day has not come for them stay in the house.
 * Their days are told, so that the page can count down to them; a hint without a day opens with the destination.
 */
export function sealHints(trip: TripDetail, today: string): TripDetail {
  if (!isSecret(trip)) return trip;
  const revealSchedule = trip.revealSchedule.map((entry) =>
    addDays(trip.startDate, -entry.daysBeforeDeparture) <= today
      ? entry
      : { ...entry, hintToReveal: '' },
  );

  return {
    ...trip,
    revealSchedule,
    hints: trip.hints.filter((hint) =>
      revealSchedule.some(({ hintToReveal }) => hint !== '' && hintToReveal.includes(hint)),
    ),
  };
}
