import { isIsoDay } from '#shared/dates.ts';
import { clausesOf } from './clauses.ts';
import { calendarDates } from './dates-in-text.ts';
import { OCCASION_WORDS } from './wish-words.ts';

/** "A 40th birthday, which is Thursday the 22nd": the date belongs to what stands before the comma. */
const WHICH_IS = /,\s*((?:which|that) (?:is|falls)\b)/gi;

export type DateThatMatters = { date: string; what: string };

/** Dates that the notes name together with an occasion: "my birthday is on May 5". */
export function readDates(
  notes: string,
  trip: { departureDate?: string | undefined; returnDate?: string | undefined },
): DateThatMatters[] {
  const { departureDate = '', returnDate = '' } = trip;

  if (!isIsoDay(departureDate) || !isIsoDay(returnDate)) return [];
  return clausesOf(notes.replace(WHICH_IS, ' $1')).flatMap((clause) => {
    const [what] = OCCASION_WORDS.find(([, words]) => words.test(clause)) ?? [];
    const [date] = calendarDates(clause, { departureDate, returnDate });

    return what !== undefined && date !== undefined ? [{ date, what }] : [];
  });
}
