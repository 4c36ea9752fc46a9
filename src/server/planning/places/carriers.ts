import { readDataFile } from '#server/catalogue/data-folder.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { RIDE_FILES } from '#server/catalogue/rides.ts';
import type { Ride } from '#server/catalogue/ride.schema.ts';
import { loadTransport } from '#server/catalogue/transport.ts';
import { isOrdinaryForm } from '#server/gazetteer/ordinary-words.ts';
import { isForeignWord } from './foreign-words.ts';
import { isFirstName } from './no-names.ts';
import { runLengths, type TextWord, textWords } from './text-words.ts';
import { saidIn } from './word-run.ts';
import { once } from '#shared/remember.ts';
import { wordSet } from '#shared/word-set.ts';

/** A company that people travel with, as a run of words. */
export type Carrier = { said: string; at: number; count: number };

const MOST_WORDS = 3;
const MOST_SIGNS = 9;
/** Shorter names are read in capitals alone: "ANA", "TAP". */
const SHORT = 4;
/** "Norwegian fjords": a people by itself is no airline. */
const DEMONYM = /(?:ian|ish|ese|iss)$/;
/** So long a name is hardly another word. */
const LONG = 8;

/** Airlines, and companies of ferries, trains and coaches, by their folded names. */
const carrierNames = once(
  () =>
    new Set(
      [
        ...loadTransport().airlines.map(({ name }) => name),
        ...RIDE_FILES.flatMap((file) => readDataFile<Ride[]>(file)).flatMap(
          ({ operators }) => operators,
        ),
        ...readDataFile<string[]>('carriers.json'),
      ].map(foldText),
    ),
);

/** The company whose name begins at a word, the longest first. */
export function carrierAt(
  { text, words }: { text: string; words: readonly TextWord[] },
  at: number,
): Carrier | undefined {
  const most = words[at]?.isGlued ? MOST_SIGNS : MOST_WORDS;

  for (const count of runLengths(words, at, { most })) {
    const run = words.slice(at, at + count);
    const said = saidIn({ text, words, at, count });

    if (carrierNames().has(foldText(said)) && isMeant(said, run) && !isGoal(words, at, count))
      return { said, at, count };
  }
  return undefined;
}

/** Words that the lists of ordinary ones do not hold. */
const ALSO_WORDS = wordSet('indigo');
/** "IndiGo" */
const WITHIN_A_WORD = /\p{Ll}\p{Lu}/u;

/** "BA for tango classes": two letters with which a text begins are where it goes, Buenos Aires. */
function isGoal(words: readonly TextWord[], at: number, count: number): boolean {
  const next = words[count];
  const isFollowed = next?.before === 'comma' || /^(?:for|in|\d+)$/.test(next?.key ?? '');

  return at === 0 && count === 1 && words[0]?.text.length === 2 && isFollowed;
}

/** One word that is another word as well, or a short one, is a company by its capitals. */
function isMeant(said: string, run: readonly TextWord[]): boolean {
  const key = foldText(said);

  if (run.length > 1) return true;
  if (DEMONYM.test(key)) return false;
  if (key.length <= SHORT - 1) return said === said.toUpperCase() && /\p{Lu}/u.test(said);
  const isWord =
    ALSO_WORDS.has(key) ||
    (key.length < LONG && (isOrdinaryForm(key) || isForeignWord(key) || isFirstName(key)));

  return !isWord || said === said.toUpperCase() || WITHIN_A_WORD.test(said);
}

/** The companies that a text names. */
export function carriersIn(text: string): Carrier[] {
  const words = textWords(text);
  const found: Carrier[] = [];

  for (let at = 0; at < words.length;) {
    const carrier = carrierAt({ text, words }, at);

    if (carrier) found.push(carrier);
    at += carrier?.count ?? 1;
  }
  return found;
}
