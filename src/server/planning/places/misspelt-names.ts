import { foldText } from '#server/catalogue/fold-text.ts';
import { isOrdinaryForm } from '#server/gazetteer/ordinary-words.ts';
import { isForeignForm, hasOtherLetters } from './foreign-words.ts';
import { evidenceOf, isInPlaceOfName } from './name-evidence.ts';
import type { Namesake, PlacesWorld } from './namesakes.ts';
import { misspelt } from './near-names.ts';
import { isArticle, isLandscape } from './sight-forms.ts';
import { saidIn, type WordRun } from './word-run.ts';

/** The places that a run of words names with a slip of the pen. */
export async function misspeltBy(
  run: WordRun,
  world: PlacesWorld,
  { isSecond }: { isSecond: boolean },
): Promise<Namesake[] | undefined> {
  const name = saidIn(run);

  if (!mayHoldSlip(foldText(name), run) || isNameOfLandscape(run)) return undefined;
  // "Çadır": whoever writes such letters means the word.
  if (hasOtherLetters(name)) return undefined;
  const found = (await misspelt(name, world)).filter((one) => sharesPlainWords(name, one));

  // Behind a clear place a strange word is rather a sight with a slip than another journey, and one in small
  // letters is rather a word that we don't know than a far town.
  const isFar = isSecond || hasPlainWord(name) || !isWritten(run) || !standsInPlace(run);

  if (found.length === 0 || (isSecond && isAside(run))) return undefined;
  return isOurs(found) || !isFar ? found : undefined;
}

function isWritten({ words, at, count }: WordRun): boolean {
  return count === words.length || words[at]?.isCapital === true;
}

/** "Kyoto. Fish stock (dashi)": a word in small letters that stands alone, where names have capitals. */
function isAside({ words, at, count }: WordRun): boolean {
  const { isOpening, isClosing, isCapital } = evidenceOf(words, at, count);

  return isOpening && isClosing && !isCapital;
}

/** "Val di Fassa" is a valley, and no slip of a town. */
function isNameOfLandscape({ words, at }: WordRun): boolean {
  const [kind, article] = words.slice(Math.max(0, at - 2), at).map(({ key }) => key);

  return isLandscape(article ?? '') || (isArticle(article ?? '') && isLandscape(kind ?? ''));
}

/** A destination by its own name, and not as the city of a quarter. */
function isOurs(found: readonly Namesake[]): boolean {
  return found.some(({ listed, town }) => listed?.kind === 'destination' && town === undefined);
}

/** "new orleanz": the ordinary words of a name are written right, and the slip is in another one. */
function sharesPlainWords(name: string, { suggestion }: Namesake): boolean {
  const own = foldText(suggestion.name).split(' ');
  const words = foldText(name).split(' ');

  return (
    words.length === 1 ||
    words.filter((word) => isOrdinaryForm(word)).every((word) => own.includes(word))
  );
}

function hasPlainWord(name: string): boolean {
  return foldText(name)
    .split(' ')
    .some((word) => isOrdinaryForm(word));
}

const LONG_NAME = 8;
/** Where a text begins, a shorter name with a slip is one as well: "budpest thermal baths". */
const LONG_OPENING = 6;

function standsInPlace({ words, at, count }: WordRun): boolean {
  const evidence = evidenceOf(words, at, count);

  return isInPlaceOfName(evidence) || (evidence.isListed && evidence.isCapital);
}

/** Whether words stand where the name of a place does, or a long one where a text begins, and one is of no language. */
function mayHoldSlip(key: string, run: WordRun): boolean {
  const words = key.split(' ');
  const first = run.words[run.at];
  const isLong = key.length >= (first?.before === 'start' ? LONG_OPENING : LONG_NAME);

  if (
    key.length < 5 ||
    first?.isGlued ||
    words.every((word) => isOrdinaryForm(word) || isForeignForm(word))
  )
    return false;
  if (hasPlainWord(key) && !isLong) return false;
  return standsInPlace(run) || (isLong && evidenceOf(run.words, run.at, run.count).isOpening);
}
