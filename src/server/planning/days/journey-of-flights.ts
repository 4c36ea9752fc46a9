import { daysBetween, minutesOf } from '#shared/dates.ts';
import type { FlightOffer } from '#shared/generation/generated-trip.schema.ts';
import type { Journey } from './day-windows.ts';

type Flight = Pick<
  FlightOffer,
  'isReturn' | 'departureDate' | 'departureTime' | 'arrivalDate' | 'arrivalTime'
>;

/**
 * When chosen flights land and take off, on which days of the trip. A flight outside the trip's dates, or
 * with times that cannot be read, says nothing; undefined when no flight says anything.
 */
export function journeyOfFlights(
  flights: readonly Flight[],
  { startDate, endDate }: { startDate: string; endDate: string },
): Journey | undefined {
  const out = flights.find((flight) => !flight.isReturn);
  const back = flights.find((flight) => flight.isReturn);
  const landing = out && clock(out.arrivalTime);
  const takeOff = back && clock(back.departureTime);
  const landsAfterDays = out ? daysBetween(startDate, out.arrivalDate.slice(0, 10)) : 0;
  const leavesBeforeDays = back ? daysBetween(back.departureDate.slice(0, 10), endDate) : 0;
  const length = daysBetween(startDate, endDate);
  const isInTrip = (days: number) => days >= 0 && days <= Math.min(3, length);
  const hasLanding = landing !== undefined && isInTrip(landsAfterDays);
  const hasTakeOff = takeOff !== undefined && isInTrip(leavesBeforeDays);

  if (!hasLanding && !hasTakeOff) return undefined;
  return {
    ...(hasLanding ? { landing, landsAfterDays } : {}),
    ...(hasTakeOff ? { takeOff, leavesBeforeDays } : {}),
    isAssumed: false,
  };
}

/** Minutes of "14:05" or of a date-time that holds it. */
function clock(text: string): number | undefined {
  const match = /(?<!\d)([01]\d|2[0-3]):[0-5]\d/.exec(text);

  return match ? minutesOf(match[0]) : undefined;
}
