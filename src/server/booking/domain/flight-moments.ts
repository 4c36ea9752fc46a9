import type { Moment } from '#shared/booking/plan-fit.ts';
import type { FlightResult } from '#shared/booking/search.schema.ts';

/** When a flight leaves home. */
export function leavingOf({ outboundSegments }: FlightResult): Moment | undefined {
  return momentOf(outboundSegments[0]?.departureTime);
}

/** When it lands at the place of the trip. */
export function landingOf({ outboundSegments }: FlightResult): Moment | undefined {
  return momentOf(outboundSegments.at(-1)?.arrivalTime);
}

/** When the way back takes off, where there is one. */
export function takeOffOf({ returnSegments }: FlightResult): Moment | undefined {
  return momentOf(returnSegments[0]?.departureTime);
}

/** "2026-06-01T10:00:00" as its date and time. */
function momentOf(text: string | undefined): Moment | undefined {
  const [date = '', time = ''] = text?.split('T') ?? [];

  return time ? { date, time: time.slice(0, 5) } : undefined;
}
