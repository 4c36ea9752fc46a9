import { NUMBER_WORDS } from '../understanding/wish-words.ts';
import { markedText } from './marked-text.ts';
import { type Named, wordOf } from './names-of-route.ts';
import { readInOut } from './read-ends.ts';
import { readNights } from './read-nights.ts';
import { legsIn, withoutLegs } from './told-legs.ts';
import { BACK, ENDS_WHERE_IT_BEGAN, LAST_NIGHT, ROUND_TRIP_FROM } from './return-words.ts';

/** A second stay in a place that a route has been to. */
export type ReturnStay = {
  id: string;
  /** How many of the other places come before it. */
  after: number;
  nights: number | undefined;
  /** Of a round trip: the places between its two ends come in any order. */
  isRound?: true;
  /** The nights that the text gives to the other stays. */
  nightsBefore: ReadonlyMap<string, number>;
};

/** What stands between the places of a route and says nothing else. */
const NUMBERS = Object.keys(NUMBER_WORDS).join('|');
const ROUTE_WORDS = new RegExp(
  `^(?:then|and|to|again|finally|on to|for|in|the|last|a|one|nights?|nts?|n|days?|dann|danach|und|nachte?|puis|et|nuits?|luego|despues|y|noches?|poi|e|nott[ei]|depois|noites?|daarna|en|nachten|sonra|gece|xcommax|xbreakx|\\d{1,2}|${NUMBERS}| )*$`,
);
/** "Petra is the dream" tells of a place, and not yet of the way. */
const SPOKEN_OF =
  /^ (?:is|was|has|have|would|sounds?|looks?|ist|war|ware|est|serait|es|seria|e|sarebbe|era) (?!where|on|in|at)/;
/** Ends a sentence where the words are plain. */
const FULL_STOP = ' fullstop ';
/** A second stay by a name of its own, so that numbers are told of it as of any other place. */
const AGAIN = { id: 'again', name: 'xagainx' };
const FIRST_AND_LAST =
  '(?:first and (?:the )?last|erste und letzte|premiere et (?:la )?derniere|primera y (?:la )?ultima|prima e (?:l )?ultima|primeira e (?:a )?ultima) (?:nights?|nacht|nuits?|noches?|notte|noites?) (?:in|a|en|em)';

/**
 * The place that a route comes back to: "Rome, Florence, Rome", "Tokyo, Kyoto, Osaka, back to Tokyo for the last
 * night". A name that comes up twice in other words is no second stay.
 */
export function readReturn(text: string, places: readonly Named[]): ReturnStay | undefined {
  const whole = markedText(text.replaceAll(/[.;!?](?=\s|$)/g, FULL_STOP));
  // "Tokyo in, Osaka out" tells no stops yet.
  const { said = '' } =
    readInOut(
      whole,
      places.map((one) => ({ id: one.id, word: wordOf(one) })),
    ) ?? {};
  const folded = whole.replace(said, ' ');
  const beside = legsIn(folded, places).filter(({ isBeside }) => isBeside);
  const mentions = mentionsIn(withoutLegs(folded, beside), places);
  const both = bothEnds(folded, places);
  const seen = new Set<string>();

  if (both) return both;
  for (const [index, mention] of mentions.entries()) {
    const before = mentions[index - 1];
    const isAgain = seen.has(mention.id) && before && before.id !== mention.id;

    if (isAgain && isOfRoute(folded, before, mention)) {
      const told = plainly(
        `${folded.slice(0, mention.from)}${AGAIN.name}${folded.slice(mention.to)}`,
      );
      const nights = readNights(told, [...places, AGAIN]);

      return {
        id: mention.id,
        after: seen.size,
        nights:
          nights.get(AGAIN.id) ??
          (new RegExp(LAST_NIGHT).test(folded.slice(before.to)) ? 1 : undefined),
        nightsBefore: new Map([...nights].filter(([id]) => id !== AGAIN.id)),
      };
    }
    if (!SPOKEN_OF.test(folded.slice(mention.to))) seen.add(mention.id);
  }
  return undefined;
}

/** A place that is said to be both first and last. */
function bothEnds(folded: string, places: readonly Named[]): ReturnStay | undefined {
  return firstAndLast(folded, places) ?? roundTrip(folded, places);
}

/** "First and last night in Reykjavík": the place that is named first, where the others lie between. */
function firstAndLast(folded: string, places: readonly Named[]): ReturnStay | undefined {
  const [first, ...others] = places;
  const isSaid =
    first !== undefined &&
    others.length > 0 &&
    new RegExp(`\\b${FIRST_AND_LAST} ${wordOf(first)}\\b`).test(folded);

  if (!isSaid) return undefined;
  const nightsBefore = new Map([...readNights(plainly(folded), others), [first.id, 1] as const]);

  return { id: first.id, after: places.length, nights: 1, nightsBefore };
}

/**
 * "Start and finish in Dublin", "loop from Calgary": the place that is named there; "Lima, Cusco and Arequipa, ending
 * where it began": the first of them.
 */
function roundTrip(folded: string, places: readonly Named[]): ReturnStay | undefined {
  const said = places.find((place) =>
    new RegExp(`\\b(?:${ROUND_TRIP_FROM}) ?(?:the )?${wordOf(place)}\\b`).test(folded),
  );
  const [first] = mentionsIn(folded, places);
  const id = said?.id ?? (ENDS_WHERE_IT_BEGAN.test(folded) ? first?.id : undefined);

  if (id === undefined || places.length < 2) return undefined;
  const nightsBefore = readNights(plainly(folded), places);

  return { id, after: places.length, nights: undefined, isRound: true, nightsBefore };
}

function plainly(folded: string): string {
  return folded.replaceAll(FULL_STOP, ' xbreakx ');
}

type Mention = { id: string; from: number; to: number };

function mentionsIn(folded: string, places: readonly Named[]): Mention[] {
  return places
    .flatMap((place) =>
      [...folded.matchAll(new RegExp(`\\b${wordOf(place)}\\b`, 'g'))].map(
        ({ index, 0: { length } }) => ({ id: place.id, from: index, to: index + length }),
      ),
    )
    .toSorted((a, b) => a.from - b.from);
}

/** Whether a second mention is a stop of the route: said to be one, or one of a list of places. */
function isOfRoute(folded: string, before: Mention, mention: Mention): boolean {
  const between = folded.slice(before.to, mention.from);

  return new RegExp(`\\b(?:${BACK}) $`).test(between) || ROUTE_WORDS.test(between);
}
