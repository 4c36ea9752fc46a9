import { isOrdinaryOrInflected } from '#server/gazetteer/ordinary-words.ts';
import { editDistance } from '#server/catalogue/spelling.ts';

const LEAST_PREFIX = 5;
const LEAST_SLIP = 6;
const LONG = 9;

/** "Park guel": beside another word of the name a shorter one may have a slip. */
export function isShortSlip(token: string, word: string): boolean {
  return token.length >= SHORT_SLIP && token[0] === word[0] && editDistance(token, word, 1) === 1;
}

const SHORT_SLIP = 4;

/** A beginning of five letters, or a slip in a longer word that says nothing else ("sights" are no "lights"). */
export function isAlike(token: string, word: string): boolean {
  if (token === word) return true;
  if (token.length >= LEAST_PREFIX && word.startsWith(token)) return true;
  if (word.length >= LEAST_PREFIX && token.startsWith(word) && token.length - word.length <= 2)
    return true;
  const slips = Math.min(token.length, word.length) >= LONG ? 2 : 1;

  return (
    token.length >= LEAST_SLIP &&
    word.length >= LEAST_SLIP &&
    !isOrdinaryOrInflected(token) &&
    editDistance(token, word, slips) <= slips
  );
}
