import { toIsoDay } from '#shared/dates.ts';
import { wallClock } from '#shared/zoned-time.ts';

/** Where a trip begins and leads, as far as it is known. */
export type TripWhere = {
  timeZone?: string | null | undefined;
  amadeusCodes: { origin?: string | undefined; destination?: string | undefined };
};

/** Today for the travellers of a trip. */
export type TripToday = (trip: TripWhere) => string;

type Facts = {
  now: Date;
  /** The time zone of an airport's code, where it is known. */
  airportZone: (code: string) => string | undefined;
};

/**
 * The day that has come for a trip's travellers: that of their home airport or of the destination, whichever is
 * further on, so that nothing of a day is kept from anybody on that day. In UTC where neither place is known.
 */
export function tripToday(
  { timeZone, amadeusCodes: { origin, destination } }: TripWhere,
  { now, airportZone }: Facts,
): string {
  const airports = [origin, destination].flatMap((code) => (code ? [airportZone(code)] : []));
  const days = [timeZone, ...airports].flatMap((zone) => dayIn(zone, now) ?? []);

  return days.toSorted().at(-1) ?? toIsoDay(now);
}

/** Undefined for a zone that the platform does not know: a trip from a file may name any. */
function dayIn(timeZone: string | null | undefined, now: Date): string | undefined {
  if (!timeZone) return undefined;
  try {
    return wallClock(now.getTime(), timeZone).slice(0, 10);
  } catch {
    return undefined;
  }
}
