import { weekdayOf } from '#shared/dates.ts';

/**
 * Reads the subset of the OpenStreetMap `opening_hours` grammar that the catalogue is written in
 * (https://wiki.openstreetmap.org/wiki/Key:opening_hours): rules joined by ";", later rules override
 * earlier ones for the days they match. A rule is `[dates] [weekdays] times|off`:
 * "Tu-Su 10:00-18:00; Mo off; Jan 01 off", "Apr-Oct 09:00-19:00", "Su[1] 09:00-14:00", "PH off",
 * "Mo-Sa 12:00-15:00,19:00-23:00", "Fr,Sa 22:00-04:00", "sunrise-sunset", "24/7".
 */

/** Minutes after local midnight; a close past midnight is above 1440. */
export type OpenSpan = readonly [open: number, close: number];

export type DayFacts = { isHoliday: boolean; sunrise: number; sunset: number };

type Clock = number | 'sunrise' | 'sunset';
type DateRange = { from: number; to: number };
type Rule = {
  dates: DateRange[];
  weekdays: Set<number>;
  nth: { weekday: number; n: number }[];
  holidays: boolean;
  spans: [Clock, Clock][];
};

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const WEEKDAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
const CLOCK = '(?:\\d{1,2}:\\d{2}|sunrise|sunset)';
const TIMES = new RegExp(
  `(?:^|\\s)(off|closed|24/7|${CLOCK}-${CLOCK}(?:,\\s*${CLOCK}-${CLOCK})*)$`,
);
const DAY = '(?:Mo|Tu|We|Th|Fr|Sa|Su|PH)';
const DAY_ITEM = `${DAY}(?:-${DAY}|\\[-?\\d\\])?`;
const DAYS = new RegExp(`(?:^|\\s)(${DAY_ITEM}(?:,\\s*${DAY_ITEM})*)$`);
const DATE_ITEM = /^([A-Z][a-z]{2})(?: (\d{1,2}))?(?:-([A-Z][a-z]{2})?(?: ?(\d{1,2}))?)?$/;

const parsed = new Map<string, Rule[]>();

/** The spans in which a place is open on a date, in order; empty when it is closed. Throws RangeError on hours that do not parse. */
export function openingSpans(hours: string, date: string, facts: DayFacts): OpenSpan[] {
  let spans: OpenSpan[] = [];

  for (const rule of rulesOf(hours)) {
    if (matches(rule, date, facts.isHoliday)) {
      spans = rule.spans.map(([open, close]) => resolve(open, close, facts));
    }
  }

  return spans.filter(([open, close]) => close > open).toSorted((a, b) => a[0] - b[0]);
}

/** The rules of a text, parsed once; throws RangeError naming the rule that does not parse. */
export function parseOpeningHours(hours: string): void {
  rulesOf(hours);
}

function rulesOf(hours: string): Rule[] {
  let rules = parsed.get(hours);

  if (!rules) {
    rules = hours.split(';').map((text) => parseRule(text.trim()));
    parsed.set(hours, rules);
  }

  return rules;
}

function parseRule(text: string): Rule {
  const times = TIMES.exec(text);

  if (!times) throw new RangeError(`opening hours "${text}" do not end in times or "off"`);
  const rule: Rule = {
    dates: [],
    weekdays: new Set(),
    nth: [],
    holidays: false,
    spans: parseTimes(times[1] ?? ''),
  };
  let selector = text.slice(0, times.index).trim();
  const days = DAYS.exec(selector);

  if (days) {
    parseDays(days[1] ?? '', rule);
    selector = selector.slice(0, days.index).trim();
  }

  if (selector) rule.dates = selector.split(',').map((item) => parseDates(item.trim(), text));
  return rule;
}

function parseTimes(text: string): [Clock, Clock][] {
  if (text === 'off' || text === 'closed') return [];
  if (text === '24/7') return [[0, 1440]];
  return text.split(',').map((span) => {
    const [open = '', close = ''] = span.trim().split('-');

    return [parseClock(open), parseClock(close)];
  });
}

function parseClock(text: string): Clock {
  if (text === 'sunrise' || text === 'sunset') return text;
  const [hours = 0, minutes = 0] = text.split(':').map(Number);

  return hours * 60 + minutes;
}

function parseDays(text: string, rule: Rule): void {
  for (const item of text.split(',').map((part) => part.trim())) {
    const nth = /^(\w\w)\[(-?\d)\]$/.exec(item);
    const [from = '', to] = item.split('-');

    if (nth) rule.nth.push({ weekday: WEEKDAYS.indexOf(nth[1] ?? ''), n: Number(nth[2]) });
    else if (item === 'PH') rule.holidays = true;
    else addWeekdays(rule, from, to ?? from);
  }
}

function addWeekdays(rule: Rule, from: string, to: string): void {
  const last = WEEKDAYS.indexOf(to);

  for (let day = WEEKDAYS.indexOf(from); ; day = (day + 1) % 7) {
    rule.weekdays.add(day);
    if (day === last) return;
  }
}

/** Dates as month * 100 + day, so that ranges compare as numbers; a range may cross the new year. */
function parseDates(item: string, rule: string): DateRange {
  const match = DATE_ITEM.exec(item);
  const month = MONTHS.indexOf(match?.[1] ?? '') + 1;

  if (!match || month === 0) throw new RangeError(`opening hours "${rule}": "${item}" is no date`);
  const day = match[2] === undefined ? undefined : Number(match[2]);
  const isRange = item.includes('-');
  const endMonth = match[3] ? MONTHS.indexOf(match[3]) + 1 : month;
  const endDay = isRange ? (match[4] === undefined ? 31 : Number(match[4])) : (day ?? 31);

  if (endMonth === 0) throw new RangeError(`opening hours "${rule}": "${item}" is no date`);
  return { from: month * 100 + (day ?? 1), to: endMonth * 100 + endDay };
}

function matches(rule: Rule, date: string, isHoliday: boolean): boolean {
  const monthDay = Number(date.slice(5, 7)) * 100 + Number(date.slice(8, 10));

  if (rule.dates.length > 0 && !rule.dates.some((range) => within(range, monthDay))) return false;
  if (rule.holidays && isHoliday) return true;
  const weekday = weekdayOf(date);

  if (rule.nth.some((nth) => nth.weekday === weekday && isNth(nth.n, date))) return true;
  if (rule.weekdays.size > 0) return rule.weekdays.has(weekday);
  return rule.nth.length === 0 && !rule.holidays;
}

function within(range: DateRange, monthDay: number): boolean {
  return range.from <= range.to
    ? monthDay >= range.from && monthDay <= range.to
    : monthDay >= range.from || monthDay <= range.to;
}

function isNth(n: number, date: string): boolean {
  const day = Number(date.slice(8, 10));

  if (n > 0) return Math.ceil(day / 7) === n;
  const daysInMonth = new Date(
    Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0),
  ).getUTCDate();

  return Math.ceil((daysInMonth - day + 1) / 7) === -n;
}

function resolve(open: Clock, close: Clock, facts: DayFacts): OpenSpan {
  const minute = (clock: Clock) => (typeof clock === 'number' ? clock : facts[clock]);
  const from = minute(open);
  const to = minute(close);
  const isOvernight = typeof open === 'number' && typeof close === 'number' && to <= from;

  return [from, isOvernight ? to + 1440 : to];
}
