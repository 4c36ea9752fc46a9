import { fold, type Named, wordOf } from './names-of-route.ts';
import { readEnds } from './read-ends.ts';
import { NUMBER_WORDS } from '../understanding/wish-words.ts';

const NUMBER = `(\\d{1,2}|${Object.keys(NUMBER_WORDS).join('|')})`;

const NIGHTS = '(?:nights?|n|nachte?|nuits?|noches?|notti|notte|noites?)';
const IN = '(?:in|at|a|en|em|nach)';
const AND = '(?:and|und|et|y|e)';
const FIRST = '(?:first|initially|zuerst|d abord|primero|prima)';
const FOR = '(?:for|fur|pour|por|per)';

type Word = { id: string; word: string };

function wordsOf(places: readonly Named[]): Word[] {
  return places.map((place) => ({ id: place.id, word: wordOf(place) }));
}

/** The nights that a text gives to places: "Tokyo 4 nights, then Kyoto 3", "4 nights in Tokyo", "4 Nächte Tokio". */
export function readNights(text: string, places: readonly Named[]): Map<string, number> {
  const folded = fold(text);
  const words = wordsOf(places);
  const told = [...folded.matchAll(new RegExp(`\\b${NUMBER} ?${NIGHTS}\\b`, 'g'))];

  if (told.length === 0) return bareNights(text, words);
  if (told.length === 1 && places.length > 1 && isOfWholeTrip(text, words)) return new Map();
  const firstPlace = Math.min(...words.map(({ word }) => indexOf(folded, word)));
  // "4 nights in Tokyo, 3 nights in Kyoto": the number comes before its place, unless it is that of the whole trip.
  const areBefore = told.length <= places.length && (told[0]?.index ?? Infinity) < firstPlace;
  const names = words.map(({ word }) => word).join('|');

  // "7 nights in Tokyo and Kyoto" are those of both.
  if (
    told.length === 1 &&
    new RegExp(`${NIGHTS} (?:${IN} )?(?:${names}) ${AND} (?:${names})\\b`).test(folded)
  )
    return new Map();

  return new Map(
    words.flatMap(({ id, word }): [string, number][] => {
      const before = new RegExp(`\\b${NUMBER} ?${NIGHTS} (?:${IN} )?${word}\\b`);
      const after = new RegExp(`\\b${word} (?:${FIRST} )?(?:${FOR} )?${NUMBER} ?${NIGHTS}\\b`);
      const bare = new RegExp(`\\b${word} (?:${FOR} )?${NUMBER}(?= (?:then|and)\\b|$)`);
      const found =
        (areBefore ? before : after).exec(folded) ??
        (told.length > 0 && !areBefore ? bare.exec(folded) : undefined) ??
        new RegExp(`\\b${NUMBER} ?${NIGHTS} ${IN} ${word}\\b`).exec(folded);
      const nights =
        found?.[1] === undefined ? undefined : (NUMBER_WORDS[found[1]] ?? Number(found[1]));

      return nights === undefined || nights < 1 ? [] : [[id, nights]];
    }),
  );
}

/** "Cairo 3, Luxor 3, Aswan 2": numbers alone are nights where more than one place has its own. */
function bareNights(text: string, words: readonly Word[]): Map<string, number> {
  const parts = text.split(/[,;:/+\n→>]|\.(?=\s|$)|\b(?:then|and)\b/).map(fold);
  const found = words.flatMap(({ id, word }): [string, number][] => {
    const whole = new RegExp(`^${word} (\\d{1,2})$`);
    const [nights] = parts.flatMap((part) => whole.exec(part)?.[1] ?? []);

    return nights === undefined || Number(nights) < 1 ? [] : [[id, Number(nights)]];
  });

  return new Map(found.length > 1 ? found : []);
}

/** "Lucca and Bologna, 9 nights": behind a comma the one number is that of the whole trip. */
function isOfWholeTrip(text: string, words: readonly Word[]): boolean {
  const marked = fold(text.replaceAll(/[,;–—]/g, ' xcommax '));

  return words.some(({ word }) =>
    new RegExp(`\\b${word} xcommax ${NUMBER} ?${NIGHTS}\\b`).test(marked),
  );
}

function indexOf(folded: string, word: string): number {
  return new RegExp(`\\b${word}\\b`).exec(folded)?.index ?? Infinity;
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

/** What a text fixes of the order of its places. */
export function readRouteOrder(text: string, places: readonly Named[]): RouteOrder {
  const folded = fold(text);
  const words = wordsOf(places);
  const said = readEnds(text, places);
  const ends = fromTo(folded, words);
  const first = said.first ?? ends?.from;
  const last = said.last ?? ends?.to;

  return {
    isOrdered:
      /\bthen\b|\bfollowed by\b|\bafterwards?\b|\bfinally\b/.test(folded) || /→|->/.test(text),
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
