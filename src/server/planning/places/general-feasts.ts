import { foldText } from '#server/catalogue/fold-text.ts';

/** Feasts that many towns keep: their names lead to none of them. */
const GENERAL =
  /^(?:(?:the )?new years?(?: eve| day)?(?: fireworks)?|nye|silvester|(?:chinese|lunar) new year|carnival|easter|holy week|semana santa|halloween|thanksgiving(?: day| dinner| parade)?|christmas(?: eve| day)?|(?:(?:st|saint) )?patricks day(?: parade)?|(?:gay )?pride(?: parade| month)?|(?:the )?marathon|independence day|national day|republic day|(?:4th|fourth) of july|july 4th?|labou?r day|lantern festival|film festival|fireworks)$/;

/** Whether words name a feast that is kept in many places: "Goa for New Year's Eve" is about Goa. */
export function isGeneralFeast(words: string): boolean {
  return GENERAL.test(foldText(words));
}
