import { addDays, formatDay, weekdayOf } from '#shared/dates.ts';
import { type Feast, FEAST_NAMES } from './feasts.ts';
import { coversDate, type DateSelector, namesHoliday, parseDates } from './opening-dates.ts';

/**
 * Reads the subset of the OpenStreetMap `opening_hours` grammar that the catalogue is written in
 * (https://wiki.openstreetmap.org/wiki/Key:opening_hours): rules joined by ";", later rules override
 * earlier ones for the days they match. A rule is `[dates] [weekdays] times|off`:
 * "Tu-Su 10:00-18:00; Mo off; Jan 01 off", "Apr-Oct 09:00-19:00", "Su[1] 09:00-14:00", "PH off",
 * "Mo-Sa 12:00-15:00,19:00-23:00", "Fr,Sa 22:00-04:00", "sunrise-sunset", "24/7". Days may be of one year
 * ("2026 Nov 01-2027 Jan 31 off", "2027 Jan 04+ off") or move with a feast ("easter -2 days-easter off"). "Mo off
 * unless PH" is ours: open on a Monday that is a public holiday, closed on the next day that is none instead.
 */

/** Minutes after local midnight; a close past midnight is above 1440. */
export type OpenSpan = readonly [open: number, close: number];

export type DayFacts = {
  /** Whether a date, this or one close to it, is a public holiday there. */
  isHoliday: (date: string) => boolean;
  sunrise: number;
  sunset: number;
};

/** A day like any other, for what only asks whether a place is open at all. */
export const PLAIN_DAY: DayFacts = { isHoliday: () => false, sunrise: 360, sunset: 1200 };

type Clock = number | 'sunrise' | 'sunset';
type Rule = {
  dates: DateSelector[];
  weekdays: Set<number>;
  nth: { weekday: number; n: number }[];
  holidays: boolean;
  /** A weekly closing day that gives way to a public holiday. */
  givesWay: boolean;
  spans: [Clock, Clock][];
};

const WEEKDAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
const CLOCK = '(?:\\d{1,2}:\\d{2}|sunrise|sunset)';
const TIMES = new RegExp(
  `(?:^|\\s)(off|closed|24/7|${CLOCK}-${CLOCK}(?:,\\s*${CLOCK}-${CLOCK})*)$`,
);
const DAY = '(?:Mo|Tu|We|Th|Fr|Sa|Su|PH)';
const DAY_ITEM = `${DAY}(?:-${DAY}|\\[-?\\d\\])?`;
const DAYS = new RegExp(`(?:^|\\s)(${DAY_ITEM}(?:,\\s*${DAY_ITEM})*)$`);
const GIVES_WAY = ' unless PH';
/** As many holidays in a row a closing day is put off by. */
const MOST_HOLIDAYS = 10;

const parsed = new Map<string, Rule[]>();

/** The spans in which a place is open on a date, in order; empty when it is closed. Throws RangeError on hours that do not parse. */
export function openingSpans(hours: string, date: string, facts: DayFacts): OpenSpan[] {
  let spans: OpenSpan[] = [];

  for (const rule of rulesOf(hours)) {
    if (matches(rule, date, facts)) {
      spans = rule.spans.map(([open, close]) => resolve(open, close, facts));
    }
  }

  return spans.filter(([open, close]) => close > open).toSorted((a, b) => a[0] - b[0]);
}

/**
 * Why hours keep a date closed where the weekday does not tell: works, a feast, a closing day that a public
 * holiday moved. Reads on after "closed".
 */
export function closureReason(hours: string, date: string, facts: DayFacts): string | undefined {
  const rule = rulesOf(hours).findLast((one) => matches(one, date, facts));

  if (!rule || rule.spans.length > 0) return undefined;
  const dates = rule.dates.find((one) => coversDate(one, date));

  if (rule.givesWay && !rule.weekdays.has(weekdayOf(date))) return 'in place of the public holiday';
  if (dates?.kind === 'feast') return `for ${FEAST_NAMES[dates.feast]}`;
  if (dates?.kind !== 'closure') return undefined;
  return dates.to.startsWith('9999') ? 'for now' : `until ${formatDay(dates.to)}`;
}

/** The calendars by which hours name their holidays: rules for one kind of feast say nothing of another. */
export type HolidayCalendar = 'civil' | 'islamic' | 'lunar' | 'jewish' | 'hindu';

/** What hours say about holidays: the calendars they name, and whether a rule is made for this very date. */
export type HolidayKnowledge = {
  calendars: ReadonlySet<HolidayCalendar>;
  /** The calendars of the rule that is in force on the date. */
  matched: ReadonlySet<HolidayCalendar>;
  isNamed: boolean;
};

const FEAST_CALENDARS: Readonly<Record<Feast, HolidayCalendar>> = {
  easter: 'civil',
  'orthodox easter': 'civil',
  'lunar new year': 'lunar',
  seollal: 'lunar',
  chuseok: 'lunar',
  ramadan: 'islamic',
  'eid al-fitr': 'islamic',
  'eid al-adha': 'islamic',
  'jewish holidays': 'jewish',
  'yom kippur': 'jewish',
  'israeli holidays': 'jewish',
  'yom hazikaron': 'civil',
  'yom haatzmaut': 'civil',
  diwali: 'hindu',
  holi: 'hindu',
  nyepi: 'hindu',
};

/** What a place's own hours say of holidays, so that a custom of the country need not be assumed. */
export function holidayKnowledge(hours: string, date: string, facts: DayFacts): HolidayKnowledge {
  const rules = rulesOf(hours);
  const last = rules.findLast((one) => matches(one, date, facts));
  const isHoliday = facts.isHoliday(date);
  const calendars = new Set(rules.flatMap((rule) => calendarsOf(rule, isHoliday)));
  const matched = new Set(last ? calendarsOf(last, isHoliday) : []);

  return { calendars, matched, isNamed: matched.size > 0 };
}

/** The calendars that a rule names; one for public holidays says nothing of eves that are none. */
function calendarsOf({ dates, holidays, givesWay }: Rule, isHoliday: boolean): HolidayCalendar[] {
  return [
    ...(holidays && isHoliday && !givesWay ? (['civil'] as const) : []),
    ...dates
      .filter(namesHoliday)
      .map((one) => (one.kind === 'feast' ? FEAST_CALENDARS[one.feast] : 'civil')),
  ];
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

function parseRule(whole: string): Rule {
  const givesWay = whole.endsWith(GIVES_WAY);
  const text = givesWay ? whole.slice(0, -GIVES_WAY.length) : whole;
  const times = TIMES.exec(text);

  if (!times) throw new RangeError(`opening hours "${text}" do not end in times or "off"`);
  const rule: Rule = {
    dates: [],
    weekdays: new Set(),
    nth: [],
    holidays: false,
    givesWay,
    spans: parseTimes(times[1] ?? ''),
  };
  let selector = text.slice(0, times.index).trim();
  const days = DAYS.exec(selector);

  if (days) {
    parseDays(days[1] ?? '', rule);
    selector = selector.slice(0, days.index).trim();
  }

  if (selector) rule.dates = selector.split(',').map((item) => datesOf(item.trim(), text));
  if (givesWay && (rule.weekdays.size === 0 || rule.spans.length > 0))
    throw new RangeError(`opening hours "${whole}": only a weekly closing day gives way`);
  return rule;
}

function datesOf(item: string, rule: string): DateSelector {
  try {
    return parseDates(item);
  } catch {
    throw new RangeError(`opening hours "${rule}": "${item}" is no date`);
  }
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

function matches(rule: Rule, date: string, { isHoliday }: DayFacts): boolean {
  if (rule.dates.length > 0 && !rule.dates.some((one) => coversDate(one, date))) return false;
  if (rule.givesWay) return isClosingDay(rule.weekdays, date, isHoliday);
  if (rule.holidays && isHoliday(date)) return true;
  const weekday = weekdayOf(date);

  if (rule.nth.some((nth) => nth.weekday === weekday && isNth(nth.n, date))) return true;
  if (rule.weekdays.size > 0) return rule.weekdays.has(weekday);
  return rule.nth.length === 0 && !rule.holidays;
}

/** A weekly closing day that is no holiday, or the first day after holidays that began on one. */
function isClosingDay(
  weekdays: ReadonlySet<number>,
  date: string,
  isHoliday: DayFacts['isHoliday'],
): boolean {
  if (isHoliday(date)) return false;
  if (weekdays.has(weekdayOf(date))) return true;
  for (let days = 1; days <= MOST_HOLIDAYS; days += 1) {
    const before = addDays(date, -days);

    if (!isHoliday(before)) return false;
    if (weekdays.has(weekdayOf(before))) return true;
  }
  return false;
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
