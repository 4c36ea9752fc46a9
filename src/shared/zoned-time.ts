/** Wall-clock times in IANA time zones, by the platform's own zone data. */

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The instant (ms since the epoch) at which a zone's clocks show a date and minutes after its midnight. */
export function zonedInstant(date: string, minutes: number, timeZone: string): number {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000;
  const first = asUtc - offsetMs(asUtc, timeZone);

  // The offset may change between the guess and the instant itself (a clock change that night).
  return asUtc - offsetMs(first, timeZone);
}

/** What a zone's clocks show at an instant, as "2027-03-01T09:30". */
export function wallClock(instant: number, timeZone: string): string {
  let formatter = formatters.get(timeZone);

  if (!formatter) {
    // Sweden writes "2027-03-01 09:30"; years before 1000 have fewer digits.
    formatter = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter.format(instant).replace(' ', 'T').padStart(16, '0');
}

/** Whether the platform knows a zone. */
export function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone });
    return true;
  } catch {
    return false;
  }
}

function offsetMs(instant: number, timeZone: string): number {
  const shown = Date.parse(`${wallClock(instant, timeZone)}Z`);

  return shown - Math.floor(instant / 60_000) * 60_000;
}
