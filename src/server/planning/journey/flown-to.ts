import { fold, type Named, wordOf } from './names-of-route.ts';
import { RETURN, RETURN_FROM } from './return-words.ts';

/** Before the name of where a trip ends: "return from Lima", "we fly home out of Bangkok", "back to Tokyo for the last night". */
const FLYING = `(?:(?:return\\w*|fl(?:y|ies|ight) (?:back|home)|flying (?:back|home)|back|home|depart\\w*|leav\\w+) (?:home )?(?:from|out of)|out of|${RETURN} ${RETURN_FROM})`;
const BACK_TO = '(?:back|return\\w*) (?:to|in)';
const LAST_NIGHTS = '(?:for )?(?:the |our |a )?(?:last|final) (?:\\w+ )?nights?';
/** How a text says that one lands at a place, as the place's name is written in it. */
function landsThere(place: Named): RegExp {
  return new RegExp(`\\b(?:fl(?:y|ies|ight|ying) into|land\\w* (?:in|at)) ${wordOf(place)}\\b`);
}

/** How a text says that one flies home from a place, or is back there for the last night. */
export function leavesThere(place: Named): RegExp {
  const name = wordOf(place);

  return new RegExp(
    `\\b(?:${FLYING} ${name}|${BACK_TO} ${name} ${LAST_NIGHTS}|${LAST_NIGHTS} (?:back )?in ${name})\\b`,
  );
}

/**
 * The place that a text names for no more than that the trip ends or begins there: "fly home from Dublin". Who tells
 * both, "fly into Rome, Florence, out of Venice", tells a route of three places.
 */
export function endsOnly(text: string, places: readonly Named[]): Set<string> {
  const folded = fold(text);
  const told = (pattern: (place: Named) => RegExp) =>
    places.filter((place) => pattern(place).test(folded));
  const [first] = told(landsThere);
  const [last] = told(leavesThere);
  const isOnce = (place: Named) =>
    [...folded.matchAll(new RegExp(`\\b${wordOf(place)}\\b`, 'g'))].length === 1;

  return new Set(
    [first, last].flatMap((one) => (one && !(first && last) && isOnce(one) ? [one.id] : [])),
  );
}

/** "Florence, Siena" in the field, and "we fly home from Rome" in the notes: a list of places with those of the flights. */
export function withFlownTo<T extends { suggestion: Named }>(
  listed: readonly T[],
  notes: string,
  places: readonly T[],
): T[] {
  const folded = fold(notes);
  const known = new Set(listed.map(({ suggestion }) => suggestion.id));
  const isFlownTo = (place: Named) =>
    landsThere(place).test(folded) || leavesThere(place).test(folded);
  const flown = places.filter(
    ({ suggestion }) => !known.has(suggestion.id) && isFlownTo(suggestion),
  );

  return listed.length > 1 ? [...listed, ...flown] : [...listed];
}
