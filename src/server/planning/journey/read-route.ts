import { namesOf } from '#server/catalogue/names-of.ts';
import { DAY_TRIP_BEHIND, DAY_TRIP_IN_THE_EAST, DAY_TRIP_TO } from '../places/day-trip-words.ts';
import { THEN_WORDS } from '../places/word-run.ts';
import { markedText } from './marked-text.ts';
import { fold, type Named, wordOf } from './names-of-route.ts';
import { nightsEach } from './nights-told.ts';
import { readEnds } from './read-ends.ts';
import { readNights } from './read-nights.ts';
import { legsIn, wayBetween, withoutLegs } from './told-legs.ts';

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
/** "Amsterdam - Berlin - Prague". */
const CHAIN = /\p{Lu}[\p{L} ]+? ?[–—-] \p{Lu}[\p{L} ]+? ?[–—-] \p{Lu}/u;
const MOVING =
  '(?:driv\\w+|trains?|ferry|bus|boat|flight|travel\\w*|continu\\w+|head\\w*|mov\\w+)(?: \\w+){0,3} to(?: the)?';

/** "In whatever order makes sense". */
const ANY_ORDER =
  /\b(?:(?:any|whatever|best) order|order (?:is )?(?:open|free|up to you)|reihenfolge (?:ist )?(?:egal|offen|beliebig)|(?:beliebiger|egal welcher) reihenfolge|ordre (?:libre|indifferent)|orden (?:libre|indiferente|da igual)|ordine (?:libero|indifferente)|qualquer ordem|ordem livre)\b/;
/** From so many places on, a list with nights for each is the way that one wants to go. */
const LEAST_OF_LIST = 3;

/** "Rome 3, Florence 2, Venice 2", "Beijing 3 nights, Xi'an 2, Shanghai the rest": each has its nights, but for one at most. */
function isItinerary(text: string, places: readonly Named[]): boolean {
  const { size } = readNights(text, places);

  return (
    places.length >= LEAST_OF_LIST &&
    size >= places.length - 1 &&
    nightsEach(text) === undefined &&
    !ANY_ORDER.test(fold(text))
  );
}

/** "Dublin, drive the coast to Galway": from one place to another that is named behind it. */
function isLedOn(folded: string, words: readonly Word[]): boolean {
  const at = ({ word }: Word) => new RegExp(`\\b${word}\\b`).exec(folded)?.index ?? Infinity;
  const start = Math.min(...words.map(at));

  return words.some(
    (one) => at(one) > start && new RegExp(`\\b${MOVING} ${one.word}\\b`).test(folded),
  );
}

/** Whether words, signs or nights say that the places follow each other as they are named. */
function isToldInOrder(text: string, places: readonly Named[]): boolean {
  return (
    IN_ORDER.test(markedText(text)) ||
    GOES_ON.test(text) ||
    CHAIN.test(text) ||
    isItinerary(text, places)
  );
}

/** What a text fixes of the order of its places. */
export function readRouteOrder(text: string, places: readonly Named[]): RouteOrder {
  const folded = fold(text);
  const words = wordsOf(places);
  const said = readEnds(text, places);
  const dayTrips = dayTripsIn(text, places);
  const legs = legsIn(folded, places);
  const ends = fromTo(
    withoutLegs(folded, legs),
    words.filter(({ id }) => !dayTrips.includes(id)),
  );
  const first = said.first ?? ends?.from;
  const last = said.last ?? ends?.to;

  return {
    isOrdered:
      isToldInOrder(text, places) ||
      isLedOn(folded, words) ||
      legs.some(({ isEitherWay }) => !isEitherWay),
    ...(first === undefined ? {} : { first }),
    ...(last === undefined || last === first ? {} : { last }),
    dayTrips,
    areAlternatives: areAlternatives(folded, words),
  };
}

/** "Paris or Rome": one of them, not both. */
function areAlternatives(folded: string, words: readonly Word[]): boolean {
  return words.some(({ word }, at) =>
    words.some(
      (other, index) => index !== at && new RegExp(`\\b${word} or ${other.word}\\b`).test(folded),
    ),
  );
}

/** The places that a text names for a day, by ids: "day trips from Seville to Córdoba and Ronda". */
function dayTripsIn(text: string, places: readonly Named[]): string[] {
  const folded = fold(text);

  return wordsOf(places).flatMap(({ id, word }, at) =>
    isDayTripInTheEast(text, places[at]) ||
    new RegExp(`\\b${DAY_TRIP_TO} (\\w+ and )?${word}\\b`).test(folded) ||
    new RegExp(`\\b${word} ${DAY_TRIP_BEHIND}\\b`).test(folded)
      ? [id]
      : [],
  );
}

/** "モンサンミッシェル日帰り". */
function isDayTripInTheEast(text: string, place: Named | undefined): boolean {
  return (place ? namesOf(place) : []).some((name) => {
    const at = text.indexOf(name);

    return at >= 0 && DAY_TRIP_IN_THE_EAST.test(text.slice(at + name.length));
  });
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
      if (from !== to && new RegExp(wayBetween(from.word, to.word)).test(folded))
        return { from: from.id, to: to.id };
  return undefined;
}
