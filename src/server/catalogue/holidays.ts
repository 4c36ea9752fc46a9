import Holidays from 'date-holidays';

const calendars = new Map<string, Map<string, string>>();

/** The public holiday of a country (ISO 3166 alpha-2) on a date, by name, or undefined. */
export function publicHoliday(country: string, date: string): string | undefined {
  const year = date.slice(0, 4);
  const key = `${country}-${year}`;
  let days = calendars.get(key);

  if (!days) {
    days = holidaysOf(country, Number(year));
    calendars.set(key, days);
  }

  return days.get(date);
}

function holidaysOf(country: string, year: number): Map<string, string> {
  const days = new Map<string, string>();

  for (const holiday of new Holidays(country).getHolidays(year, 'en') ?? []) {
    if (holiday.type !== 'public') continue;
    const date = holiday.date.slice(0, 10);

    if (!days.has(date)) days.set(date, holiday.name);
  }

  return days;
}
