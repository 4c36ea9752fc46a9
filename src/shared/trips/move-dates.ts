import { addDays, daysBetween, isIsoDay } from '../dates.ts';

export type TripDates = { startDate: string; endDate: string };

/** By how many days each end of a trip moves. */
export type MovedEnds = { atStart: number; atEnd: number };

export function movedEnds(from: TripDates, to: TripDates): MovedEnds {
  return {
    atStart: daysBetween(from.startDate, to.startDate),
    atEnd: daysBetween(from.endDate, to.endDate),
  };
}

/** "2026-06-01" and "2026-06-01T08:00" move; a provider's own wording stays as it is. */
export function moveDay(text: string, days: number): string {
  const day = text.slice(0, 10);

  return days !== 0 && isIsoDay(day) ? addDays(day, days) + text.slice(10) : text;
}

/** A flight out follows the first day of its trip, one home the last. */
export function moveFlight<
  Flight extends { isReturn: boolean; departureDate: string; arrivalDate: string },
>(flight: Flight, { atStart, atEnd }: MovedEnds): Flight {
  const days = flight.isReturn ? atEnd : atStart;

  return {
    ...flight,
    departureDate: moveDay(flight.departureDate, days),
    arrivalDate: moveDay(flight.arrivalDate, days),
  };
}

/** A stay follows both ends of its trip. */
export function moveStay<Stay extends { checkIn: string; checkOut: string }>(
  stay: Stay,
  { atStart, atEnd }: MovedEnds,
): Stay {
  return {
    ...stay,
    checkIn: moveDay(stay.checkIn, atStart),
    checkOut: moveDay(stay.checkOut, atEnd),
  };
}
