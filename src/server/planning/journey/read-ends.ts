import type { Destination } from '#server/catalogue/catalogue.ts';
import { namesOfAirport } from '../places/named-airport.ts';
import { fold, type Named, wordOf } from './names-of-route.ts';

/** A place that may be called by its airports too. */
type Ended = Named & Partial<Pick<Destination, 'airports'>>;
/** Where a journey begins and ends, by ids. */
export type Ends = { first?: string; last?: string };

/** One does not land further than this from where one wants to be first or last. */
const MOST_TO_AIRPORT = 90;

const INTO =
  '(?:(?:flights? (?:into|in|to)|(?:fly|flies|flying|arriv\\w+|land\\w*|outbound) (?:in to|in|into|at|to|via)|(?:start|begin)\\w*(?: (?:in|into|at|to|from|with))?)|arrival(?: in| at)?|in via|first (?:\\w+ )?(?:nights?|days?) (?:in|at))';
const OUT =
  '(?:out of|(?:back|home|return\\w*|inbound|return flight|flight home|flight back) (?:from|via)|back to(?= (?:\\w+ ){1,3}for the (?:last|final))|fly(?:ing)? (?:home |back )?(?:out )?(?:of|from)|(?:leav|depart)\\w* (?:home )?from|departure(?: from)?|(?:end(?:s|ing)?|finish\\w*)(?: up)?(?: (?:in|at|with))?|(?:last|final) (?:\\w+ )?(?:nights?|days?) (?:in|at)|(?:nights?|days?) at the end in)';
/** The same in the languages of travellers: "wir beginnen in Wien", "aterrizamos en Lima", "zuerst Rom". */
const BEGINNING =
  '(?:(?:beginn\\w*|anfang\\w*|start\\w*|commen\\w+|demarr\\w+|empez\\w+|empiez\\w+|comenz\\w+|comienz\\w+|inizi\\w+|comec\\w+|fliegen|flug|landung|ankunft|arrive\\w*|atterri\\w+|volons|vol aller|aterriz\\w+|llega\\w*|volamos|atterra\\w*|voliamo|arrivi\\w*|voamos|cheg\\w+)(?: wir)? (?:in|mit|nach|a|par|vers|pour|en|con|por|da|per|em|para)|(?:first|zuerst|erst|d abord|primero|primeiro|prima|najpierw)(?: (?:to|nach|in|a|en|em))?)';
const END =
  '(?:(?:ende\\w*|aufhor\\w*|schluss|abschluss|fini\\w*|termin\\w+|acab\\w+|conclud\\w+)(?: (?:wir|noch))? (?:in|mit|nach|a|par|avec|en|con|em|com)|(?:zum (?:schluss|abschluss)|am ende|zuletzt|pour finir|enfin|por ultimo|por fim|per finire|infine|finally|lastly)(?: (?:in|nach|to|a|en|em))?)';
/** "Rückflug ab Porto"; a flight there and back begins at home. */
const RETURNING =
  '(?<!\\b(?:und|y|e|aller|hin) )(?:zuruck|ruckflug|heimflug|abflug|retour|vuelta|regreso|volvemos|ritorno|rientro|volta|voltamos|regressamos)(?: (?:wir|dann))? (?:ab|von|aus|de|depuis|desde|da)';
/** "Into Rome, out of Venice": nothing else comes between. */
const INTO_OUT = 'into(?= (?:\\w+ ){1,3}(?:and )?(?:back )?out of)';

/** "Zanzibar and before that a safari": what was named before it comes last. */
const BEFORE_IT =
  '(?:\\w+ )?(?:before that|before it|beforehand|davor|vorher|avant (?:cela|ca)|antes de eso|prima di questo|antes disso)';

/** Where a text says that a journey begins and ends: "fly into Rome, out of Venice", "into FCO and home from VCE". */
export function readEnds(text: string, places: readonly Ended[]): Ends {
  const folded = fold(text);
  const words = places.map((place) => ({ id: place.id, word: endWord(place, places) }));
  const find = (pattern: (word: string) => string) =>
    words.find(({ word }) => new RegExp(pattern(word)).test(folded))?.id;
  const first =
    find((word) => `\\b(?:${INTO}|${INTO_OUT}|${BEGINNING}) ${word}\\b`) ??
    find((word) => `\\bopen jaw (?:in(?:to)? )?${word}\\b`);
  const last =
    find((word) => `\\b(?:${OUT}|${END}|${RETURNING}) ${word}\\b`) ??
    find((word) => `\\b${word} ${BEFORE_IT}\\b`) ??
    find((word) => `\\bopen jaw (?:\\w+ ){1,5}${word}(?: out)?\\b`);

  return {
    ...(first === undefined ? {} : { first }),
    ...(last === undefined || last === first ? {} : { last }),
  };
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
