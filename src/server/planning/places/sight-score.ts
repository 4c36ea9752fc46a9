import { isAlike, isShortSlip } from './alike-words.ts';
import { isPlainAdjective } from './plain-adjectives.ts';
import { isNumber } from './plain-tokens.ts';
import { isGeneric, isLandscape, isPlaceKind, type SightForm } from './sight-forms.ts';
import { isTravelWord } from './travel-words.ts';

const LONG = 9;
/** The score of a sight that is named as a whole, but for the words of its destination. */
export const WHOLE = 95;

/** What words tell of a sight, whichever it is. */
export type Telling = {
  /** Whether they are plain ones. */
  isPlain: boolean;
  /** The words of the destination's own name. */
  own: ReadonlySet<string>;
  /** Without spaces. */
  glued: string;
  /** How many of them tell a sight from the others of its destination. */
  count: number;
  /** Whether they may be meant for words that are like them. */
  mayBeNear: boolean;
};

/** What the words of a text tell of the sights of a destination. */
export function tellingOf(
  tokens: readonly string[],
  { isPlain, own }: Pick<Telling, 'isPlain' | 'own'>,
): Telling {
  const count = tellingWords(tokens, own);

  // "Grandma" is no slip of the Grand Prix.
  return {
    isPlain,
    own,
    glued: tokens.join(''),
    count,
    mayBeNear: !isPlain && count > 0 && !tokens.every(isTravelWord),
  };
}

/** How well the words name the sight: 0 not at all, 100 by its very name. */
export function scoreOf(
  tokens: readonly string[],
  { tokens: name, isFood }: SightForm,
  telling: Telling,
): number {
  // Every name of a destination is compared with every few words of a text, so nothing is made here.
  const isAllIn = tokens.every((token) => name.includes(token));
  const isSame =
    (isAllIn && name.every((word) => tokens.includes(word))) ||
    (telling.glued.length >= LONG && telling.glued === name.join(''));

  if (isSame) return telling.isPlain && name.length === 1 ? 0 : 100;
  if (isFood) return 0;
  return isAllIn ? partScore(tokens, name, telling) : nearScore(tokens, name, telling);
}

/** Where all the words are in the name, but are not the whole of it. */
function partScore(
  tokens: readonly string[],
  name: readonly string[],
  { isPlain, own, count }: Telling,
): number {
  const without = name.filter((token) => !own.has(token));

  if (without.length > 0 && without.every((token) => tokens.includes(token)))
    return isPlain && without.every((token) => isGeneric(token) || isPlainAdjective(token))
      ? 0
      : WHOLE;
  if (isLandscapeOf(tokens, name)) return LANDSCAPE;
  if (isPlain && isPlainName(tokens, name)) return PLAIN_NAME;
  return count > 0 && (!isPlain || count > 1) ? 50 + (40 * tokens.length) / name.length : 0;
}

/** "lake bled", where the shore walk of that lake is the sight. */
function isLandscapeOf(tokens: readonly string[], name: readonly string[]): boolean {
  return (
    tokens.length > 1 &&
    isLandscape(tokens[0] ?? '') &&
    tokens.every((token, at) => token === name[at])
  );
}

const LANDSCAPE = 60;
const PLAIN_NAME = 55;

/** "The fish market" for Altona Fish Market: a word and a kind of place, with one word less than the name. */
function isPlainName(tokens: readonly string[], name: readonly string[]): boolean {
  const [first = '', kind = ''] = tokens;

  return (
    tokens.length === 2 &&
    name.length <= tokens.length + 1 &&
    name.at(-1) === kind &&
    isPlaceKind(kind) &&
    !isGeneric(first)
  );
}

/** Where each of the words is like one of the name: a beginning or a slip of it. */
function nearScore(
  tokens: readonly string[],
  name: readonly string[],
  { mayBeNear }: Telling,
): number {
  if (!mayBeNear) return 0;
  const isNear = tokens.every((token) =>
    name.some((one) => isAlike(token, one) || (tokens.length > 1 && isShortSlip(token, one))),
  );

  return isNear ? 40 + (10 * tokens.length) / name.length : 0;
}

/** How many of the words tell a sight from the others of its destination. */
function tellingWords(tokens: readonly string[], own: ReadonlySet<string>): number {
  return tokens.filter((token) => !isGeneric(token) && !own.has(token) && !isNumber(token)).length;
}
