import { isOrdinary } from '#server/gazetteer/ordinary-words.ts';
import { isPlainWord } from '../understanding/plain-words.ts';
import { isPlainAdjective } from './plain-adjectives.ts';
import { isGeneric } from './sight-forms.ts';
import type { TextWord } from './text-words.ts';
import { isTravelWord } from './travel-words.ts';

/** Whether a word of a run is one that people write without naming anything. */
export function isPlainToken(token: string, run: readonly TextWord[]): boolean {
  return (
    isGeneric(token) ||
    isPlainAdjective(token) ||
    ((isOrdinary(token) || isAdverb(token)) && !hasCapital(token, run))
  );
}

/** "Only lightly, please" names no River of Light. */
function isAdverb(token: string): boolean {
  return token.endsWith('ly') && isOrdinary(token.slice(0, -2));
}

function hasCapital(token: string, run: readonly TextWord[]): boolean {
  return run.some(
    ({ isCapital, isGlued, before, key }) =>
      (isCapital && !isOpening(before, run) && key.startsWith(token)) || isGlued,
  );
}

/** Whether a capital is that of a sentence: "Kids need a pool" names no Kids Market. */
function isOpening(before: TextWord['before'], run: readonly TextWord[]): boolean {
  return before === 'start' || (before === 'stop' && run.every(isOfEveryDay));
}

function isOfEveryDay({ key }: TextWord): boolean {
  return isPlainWord(key) || isTravelWord(key);
}

/** "kids 6 and 9", "5th visit", "8 May", "18 Uhr": a bare number, hour or month names no sight. */
export function isNumber(token: string): boolean {
  return /^(?:\d+(?:st|nd|rd|th)?|one|two|three|four|five|six|seven|eight|nine|ten|january|february|march|april|may|june|july|august|september|october|november|december|uhr|uur)$/.test(
    token,
  );
}
