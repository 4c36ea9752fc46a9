import { isIsoDay } from '#shared/dates.ts';
import { COMMA, markedClausesOf, plainWords } from './clauses.ts';
import { calendarDates, weekdayInText, type TripDates } from './dates-in-text.ts';
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
  return markedClausesOf(notes.replace(WHICH_IS, ' $1')).flatMap((clause) => {
    const [what, words] = OCCASION_WORDS.find(([, one]) => one.test(clause)) ?? [];
    const own = clause.split(COMMA).find((part) => words?.test(part)) ?? '';
    const within = { departureDate, returnDate };
    const [date = weekdayOf(plainWords(own), within)] = calendarDates(plainWords(clause), within);

    return what !== undefined && date !== undefined ? [{ date, what }] : [];
  });
}

/** Coming and going is on a day of its own: "we land on Thursday for our anniversary". */
const JOURNEY =
  /\b(?:arriv\w*|land(?:s|ing)?|leav(?:e|es|ing)|fl(?:y|ies|ying|ights?)|back|home|ankunft|abflug|arrivons|llegamos|arriviamo|chegamos)\b/;

/** The weekday that stands beside an occasion. */
function weekdayOf(words: string, trip: TripDates): string | undefined {
  return JOURNEY.test(words) ? undefined : weekdayInText(words, trip);
}
