import { type DayFrame, isLeftAlone } from '../days/day-windows.ts';
import type { DayTripFile } from '#server/catalogue/catalogue.schema.ts';
import { hangsOnWeather } from '#server/catalogue/highlights.ts';

/**
 * Full days before others, neither the first nor the last where another is left, and apart from trips taken. What fails
 * in the wrong weather has a full day behind it, to try again.
 */
export function dayCosts(
  frames: readonly DayFrame[],
  taken: readonly { day: number }[],
  trip: Pick<DayTripFile, 'weather'>,
): (day: number) => number {
  const full = frames.flatMap(({ kind }, day) => (kind === 'Full Day' ? [day] : []));
  const isBound = hangsOnWeather(trip) && full.length > 1;

  return (day) => {
    const isFull = frames[day]?.kind === 'Full Day';
    const isBeside = taken.some((one) => Math.abs(one.day - day) === 1);
    const isEdge = day === 0 || day === frames.length - 1;

    const isLate = isBound && day === full.at(-1);
    const isSoon = !isBound && day === 1;

    return (
      (isFull ? 0 : 8) + (isEdge ? 4 : 0) + (isLate ? 3 : 0) + (isBeside ? 2 : 0) + Number(isSoon)
    );
  };
}

/** A day in town is left only for what was named; guided tours collect their guests in the morning, before anybody lands. */
function isFor(
  frame: DayFrame | undefined,
  { trip: { mode }, isNamed }: Pick<Ordered, 'trip' | 'isNamed'>,
): boolean {
  if (frame === undefined || isLeftAlone(frame)) return false;
  return (isNamed || !frame.isInTown) && !(mode === 'tour' && frame.kind === 'Arrival Day');
}

type Ordered = { trip: Pick<DayTripFile, 'weather' | 'mode'>; isNamed: boolean };

/** The days on which a trip may be, the best first. */
export function orderOfDays(
  frames: readonly DayFrame[],
  taken: readonly { day: number }[],
  { trip, isNamed }: Ordered,
): number[] {
  const cost = dayCosts(frames, taken, trip);

  return frames
    .map((_, day) => day)
    .filter((day) => isFor(frames[day], { trip, isNamed }))
    .toSorted((a, b) => cost(a) - cost(b) || a - b);
}

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

  return orderOfDays(frames, others, { trip, isNamed })
    .filter((day) => !away.includes(day))
    .toSorted(
      (a, b) =>
        Number(isMeant(b)) - Number(isMeant(a)) ||
        Number(isFeast(a)) - Number(isFeast(b)) ||
        Number(evenings.includes(a)) - Number(evenings.includes(b)),
    );
}

/** 1 for the first and the last day of so many, else 0: to sort days, those in the middle first. */
export function edgeOfTrip(day: number, days: readonly unknown[]): number {
  return Number(day === 0 || day === days.length - 1);
}
