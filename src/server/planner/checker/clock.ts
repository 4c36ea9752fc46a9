const CLOCK = /^(\d{1,2}):([0-5]\d)$/;
const LATEST_HOUR = 30;

/** "09:30" as minutes after midnight, "26:00" as two in the morning after; NaN for anything else. */
export function clockMinutes(text: string): number {
  const match = CLOCK.exec(text);
  const hours = Number(match?.[1]);

  return match && hours <= LATEST_HOUR ? hours * 60 + Number(match[2]) : Number.NaN;
}

/** Minutes after midnight as "09:30", for a sentence. */
export function clockText(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');

  return Number.isFinite(minutes)
    ? `${pad(Math.floor(minutes / 60) % 24)}:${pad(minutes % 60)}`
    : 'no readable time';
}

const WEEKDAYS = [
  'Sundays',
  'Mondays',
  'Tuesdays',
  'Wednesdays',
  'Thursdays',
  'Fridays',
  'Saturdays',
];

/** "Mondays", for the weekday of an ISO date. */
export function weekdayName(date: string): string {
  return WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 'that day';
}

/** The ISO date some days on. */
export function daysOn(date: string, days: number): string {
  const instant = new Date(`${date}T00:00:00Z`);

  instant.setUTCDate(instant.getUTCDate() + days);
  return Number.isNaN(instant.getTime()) ? date : instant.toISOString().slice(0, 10);
}
