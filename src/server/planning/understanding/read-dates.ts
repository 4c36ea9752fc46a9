import { eachDay, isIsoDay, monthOf } from '#shared/dates.ts';
import { clausesOf } from './clauses.ts';
import { OCCASION_WORDS } from './wish-words.ts';

export type DateThatMatters = { date: string; what: string };

const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const DAY_MONTH = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTHS})[a-z]*\\b`);
const MONTH_DAY = new RegExp(`\\b(${MONTHS})[a-z]* (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b`);
const ISO = /\b(\d{4}) (\d{2}) (\d{2})\b/;
const MOST_DAYS = 60;

/** Dates of the trip that the notes name together with an occasion: "my birthday is on May 5". */
export function readDates(
  notes: string,
  trip: { departureDate?: string | undefined; returnDate?: string | undefined },
): DateThatMatters[] {
  const { departureDate = '', returnDate = '' } = trip;

  if (!isIsoDay(departureDate) || !isIsoDay(returnDate)) return [];
  const days = eachDay(departureDate, returnDate).slice(0, MOST_DAYS);

  return clausesOf(notes).flatMap((clause) => {
    const [what] = OCCASION_WORDS.find(([, words]) => words.test(clause)) ?? [];
    const date = what === undefined ? undefined : days.find((day) => isNamedIn(day, clause));

    return what !== undefined && date ? [{ date, what }] : [];
  });
}

function isNamedIn(day: string, clause: string): boolean {
  const iso = ISO.exec(clause);

  if (iso) return `${iso[1]}-${iso[2]}-${iso[3]}` === day;
  const [, before, month] = DAY_MONTH.exec(clause) ?? [];
  const [, name, after] = MONTH_DAY.exec(clause) ?? [];
  const at = MONTHS.split('|').indexOf(month ?? name ?? '') + 1;

  return at === monthOf(day) && Number(before ?? after) === Number(day.slice(8, 10));
}
