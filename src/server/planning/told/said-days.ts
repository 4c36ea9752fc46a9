import { monthOf, WEEKDAYS, weekdayName, weekdayOf } from '#shared/dates.ts';
import { type Groups, isContrary, type Saying } from './said.ts';

/** A date, and which day of the trip it is: the first is 0. */
export type VisitDay = { date: string; day?: number; days?: number };

const DAY = WEEKDAYS.join('|');
const COUNTS = ['first', 'second', 'third', 'fourth'];
const NTH = [...COUNTS, 'last'].join('|');
const WEEK = 7;

const isOn =
  (weekdays: readonly number[]) =>
  ({ date }: VisitDay): boolean =>
    weekdays.includes(weekdayOf(date));

function isNth(visit: VisitDay, [nth, also, day = '']: Groups): boolean {
  return [nth, also].some((one) => one !== undefined && isThat(visit, one, day));
}

function isThat({ date }: VisitDay, nth: string, day: string): boolean {
  if (weekdayName(date).toLowerCase() !== day.toLowerCase()) return false;
  const ofMonth = Number(date.slice(8));

  return nth.toLowerCase() === 'last'
    ? ofMonth + WEEK > daysIn(date)
    : COUNTS.indexOf(nth.toLowerCase()) === Math.floor((ofMonth - 1) / WEEK);
}

function daysIn(date: string): number {
  return new Date(Date.UTC(Number(date.slice(0, 4)), monthOf(date), 0)).getUTCDate();
}

/** "Tuesday to Sunday", over the end of the week as well. */
function isBetween({ date }: VisitDay, [from = '', to = '']: Groups) {
  const [first, last] = [from, to].map(numberOf);
  const after = (day: number) => (day - (first ?? 0) + WEEK) % WEEK;

  return after(weekdayOf(date)) <= after(last ?? 0);
}

function numberOf(day: string): number {
  return WEEKDAYS.findIndex((one) => one.toLowerCase() === day.toLowerCase());
}

const SAID_DAYS: readonly Saying<VisitDay>[] = [
  [
    new RegExp(
      `\\b(?:Black|Good|Ash|Easter|Bloody|Palm|Holy|Fat|Shrove|Carnival|Whit|Super|Maundy) (?:${DAY})s?\\b`,
      'g',
    ),
  ],
  [new RegExp(`\\b(${NTH})(?:(?:,| and| or) (?:the )?(${NTH}))? (${DAY})s?\\b`, 'gi'), isNth],
  [new RegExp(`\\b(${DAY})s? (?:to|through|till|until|-|–) (${DAY})s?\\b`, 'gi'), isBetween],
  [
    new RegExp(`\\b(${DAY})s?\\b`, 'gi'),
    ({ date }, [day = '']) => numberOf(day) === weekdayOf(date),
  ],
  [/\bweekends?\b/gi, isOn([0, 6])],
  [/\bweekdays?\b|\bworking days?\b/gi, isOn([1, 2, 3, 4, 5])],
  [/\bmidweek\b/gi, isOn([2, 3, 4])],
  [/\b(?:your|(?:for|on) the) first (?:night|evening|morning|day)\b/gi, ({ day = 0 }) => day === 0],
  [/\bearly in (?:your|the) (?:stay|trip)\b/gi, ({ day = 0 }) => day <= 1],
  [
    /\b(?:your|(?:for|on) the) last (?:night|evening|morning|day)\b/gi,
    ({ day = 0, days = 0 }) => day >= days - 2,
  ],
];

/** Whether words are for another day of the week, or of the trip. */
export function isOfOtherDays(words: string, visit: VisitDay): boolean {
  return isContrary(words, SAID_DAYS, visit);
}
