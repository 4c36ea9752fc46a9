import { addDays, formatDay, localToday } from '#shared/dates.ts';

/** When something was true, as people say it: "as of 14:05", "as of 14:05 yesterday", "as of 14:05 on Jan 5, 2026". */
export function asOfText(at: Date, now: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  const time = `as of ${pad(at.getHours())}:${pad(at.getMinutes())}`;
  const day = localToday(at);
  const today = localToday(now);

  if (day === today) return time;
  return day === addDays(today, -1) ? `${time} yesterday` : `${time} on ${formatDay(day)}`;
}
