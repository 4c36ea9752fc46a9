/** Calendar dates are `YYYY-MM-DD` text; arithmetic runs in UTC so that no time zone can shift a day. */
const DAY_MS = 86_400_000;
const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTHS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

/** Whether a text is a calendar date that exists (`2026-02-30` does not). */
export function isIsoDay(text: string): boolean {
  const match = ISO_DAY.exec(text);

  if (!match) return false;
  const date = new Date(Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])));

  return toIsoDay(date) === text;
}

/** The UTC calendar day of an instant. */
export function toIsoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** The calendar day that a wall clock in the browser shows now (or at `now`). */
export function localToday(now: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0');

  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** Today in the time zone that is furthest behind (UTC-12), so that nobody's tomorrow is refused. */
export function earliestToday(now: Date): string {
  return toIsoDay(new Date(now.getTime() - 12 * 3_600_000));
}

export function addDays(day: string, days: number): string {
  return toIsoDay(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS));
}

/** Whole days from `from` to `to`; negative when `to` comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** 0 is Sunday, as in `Date.getUTCDay`. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** Monday to Friday. */
export function isWeekday(date: string): boolean {
  const weekday = weekdayOf(date);

  return weekday >= 1 && weekday <= 5;
}

/** Calendar month, 1 to 12. */
export function monthOf(day: string): number {
  return Number(day.slice(5, 7));
}

const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** "January" for 1; '' for a number that is no month. */
export function monthName(month: number): string {
  return MONTH_NAMES[month - 1] ?? '';
}

/** Every day from `from` to `to`, both included. */
export function eachDay(from: string, to: string): string[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, i) => addDays(from, i));
}

/** "Jan 5, 2025", the same in every time zone; "N/A" for an empty or unreadable date. */
export function formatDay(day: string | null | undefined): string {
  const iso = day?.slice(0, 10) ?? '';

  if (!isIsoDay(iso)) return 'N/A';
  return `${MONTHS[monthOf(iso) - 1]} ${Number(iso.slice(8, 10))}, ${iso.slice(0, 4)}`;
}

/** The names of the days, Sunday first. */
export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** "Monday". */
export function weekdayName(day: string): string {
  return WEEKDAYS[weekdayOf(day)] ?? '';
}

/** "Fri, Jan 5, 2025"; "N/A" for an empty or unreadable date. */
export function dayWithWeekday(day: string): string {
  return isIsoDay(day) ? `${weekdayName(day).slice(0, 3)}, ${formatDay(day)}` : formatDay(day);
}

/** "Fri, Jan 5", where the year is plain. */
export function shortDay(day: string): string {
  return dayWithWeekday(day).replace(/, \d{4}$/, '');
}

/** "Jan 5" for "01-05". */
export function formatMonthDay(monthDay: string): string {
  return formatDay(`2000-${monthDay}`).replace(/, \d{4}$/, '');
}

/** Whether a date lies between two days of the year, "11-15" to "03-15", also over the new year. */
export function isInSeason({ from, to }: { from: string; to: string }, date: string): boolean {
  const day = date.slice(5);

  return from <= to ? day >= from && day <= to : day >= from || day <= to;
}

/** "09:30" as minutes after midnight; hours past 23 stand for the next morning. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);

  return hours * 60 + minutes;
}

/** Minutes after midnight as "09:30" (25:30 is shown as 01:30). */
export function timeOf(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');

  return `${pad(Math.floor(minutes / 60) % 24)}:${pad(Math.round(minutes) % 60)}`;
}

/** 90 as "1h 30m", 45 as "45m", 120 as "2h". */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;

  if (hours === 0) return `${rest}m`;
  return rest === 0 ? `${hours}h` : `${hours}h ${rest}m`;
}

/** "1h 30m", "45m" or "2h" back as minutes; undefined when the text is none of these. */
export function parseDuration(text: string | undefined): number | undefined {
  const match = /^(?:(\d+)h)?\s*(?:(\d+)m)?$/.exec(text?.trim() ?? '');

  if (!match || (match[1] === undefined && match[2] === undefined)) return undefined;
  return Number(match[1] ?? 0) * 60 + Number(match[2] ?? 0);
}
