import { daysBetween, minutesOf } from '#shared/dates.ts';
import type { FlightOffer } from '#shared/generation/generated-trip.schema.ts';
import type { Flown, Journey } from './day-windows.ts';

type Flight = Omit<FlightOffer, 'cabin' | 'status' | 'price' | 'currency'>;

/**
 * When chosen flights land and take off, on which days of the trip. A flight outside the trip's dates, or
 * with times that cannot be read, says nothing; undefined when no flight says anything.
 */
export function journeyOfFlights(
  flights: readonly Flight[],
  { startDate, endDate }: { startDate: string; endDate: string },
): Journey | undefined {
  const length = daysBetween(startDate, endDate);
  const out = flights.find((flight) => !flight.isReturn);
  const back = flights.find((flight) => flight.isReturn);
  const landing =
    out && inTrip(out.arrivalTime, daysBetween(startDate, out.arrivalDate.slice(0, 10)), length);
  const takeOff =
    back &&
    inTrip(back.departureTime, daysBetween(back.departureDate.slice(0, 10), endDate), length);

  if (!landing && !takeOff) return undefined;
  return {
    ...(landing ? { landing: landing.minutes, landsAfterDays: landing.days } : {}),
    ...(takeOff ? { takeOff: takeOff.minutes, leavesBeforeDays: takeOff.days } : {}),
    flown: {
      ...(out && landing ? { out: flownBy(out) } : {}),
      ...(back && takeOff ? { back: flownBy(back) } : {}),
    },
    isAssumed: false,
  };
}

/** The hour of an end of a trip of some length that lies so many days within it; undefined outside, or at no hour. */
function inTrip(
  text: string,
  days: number,
  length: number,
): { minutes: number; days: number } | undefined {
  const time = clockOf(text);

  return time !== undefined && days >= 0 && days <= Math.min(3, length)
    ? { minutes: minutesOf(time), days }
    : undefined;
}

/** "14:05" of a time or of a date-time that holds it. */
export function clockOf(text: string): string | undefined {
  return /(?<!\d)([01]\d|2[0-3]):[0-5]\d/.exec(text)?.[0];
}

/** The flight that lands in the end, or on the way back the one that is boarded first, and its airport at the destination. */
export function flownBy(flight: Flight): Flown {
  const segment = flight.segments.at(flight.isReturn ? 0 : -1);
  const own = (key: 'airline' | 'flightNumber') => {
    const told = segment?.[key];

    return typeof told === 'string' ? told : flight[key];
  };

  return {
    name: `${own('airline')} ${own('flightNumber')}`.trim(),
    airport: flight.isReturn ? flight.departureAirport : flight.arrivalAirport,
  };
}
