import Holidays from 'date-holidays';
import { addDays } from '#shared/dates.ts';
import { once } from '#shared/remember.ts';
import { readDataFile } from './data-folder.ts';
import { isOneOf } from './holiday-days.ts';

/** What the holiday library lacks, has that is kept by nobody, or calls by another name; by country or "country-region". */
export type HolidayFile = {
  checked: string;
  note: string;
  /** Names as travellers know them; "*" for every country. */
  names: Record<string, Record<string, string>>;
  /** Days of the library that close nothing; "*" for all of them, where it has another year's. */
  not: Record<string, readonly string[]>;
  more: Record<string, readonly (readonly [days: string, name: string])[]>;
};

const calendars = new Map<string, Map<string, string>>();
const known = new Map<string, string | undefined>();
const load = once(() => readDataFile<HolidayFile>('holidays.json'));

/** A country (ISO 3166 alpha-2) and, where its holidays differ, the state or region in the holiday library's code. */
export type HolidayArea = { country: string; region?: string | undefined };

/** The public holiday of a country or region on a date, by name, or undefined. */
export function publicHoliday(area: HolidayArea, date: string): string | undefined {
  const key = `${areaCodes(area).at(-1)}-${date}`;

  if (!known.has(key))
    known.set(key, ownHoliday(area, date) ?? libraryCalendar(area, date.slice(0, 4)).get(date));
  return known.get(key);
}

/** How data files name an area: its country, and where it has one its region, "US" and "US-LA". */
export function areaCodes({ country, region }: HolidayArea): string[] {
  return region === undefined ? [country] : [country, `${country}-${region}`];
}

/** A holiday that the library lacks. */
function ownHoliday(area: HolidayArea, date: string): string | undefined {
  const { more } = load();
  const rows = areaCodes(area).flatMap((code) => more[code] ?? []);

  return rows.find(([days]) => isOneOf(days, date))?.[1];
}

function libraryCalendar(area: HolidayArea, year: string): Map<string, string> {
  const key = `${areaCodes(area).at(-1)}-${year}`;
  const made = calendars.get(key);

  if (made) return made;
  const { names } = load();
  const days = new Map<string, string>();
  const called = Object.assign({}, ...['*', ...areaCodes(area)].map((code) => names[code] ?? {}));

  for (const { date, name, length } of libraryHolidays(area, Number(year)))
    for (let day = 0; day < length; day += 1) {
      const text = name.replace('(substitute day)', '(observed)');
      const one = addDays(date, day);

      if (!days.has(one)) days.set(one, called[text] ?? text);
    }
  calendars.set(key, days);
  return days;
}

function libraryHolidays(area: HolidayArea, year: number) {
  const { country, region } = area;
  const calendar = region === undefined ? new Holidays(country) : new Holidays(country, region);
  const not = new Set(areaCodes(area).flatMap((code) => load().not[code] ?? []));

  return (calendar.getHolidays(year, 'en') ?? [])
    .filter(({ type, name }) => type === 'public' && !not.has(name) && !not.has('*'))
    .map((holiday) => ({
      name: holiday.name,
      date: holiday.date.slice(0, 10),
      length: lengthInDays(holiday),
    }));
}

const DAY_MS = 86_400_000;

/** Feasts such as Eid run over several days. */
function lengthInDays({ start, end }: { start: Date; end: Date }): number {
  return Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS));
}
