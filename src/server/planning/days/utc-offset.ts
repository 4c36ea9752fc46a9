const formatters = new Map<string, Intl.DateTimeFormat>();

const offsets = new Map<string, number>();
/** A catalogue's time zones on the dates of many trips; beyond that, start over rather than grow. */
const MAX_OFFSETS = 20_000;

/** Hours ahead of UTC at noon of a date; asked for often, so remembered. */
export function utcOffset(timeZone: string, date: string): number {
  const key = `${timeZone} ${date}`;
  const known = offsets.get(key) ?? readOffset(timeZone, date);

  if (offsets.size >= MAX_OFFSETS) offsets.clear();
  offsets.set(key, known);
  return known;
}

function readOffset(timeZone: string, date: string): number {
  let formatter = formatters.get(timeZone);

  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' });
    formatters.set(timeZone, formatter);
  }

  const zone =
    formatter
      .formatToParts(new Date(`${date}T12:00:00Z`))
      .find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const match = /GMT([+-])(\d{2}):(\d{2})/.exec(zone);

  if (!match) return 0;
  return (match[1] === '-' ? -1 : 1) * (Number(match[2]) + Number(match[3]) / 60);
}
