import type { Destination } from '#server/catalogue/catalogue.ts';
import { namesOfAirport } from '../places/named-airport.ts';
import { fold, type Named, wordOf } from './names-of-route.ts';
import { legsIn, withoutLegs } from './told-legs.ts';
import {
  FIRST_NIGHTS_IN,
  FROM_IT,
  HOME_BEFORE_IT,
  HOME_FROM_IT,
  LAST_NIGHTS_IN,
  RETURN,
  RETURN_FROM,
} from './return-words.ts';

/** A place that may be called by its airports too. */
type Ended = Named & Partial<Pick<Destination, 'airports'>>;
/** Where a journey begins and ends, by ids. */
export type Ends = { first?: string; last?: string };

/** One does not land further than this from where one wants to be first or last. */
const MOST_TO_AIRPORT = 90;

const INTO =
  '(?:(?:flights? (?:into|in|to)|(?:fly|flies|flying|arriv\\w+|land\\w*|outbound) (?:in to|in|into|at|to|via)|get(?:s|ting)? in(?: to|to| at)?|(?:start|begin)\\w*(?: (?:in|into|at|to|from|with))?)|arrival(?: in| at)?|in via)';
const OUT =
  '(?:out of|(?:back|home|return\\w*|inbound|return flight|flight home|flight back) (?:from|via)|back to(?= (?:\\w+ ){1,3}for the (?:last|final))|fly(?:ing)? (?:home |back )?(?:out )?(?:of|from)|(?:leav|depart)\\w* (?:home )?from|departure(?: from)?|(?:end(?:s|ing)?|finish\\w*)(?: up)?(?: (?:in|at|with))?|(?:nights?|days?) at the end in)';
/** The same in the languages of travellers: "wir beginnen in Wien", "aterrizamos en Lima", "zuerst Rom". */
const BEGINNING =
  '(?:(?:beginn\\w*|anfang\\w*|start\\w*|commen\\w+|demarr\\w+|empez\\w+|empiez\\w+|comenz\\w+|comienz\\w+|inizi\\w+|comec\\w+|fliegen|flug|landung|ankunft|arriv\\w+|atterri\\w+|volons|vol aller|aterriz\\w+|llega\\w*|volamos|atterra\\w*|voliamo|voamos|cheg\\w+)(?: wir)? (?:in|mit|nach|a|par|vers|pour|en|con|por|da|per|em|para)|(?:first|zuerst|erst|d abord|primero|primeiro|prima|najpierw)(?: (?:to|nach|in|a|en|em))?)';
const END =
  '(?:(?:ende\\w*|aufhor\\w*|schluss|abschluss|fini\\w*|termin\\w+|acab\\w+|conclud\\w+|eindig\\w*)(?: (?:wir|noch))? (?:in|mit|nach|a|par|avec|en|con|em|com)|(?:zum (?:schluss|abschluss)|am ende|zuletzt|pour finir|enfin|por ultimo|por fim|per finire|infine|finally|lastly)(?: (?:in|nach|to|a|en|em))?)';
/** "Rückflug ab Porto", "zurück per Flug ab Porto". */
const RETURNING = `${RETURN}(?: (?:wir|dann))?(?: (?:per|mit|en|con|met)(?: de[mnr]?)? \\w+)? ${RETURN_FROM}`;
/** "Atene (arrivo), Delfi". */
const ARRIVAL =
  '(?:arrival|ankunft|arrivee|llegada|arrivo|chegada|aankomst)(?! (?:in|at|a|en|em)\\b)';
/** "Into Rome, out of Venice": nothing else comes between. */
const INTO_OUT = 'into(?= (?:\\w+ ){1,3}(?:and )?(?:back )?out of)';

/** "Zanzibar and before that a safari": what was named before it comes last. */
const BEFORE_IT =
  '(?:\\w+ )?(?:before that|before it|beforehand|davor|vorher|avant (?:cela|ca)|antes de eso|prima di questo|antes disso)';

/** How a text says that a journey begins, or ends, at a name, by what counts first. */
const BEGINS: readonly ((word: string) => string)[] = [
  (word) => `\\b(?:${INTO}|${INTO_OUT}|${BEGINNING}|${FIRST_NIGHTS_IN}) ${word}\\b`,
  (word) => `\\b${word} ${ARRIVAL}`,
  (word) => `\\bopen jaw (?:in(?:to)? )?${word}\\b`,
];
const ENDS: typeof BEGINS = [
  (word) => `\\b(?:${OUT}|${END}|${RETURNING}|${LAST_NIGHTS_IN}) ${word}\\b`,
  (word) => `\\b${word}${HOME_FROM_IT}`,
  (word) => `\\b${HOME_BEFORE_IT} ${word} ?${FROM_IT}\\b`,
  (word) => `\\b${word} ${BEFORE_IT}\\b`,
  (word) => `\\bopen jaw (?:\\w+ ){1,5}${word}(?: out)?\\b`,
];

/** Where a text says that a journey begins and ends: "fly into Rome, out of Venice", "into FCO and home from VCE". */
export function readEnds(text: string, places: readonly Ended[]): Ends {
  const plain = fold(text);
  // "We fly from Granada to Barcelona" is on the way.
  const folded = withoutLegs(plain, legsIn(plain, places));
  const words = places.map((place) => ({ id: place.id, word: endWord(place, places) }));
  const find = (patterns: typeof BEGINS) =>
    patterns
      .map((pattern) => words.find(({ word }) => new RegExp(pattern(word)).test(folded))?.id)
      .find((id) => id !== undefined);
  const { first = find(BEGINS), last = find(ENDS) } = readInOut(folded, words) ?? {};

  return {
    ...(first === undefined ? {} : { first }),
    ...(last === undefined || last === first ? {} : { last }),
  };
}

const COMES_IN = `(?:进|進|入|イン|${fold('인')}|in)`;
const GOES_OUT = `(?:出|アウト|${fold('아웃')}|out)`;
const BREAK = '(?: xcommax| xbreakx| and)*';

/** "东京进大阪出", "Tokyo in, Osaka out": where one comes in and goes out, and the words that say so. */
export function readInOut(
  folded: string,
  places: readonly { id: string; word: string }[],
): { first: string; last: string; said: string } | undefined {
  for (const first of places)
    for (const last of places) {
      const way = `\\b${first.word} ?${COMES_IN}${BREAK} ?${last.word} ?${GOES_OUT}(?![a-z])`;
      const said = first === last ? undefined : new RegExp(way).exec(folded)?.[0];

      if (said !== undefined) return { first: first.id, last: last.id, said };
    }
  return undefined;
}

/** A place by its names and by those of the airports that serve it best of all the places. */
function endWord(place: Ended, places: readonly Ended[]): string {
  const own = (place.airports ?? []).filter(
    ({ iata, minutes }) =>
      minutes <= MOST_TO_AIRPORT &&
      places.every((one) => one === place || minutesTo(iata, one) > minutes),
  );
  const names = own.flatMap(({ iata }) => [...namesOfAirport(iata, place.name)]);

  return names.length > 0 ? `(?:${wordOf(place)}|${names.join('|')})` : wordOf(place);
}

function minutesTo(iata: string, { airports = [] }: Ended): number {
  return airports.find((one) => one.iata === iata)?.minutes ?? Infinity;
}
