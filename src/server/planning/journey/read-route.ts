import { THEN_WORDS } from '../places/word-run.ts';
import { markedText } from './marked-text.ts';
import { fold, type Named, wordOf } from './names-of-route.ts';
import { readEnds } from './read-ends.ts';

type Word = { id: string; word: string };

function wordsOf(places: readonly Named[]): Word[] {
  return places.map((place) => ({ id: place.id, word: wordOf(place) }));
}

export type RouteOrder = {
  /** The places follow each other as they are named. */
  isOrdered: boolean;
  first?: string;
  last?: string;
  /** Named for a day trip, not for a night. */
  dayTrips: string[];
  /** "Paris or Rome": one of them, not both. */
  areAlternatives: boolean;
};

/** "First Rome, than Naples" is a slip; "después de comer" is a time of the day. */
const IN_ORDER = new RegExp(
  `\\b(?:(?:${THEN_WORDS})(?! d[aeio]l?\\b)|followed by|en dan|after (?:this|that)|(?:and|xcommax) than)\\b`,
);

/** What a text fixes of the order of its places. */
export function readRouteOrder(text: string, places: readonly Named[]): RouteOrder {
  const folded = fold(text);
  const words = wordsOf(places);
  const said = readEnds(text, places);
  const ends = fromTo(folded, words);
  const first = said.first ?? ends?.from;
  const last = said.last ?? ends?.to;

  return {
    isOrdered: IN_ORDER.test(markedText(text)) || /→|->/.test(text),
    ...(first === undefined ? {} : { first }),
    ...(last === undefined || last === first ? {} : { last }),
    dayTrips: words.flatMap(({ id, word }) =>
      new RegExp(`\\b(day ?trips?|excursions?) (to|in|into) (\\w+ and )?${word}\\b`).test(folded) ||
      new RegExp(`\\b${word} (as a|for a|for the) day( trip)?\\b`).test(folded)
        ? [id]
        : [],
    ),
    areAlternatives: words.some(({ word }, at) =>
      words.some(
        (other, index) => index !== at && new RegExp(`\\b${word} or ${other.word}\\b`).test(folded),
      ),
    ),
  };
}

/** "Lisbon to Porto": where the way begins and ends, by ids. */
export function readFromTo(
  text: string,
  places: readonly Named[],
): { from: string; to: string } | undefined {
  return fromTo(fold(text), wordsOf(places));
}

function fromTo(folded: string, words: readonly Word[]): { from: string; to: string } | undefined {
  for (const from of words)
    for (const to of words)
      if (from !== to && new RegExp(`\\b${from.word} (all the way )?to ${to.word}\\b`).test(folded))
        return { from: from.id, to: to.id };
  return undefined;
}
