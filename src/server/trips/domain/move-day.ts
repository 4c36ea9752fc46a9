import { addDays, isIsoDay } from '#shared/dates.ts';

/** "2026-06-01" and "2026-06-01T08:00" move; a provider's own wording stays as it is. */
export function moveDay(text: string, days: number): string {
  const day = text.slice(0, 10);

  return days !== 0 && isIsoDay(day) ? addDays(day, days) + text.slice(10) : text;
}
