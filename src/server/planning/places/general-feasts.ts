import { foldText } from '#server/catalogue/fold-text.ts';

/** Feasts that many towns keep: their names lead to none of them. */
const GENERAL =
  /^(?:(?:the )?new years?(?: eve| day)?(?: fireworks)?|nye|silvester|(?:chinese|lunar) new year|carnival|easter|holy week|semana santa|halloween|thanksgiving(?: day| dinner| parade)?|christmas(?: eve| day)?|(?:(?:st|saint) )?patricks day(?: parade)?|(?:gay )?pride(?: parade| month)?|(?:the )?marathon|independence day|national day|republic day|(?:4th|fourth) of july|july 4th?|labou?r day|lantern festival|film festival|fireworks)$/;

/** "Golden Week trip": days off that a town is called by as well, by their two words. */
const DAYS_OFF = /^(?:golden|silver|holy) week$|^bank holiday$|^half term$|^spring break$/;

/** The words of days off that begin at one. */
export function daysOffAt(
  words: readonly { key: string; before: string }[],
  at: number,
): { count: number } | undefined {
  const [first, second] = words.slice(at, at + 2);
  const isRun = second?.before === 'none' && DAYS_OFF.test(`${first?.key} ${second.key}`);

  return isRun ? { count: 2 } : undefined;
}

/** Whether words name a feast that is kept in many places: "Goa for New Year's Eve" is about Goa. */
export function isGeneralFeast(words: string): boolean {
  return GENERAL.test(foldText(words));
}
