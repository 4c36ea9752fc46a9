import { isTimeZone, zonedInstant } from '#shared/zoned-time.ts';

/**
 * The instant at which a place's clocks show a date and minutes after its midnight; undefined when the
 * zone is not known, or not one that the platform knows.
 */
export function instantOf(
  date: string,
  minutes: number,
  timeZone: string | undefined,
): Date | undefined {
  if (!timeZone || !isTimeZone(timeZone)) return undefined;
  const instant = new Date(zonedInstant(date, minutes, timeZone));

  return Number.isNaN(instant.getTime()) ? undefined : instant;
}

/** A date and minutes as a Date whose UTC fields show them: for times that float with the reader's clock. */
export function floatingTime(date: string, minutes: number): Date {
  return new Date(Date.parse(`${date}T00:00:00Z`) + minutes * 60_000);
}

/** "08:05", "8:05 PM" or "2026-06-01T08:05" as minutes after midnight; undefined for anything else. */
export function readClock(text: string): number | undefined {
  const match = /(?:^|[T\s])(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap]m)?/i.exec(text.trim());

  if (!match) return undefined;
  const half = match[3]?.toLowerCase();
  const hours = Number(match[1]);
  const minutes = Number(match[2]);

  if (hours > 23 || minutes > 59 || (half && hours > 12)) return undefined;
  return (half ? (hours % 12) + (half === 'pm' ? 12 : 0) : hours) * 60 + minutes;
}
