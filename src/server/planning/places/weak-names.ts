import { foldText } from '#server/catalogue/fold-text.ts';
import { isOrdinary } from '#server/gazetteer/ordinary-words.ts';
import { isForeignWord } from './foreign-words.ts';
import { evidenceOf } from './name-evidence.ts';
import { OTHER_WORDS } from './name-words.ts';
import type { Namesake } from './namesakes.ts';
import { isGermanText } from './unread-words.ts';
import { AND, saidIn, THEN, type WordRun } from './word-run.ts';

type Place = { at: number; count: number; namesakes: readonly Namesake[] };

/** Whether a name is an ordinary word as well, and stands where such a word would. */
export function isWeakName(
  run: WordRun,
  namesakes: readonly Namesake[],
  mentions: readonly Place[],
): boolean {
  return (
    run.count === 1 &&
    (isOtherWord(foldText(saidIn(run)), namesakes) || isForeignTown(run, namesakes)) &&
    !isNextStop(run, mentions) &&
    !isGoneTo(run)
  );
}

/** "Arequipa, then Puno", "Marrakech and Fes": behind such a word a capital letter is the next place to go to. */
function isNextStop({ words, at }: WordRun, mentions: readonly Place[]): boolean {
  const link = words[at - 1]?.key ?? '';
  const isBehindPlace = mentions.some(
    (one) => one.namesakes.length > 0 && one.at + one.count === at - 1,
  );

  return words[at]?.isCapital === true && (THEN.test(link) || (isBehindPlace && AND.test(link)));
}

/** "2 nights in Jasper": behind a word of place a capital letter is a name, but where every noun has one. */
function isGoneTo({ words, at, count }: WordRun): boolean {
  const { isPlaced, isLoose } = evidenceOf(words, at, count);

  return isPlaced && !isLoose && words[at]?.isCapital === true && !isGermanText(words);
}

/** "para", "oda": a word in small letters that another language uses often, and a town somewhere. */
function isForeignTown({ words, at }: WordRun, [first]: readonly Namesake[]): boolean {
  const word = words[at];

  return (
    word !== undefined && !word.isCapital && isForeignWord(word.key) && first?.listed === undefined
  );
}

/** Whether a name is an ordinary word as well. */
function isOtherWord(key: string, [first]: readonly Namesake[]): boolean {
  return OTHER_WORDS.has(key) || (isOrdinary(key) && first?.town !== undefined);
}
