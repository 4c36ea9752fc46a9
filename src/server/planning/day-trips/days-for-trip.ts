import type { DayTripFile } from '#server/catalogue/catalogue.schema.ts';
import type { DayFrame } from '../days/day-windows.ts';
import { orderOfDays } from './order-of-days.ts';

/** No longer ride home, in minutes, before an evening that is kept for something. */
const LONG_BEFORE_AN_EVENING = 45;

type Days = {
  frames: readonly DayFrame[];
  /** Days that a tour has already. */
  taken?: readonly number[];
  /** Days whose evening is kept for something. */
  evenings?: readonly number[];
  /** Dates of birthdays and the like. */
  feasts: readonly string[];
};

/** The days that a trip may take, the best first: in the middle of the stay and apart from other trips. */
export function daysFor(
  { id, trip, isNamed }: { id: string; trip: DayTripFile; isNamed: boolean },
  others: readonly { day: number }[],
  { frames, taken = [], evenings = [], feasts }: Days,
): number[] {
  // A birthday is no day to spend on trains, where another day is left.
  const isFeast = (day: number) => feasts.includes(frames[day]?.date ?? '');
  const isMeant = (day: number) => frames[day]?.wanted?.includes(id) ?? false;
  const isLongRide = !isNamed && trip.travelMinutes > LONG_BEFORE_AN_EVENING;
  const away = [...taken, ...(isLongRide ? evenings : []), ...others.map(({ day }) => day)];

  return orderOfDays(frames, others, isNamed)
    .filter((day) => !away.includes(day))
    .toSorted(
      (a, b) =>
        Number(isMeant(b)) - Number(isMeant(a)) ||
        Number(isFeast(a)) - Number(isFeast(b)) ||
        Number(evenings.includes(a)) - Number(evenings.includes(b)),
    );
}
