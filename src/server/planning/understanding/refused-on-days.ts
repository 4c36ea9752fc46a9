import type { PlaceKind } from '#server/catalogue/place.schema.ts';
import { clausesOf, COMMA } from './clauses.ts';
import { datesInText, type TripDates } from './dates-in-text.ts';
import { KIND_WORDS } from './wish-words.ts';

/** A kind of sight that is left out on one day only. */
export type RefusedOnDay = { kind: PlaceKind; date: string };

/** "No museums on the last day", "no churches on Sunday". */
const ON_A_DAY = new RegExp(
  String.raw`\b(?:no|not any|without) (?:(?!${COMMA}\b)\w+ ){1,3}?on (?:the |our |my )?(?:(?:very )?(?:first|last) day|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b`,
  'g',
);

/** A folded clause without what is refused on one day: the rest of the trip may hold it. */
export function withoutRefusedOnDays(clause: string): string {
  return clause.replaceAll(ON_A_DAY, ' ');
}

/** What the notes leave out on single days of the trip. */
export function refusedOnDays(notes: string, trip: TripDates): RefusedOnDay[] {
  const said = clausesOf(notes.replaceAll(',', '.')).flatMap(
    (clause) => clause.match(ON_A_DAY) ?? [],
  );

  return said.flatMap((words) => {
    const dates = datesInText(words, trip).filter((date) => date <= trip.returnDate);
    const kinds = KIND_WORDS.filter(([, pattern]) => pattern.test(words)).flatMap(([own]) => own);

    return kinds.flatMap((kind) => dates.map((date) => ({ kind, date })));
  });
}
