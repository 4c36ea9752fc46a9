import Holidays from 'date-holidays';
import { addDays } from '#shared/dates.ts';

const calendars = new Map<string, Map<string, string>>();

/** A country (ISO 3166 alpha-2) and, where its holidays differ, the state or region in the holiday library's code. */
export type HolidayArea = { country: string; region?: string | undefined };

/** The public holiday of a country or region on a date, by name, or undefined. */
export function publicHoliday({ country, region }: HolidayArea, date: string): string | undefined {
  const year = date.slice(0, 4);
  const key = `${country}-${region ?? ''}-${year}`;
  let days = calendars.get(key);

  if (!days) {
    days = holidaysOf({ country, region }, Number(year));
    calendars.set(key, days);
  }

  return days.get(date);
}

function holidaysOf({ country, region }: HolidayArea, year: number): Map<string, string> {
  const days = new Map<string, string>();
  const calendar = region === undefined ? new Holidays(country) : new Holidays(country, region);

  for (const holiday of calendar.getHolidays(year, 'en') ?? []) {
    if (holiday.type !== 'public') continue;
    const date = holiday.date.slice(0, 10);

    for (let day = 0; day < lengthInDays(holiday); day += 1) {
      const one = addDays(date, day);

      if (!days.has(one)) days.set(one, holiday.name);
    }
  }

  return days;
}

const DAY_MS = 86_400_000;

/** Feasts such as Eid run over several days. */
function lengthInDays({ start, end }: { start: Date; end: Date }): number {
  return Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS));
}
