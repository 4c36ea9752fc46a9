import { addDays } from '#shared/dates.ts';
import { type Feast, FEASTS, isFeast } from './feasts.ts';

/** The dates that a rule of opening hours is for. */
export type DateSelector =
  | { kind: 'season'; from: number; to: number }
  | { kind: 'closure'; from: string; to: string }
  | { kind: 'feast'; feast: Feast; from: number; to: number };

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const SEASON = /^([A-Z][a-z]{2})(?: (\d{1,2}))?(?:-([A-Z][a-z]{2})?(?: ?(\d{1,2}))?)?$/;
const YEAR_DAY = String.raw`(\d{4}) ([A-Z][a-z]{2}) (\d{1,2})`;
const CLOSURE = new RegExp(`^${YEAR_DAY}(?:-${YEAR_DAY}|(\\+))?$`);
const FEAST_DAY = `(${FEASTS.join('|')})(?: ([+-]\\d{1,2}) days?)?`;
const FEAST = new RegExp(`^${FEAST_DAY}(?:-${FEAST_DAY})?$`);
const FOREVER = '9999-12-31';
/** A feast with its eves and the days after it; longer is a slip. */
const MOST_FEAST_DAYS = 31;

/** One date, season, dated closure or feast; throws RangeError for any other text. */
export function parseDates(item: string): DateSelector {
  const selector = closureOf(item) ?? feastOf(item) ?? seasonOf(item);

  if (!selector) throw new RangeError(`"${item}" is no date`);
  return selector;
}

/** Longer than any holiday with its eve and the days between the years. */
const MOST_HOLIDAYS = 12;

/** Whether dates are those of a holiday, such as Christmas or a feast, rather than a season or works. */
export function namesHoliday(selector: DateSelector): boolean {
  if (selector.kind !== 'season') return selector.kind === 'feast';
  const day = (monthDay: number) => Math.floor(monthDay / 100) * 31 + (monthDay % 100);
  const length = day(selector.to) - day(selector.from);

  return (length < 0 ? length + 12 * 31 : length) < MOST_HOLIDAYS;
}

export function coversDate(selector: DateSelector, date: string): boolean {
  if (selector.kind === 'closure') return date >= selector.from && date <= selector.to;
  if (selector.kind === 'feast') {
    for (let days = selector.from; days <= selector.to; days += 1)
      if (isFeast(selector.feast, addDays(date, -days))) return true;
    return false;
  }
  const { from, to } = selector;
  const monthDay = Number(date.slice(5, 7)) * 100 + Number(date.slice(8, 10));

  return from <= to ? monthDay >= from && monthDay <= to : monthDay >= from || monthDay <= to;
}

/** Days of one year: "2026 Nov 01-2027 Jan 31", or from a day on: "2027 Jan 04+". */
function closureOf(item: string): DateSelector | undefined {
  const match = CLOSURE.exec(item);

  if (!match) return undefined;
  const [, year, month, day, toYear, toMonth, toDay, isOpen] = match;
  const from = isoDay(year, month, day);
  const to = isOpen ? FOREVER : toYear === undefined ? from : isoDay(toYear, toMonth, toDay);

  return from !== undefined && to !== undefined && from <= to
    ? { kind: 'closure', from, to }
    : undefined;
}

function isoDay(year?: string, month?: string, day?: string): string | undefined {
  const index = MONTHS.indexOf(month ?? '') + 1;

  return index === 0 ? undefined : `${year}-${two(index)}-${two(Number(day))}`;
}

const two = (value: number) => String(value).padStart(2, '0');

/** Days before, on or after a feast: "easter", "lunar new year -1 day-lunar new year +2 days". */
function feastOf(item: string): DateSelector | undefined {
  const match = FEAST.exec(item);
  const [, name, before = '0', last, after = '0'] = match ?? [];
  const feast = FEASTS.find((one) => one === name);
  const from = Number(before);
  const to = last === undefined ? from : Number(after);

  if (!feast || (last !== undefined && last !== name)) return undefined;
  return to >= from && to - from < MOST_FEAST_DAYS ? { kind: 'feast', feast, from, to } : undefined;
}

/** Dates as month * 100 + day, so that ranges compare as numbers; a range may cross the new year. */
function seasonOf(item: string): DateSelector | undefined {
  const match = SEASON.exec(item);
  const month = MONTHS.indexOf(match?.[1] ?? '') + 1;

  if (!match || month === 0) return undefined;
  const day = match[2] === undefined ? undefined : Number(match[2]);
  const isRange = item.includes('-');
  const endMonth = match[3] ? MONTHS.indexOf(match[3]) + 1 : month;
  const endDay = isRange ? (match[4] === undefined ? 31 : Number(match[4])) : (day ?? 31);

  if (endMonth === 0) return undefined;
  return { kind: 'season', from: month * 100 + (day ?? 1), to: endMonth * 100 + endDay };
}
