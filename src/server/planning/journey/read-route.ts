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
  `\\b(?:(?:${THEN_WORDS})(?! d[aeio]l?\\b)|followed by|on to|en dan|(?:zum|am) (?:schluss|ende)|pour finir|por (?:ultimo|fim)|per finire|after (?:this|that)|before (?:finishing|ending|going|heading|moving)|(?:and|xcommax) than)\\b`,
);

/** The same by signs: an arrow, 然后, その後. */
const GOES_ON =
  /→|->|然后|然後|接着|之后再?去|再去|最后|その後|そのあと|次に|それから|最後は|最後に|그다음|그리고 나서/u;
const MOVING =
  '(?:driv\\w+|trains?|ferry|bus|boat|flight|travel\\w*|continu\\w+|head\\w*|mov\\w+)(?: \\w+){0,3} to(?: the)?';

/** "Dublin, drive the coast to Galway": from one place to another that is named behind it. */
function isLedOn(folded: string, words: readonly Word[]): boolean {
  const at = ({ word }: Word) => new RegExp(`\\b${word}\\b`).exec(folded)?.index ?? Infinity;
  const start = Math.min(...words.map(at));

  return words.some(
    (one) => at(one) > start && new RegExp(`\\b${MOVING} ${one.word}\\b`).test(folded),
  );
}

/** What a text fixes of the order of its places. */
export function readRouteOrder(text: string, places: readonly Named[]): RouteOrder {
  const folded = fold(text);
  const words = wordsOf(places);
  const said = readEnds(text, places);
  const ends = fromTo(folded, words);
  const first = said.first ?? ends?.from;
  const last = said.last ?? ends?.to;

  return {
    isOrdered: IN_ORDER.test(markedText(text)) || GOES_ON.test(text) || isLedOn(folded, words),
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
