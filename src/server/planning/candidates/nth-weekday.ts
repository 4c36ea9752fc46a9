import { monthOf, WEEKDAYS, weekdayName } from '#shared/dates.ts';

const DAY = WEEKDAYS.join('|');
const NTH = new RegExp(String.raw`\b(first|second|third|fourth|last) (${DAY})s?\b`, 'gi');
const PLAIN = new RegExp(String.raw`\b(?:${DAY})s?\b`, 'i');
const COUNTS = ['first', 'second', 'third', 'fourth'];
const WEEK = 7;

/**
 * Whether words speak of the first Sunday of a month or the like and of no other day, and none of the dates is one:
 * "free on the first Sunday".
 */
export function isOfOtherWeeks(words: string, dates: readonly string[]): boolean {
  const told = [...words.matchAll(NTH)];

  return (
    told.length > 0 &&
    !PLAIN.test(words.replaceAll(NTH, '')) &&
    !told.some(([, nth = '', day = '']) => dates.some((date) => isThat(date, { nth, day })))
  );
}

function isThat(date: string, { nth, day }: { nth: string; day: string }): boolean {
  if (weekdayName(date).toLowerCase() !== day.toLowerCase()) return false;
  const ofMonth = Number(date.slice(8));
  const isLast = ofMonth + WEEK > daysIn(date);

  return nth.toLowerCase() === 'last'
    ? isLast
    : COUNTS.indexOf(nth.toLowerCase()) === Math.floor((ofMonth - 1) / WEEK);
}

function daysIn(date: string): number {
  return new Date(Date.UTC(Number(date.slice(0, 4)), monthOf(date), 0)).getUTCDate();
}
