import { THEN_WORDS } from '../places/word-run.ts';
import { COUNTS } from '../understanding/wish-words.ts';
import { fold, type Named, wordOf } from './names-of-route.ts';
import { readEnds } from './read-ends.ts';

const NUMBER = `(\\d{1,2}|${Object.keys(COUNTS).join('|')})`;

const NIGHTS =
  '(?:nigh?ts?|nigths?|n|nachte?|nuits?|noches?|notti|notte|noites?|nachten|noce|nocy|gece|natter)';
const IN = '(?:in|at|a|en|em|nach)';
const AND = '(?:and|und|et|y|e|i|plus|xcommax|xbreakx)';
const FIRST = '(?:first|initially|zuerst|d abord|primero|prima)';
const FOR = '(?:for|fur|pour|por|per|na|voor)';
/** "Two nights each", "je zwei Nächte". */
const EACH = new RegExp(
  `\\b(?:je|jeweils|po) ${NUMBER} ${NIGHTS}\\b|(?<!\\b(?:least|mindestens|minim\\w+|moins|menos|meno) )\\b${NUMBER} ${NIGHTS} (?:(?:in|at|en|em|dans|per) )?(?:each|every|chacune?|cada|ciascun[oa]|elk\\w*|(?:per|pro|par|por) (?:city|town|place|stop|stadt|ort|ville|ciudad|citta|cidade))\\b`,
);

type Word = { id: string; word: string };

function wordsOf(places: readonly Named[]): Word[] {
  return places.map((place) => ({ id: place.id, word: wordOf(place) }));
}

/** Folded words with what stands for a comma, or for another break, among them. */
function marked(text: string): string {
  return fold(
    text
      .replaceAll(/[,;–—]/g, ' xcommax ')
      .replaceAll(/[:!?()\n→>/+&、。]|\.(?=\s|$)/g, ' xbreakx ')
      .replaceAll(/(\d{1,2}|[一二两三四五六七八九十])\s?(?:泊|晚|夜|晩|박)/gu, nightsInSigns),
  );
}

const SIGNS = '一二三四五六七八九十';

function nightsInSigns(_: string, said: string): string {
  const number = said === '两' ? 2 : SIGNS.indexOf(said) + 1 || Number(said);

  return ` ${number} nights `;
}

function unmarked(text: string): string {
  return text.replaceAll(/ x(?:comma|break)x(?= |$)/g, '').replace(/^x(?:comma|break)x /, '');
}

function numberOf(said: string | undefined): number {
  return said === undefined ? 0 : (COUNTS[said] ?? Number(said));
}

/** The nights that a text gives to places: "Tokyo 4 nights, then Kyoto 3", "4 nights in Tokyo", "4 Nächte Tokio". */
export function readNights(text: string, places: readonly Named[]): Map<string, number> {
  const whole = marked(text);
  const folded = unmarked(whole);
  const words = wordsOf(places);
  const told = [...folded.matchAll(new RegExp(`\\b${NUMBER} ?${NIGHTS}\\b`, 'g'))];
  const shared = told.length < 2 ? nightsOfOne(whole, words, told.length) : undefined;
  const together = shared ?? nightsEach(folded, words) ?? nightsBehindAll(whole, words);

  if (together) return together;
  const firstPlace = Math.min(...words.map(({ word }) => indexOf(folded, word)));
  // "4 nights in Tokyo, 3 nights in Kyoto": the number comes before its place, unless it is that of the whole trip.
  const areBefore = told.length <= places.length && (told[0]?.index ?? Infinity) < firstPlace;
  const names = namesIn(words);

  return new Map(
    words.flatMap(({ id, word }): [string, number][] => {
      const found = areBefore ? nightsBefore(word, whole) : nightsBehind(word, whole, names);
      const nights = numberOf(
        (found ?? new RegExp(`\\b${NUMBER} ?${NIGHTS} ${IN} ${word}\\b`).exec(folded))?.[1],
      );

      return nights < 1 ? [] : [[id, nights]];
    }),
  );
}

function namesIn(words: readonly Word[]): string {
  return words.map(({ word }) => word).join('|');
}

/** Where one number of nights is told, or none: those of a list without the word, else that of the whole trip. */
function nightsOfOne(
  whole: string,
  words: readonly Word[],
  told: number,
): Map<string, number> | undefined {
  const bare = bareNights(whole, words);
  const names = namesIn(words);

  // "8 nights: Florence 3, Siena 2, Lucca 3"
  if (told === 0 || bare.size > 1) return bare;
  if (EACH.test(unmarked(whole)) || words.length < 2) return undefined;
  // "7 nights in Tokyo and Kyoto" are those of both.
  const areOfBoth = new RegExp(
    `${NIGHTS} (?:${IN} )?(?:${names}) (?:and|und|et|y|e) (?:${names})\\b`,
  ).test(unmarked(whole));

  return areOfBoth || isOfWholeTrip(whole, words) ? new Map() : undefined;
}

/** "Two nights each": those of every place that is named. */
function nightsEach(folded: string, words: readonly Word[]): Map<string, number> | undefined {
  const each = EACH.exec(folded);
  const nights = numberOf(each?.[1] ?? each?.[2]);

  return each
    ? new Map(
        words.flatMap(({ id, word }): [string, number][] =>
          indexOf(folded, word) < Infinity ? [[id, nights]] : [],
        ),
      )
    : undefined;
}

/** "4 nights in Tokyo", and "one in Kyoto" behind it. */
function nightsBefore(word: string, whole: string): RegExpExecArray | null {
  return (
    new RegExp(`\\b${NUMBER} ?${NIGHTS} (?:${IN} )?${word}\\b`).exec(whole) ??
    new RegExp(`\\b${AND} (?:then )?${NUMBER} (?:more )?${IN} ${word}\\b`).exec(whole)
  );
}

/** "Tokyo first for 4 nights", "Kyoto 3" behind it, "in Tokyo we stay 4 nights". */
function nightsBehind(word: string, whole: string, names: string): RegExpExecArray | null {
  return (
    new RegExp(
      `\\b${word} (?:beach |island )?(?:${FIRST} )?(?:${FOR} )?${NUMBER} ?${NIGHTS}\\b`,
    ).exec(unmarked(whole)) ??
    new RegExp(`\\b${word} (?:${FOR} )?${NUMBER}(?= (?:then|${AND})(?: |$)|$)`).exec(whole) ??
    new RegExp(
      `\\b${IN} ${word} (?:(?!(?:${AND}|${names})\\b)\\w+ ){1,3}${NUMBER} ?${NIGHTS}\\b`,
    ).exec(whole)
  );
}

/** "3 nights and 2 nights", "4, 3 and 2 nights". */
const LIST = new RegExp(
  `\\b(?:${NUMBER} (?:${NIGHTS} )?(?:${AND} )+)*${NUMBER} ?${NIGHTS}\\b`,
  'g',
);

/** "Munich and Salzburg, three nights and two": as many as there are places, behind all of them. */
function nightsBehindAll(whole: string, words: readonly Word[]): Map<string, number> | undefined {
  const at = ({ word }: Word) => [...whole.matchAll(new RegExp(`\\b${word}\\b`, 'g'))];
  const lists = [...whole.matchAll(LIST)];
  const counts = lists.flatMap(([said]) =>
    [...said.matchAll(new RegExp(`\\b${NUMBER}\\b`, 'g'))].map(([, count]) => numberOf(count)),
  );
  const isBehindAll = words.every(
    (one) => (at(one).at(-1)?.index ?? Infinity) < (lists[0]?.index ?? 0),
  );

  if (words.length < 2 || counts.length !== words.length || !isBehindAll) return undefined;
  const inOrder = words.toSorted((a, b) => (at(a)[0]?.index ?? 0) - (at(b)[0]?.index ?? 0));

  return new Map(inOrder.map(({ id }, index) => [id, counts[index] ?? 0]));
}

/** "Cairo 3, Luxor 3, Aswan 2": numbers alone are nights where more than one place has its own. */
function bareNights(whole: string, words: readonly Word[]): Map<string, number> {
  const parts = whole.split(new RegExp(` ?\\b(?:${AND}|${THEN_WORDS})\\b ?`));
  const found = words.flatMap(({ id, word }): [string, number][] => {
    const bare = new RegExp(`^${word} (\\d{1,2})$`);
    const [nights] = parts.flatMap((part) => bare.exec(part)?.[1] ?? []);

    return nights === undefined || Number(nights) < 1 ? [] : [[id, Number(nights)]];
  });

  return new Map(found.length > 1 ? found : []);
}

/** "Lucca and Bologna, 9 nights": behind a comma the one number is that of the whole trip. */
function isOfWholeTrip(whole: string, words: readonly Word[]): boolean {
  return words.some(({ word }) =>
    new RegExp(`\\b${word} xcommax ${NUMBER} ?${NIGHTS}\\b`).test(whole),
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
    isOrdered: IN_ORDER.test(marked(text)) || /→|->/.test(text),
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
