import { distanceKm } from '#server/catalogue/distance.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { isOrdinaryOrInflected } from '#server/gazetteer/ordinary-words.ts';
import { isArticle } from './sight-forms.ts';
import { NATIONS } from './nations.ts';
import { isForeignForm } from './foreign-words.ts';
import { evidenceOf } from './name-evidence.ts';
import type { Stance } from '../understanding/stance.ts';
import { opensSentence, type TextWord } from './text-words.ts';
import { isStop } from './named-in-country.ts';
import { OTHER_WORDS } from './name-words.ts';
import { isSameSpot, type NamedWords, type Namesake } from './namesakes.ts';
import { isGermanText } from './unread-words.ts';
import { AND, saidIn, THEN, type WordRun } from './word-run.ts';

/** How far abroad a town whose name is a word may lie from the place that it stands beside. */
const BESIDE_KM = 250;

type Spoken = NamedWords & { stance: Stance; isWeak: boolean };

/** Whether a name is an ordinary word as well, and stands where such a word would. */
export function isWeakName(
  run: WordRun,
  namesakes: readonly Namesake[],
  mentions: readonly NamedWords[],
): boolean {
  return (
    (run.count === 1
      ? isOtherWord(foldText(saidIn(run)), namesakes) || isForeignTown(run, namesakes)
      : isPlainRun(run, namesakes)) &&
    !isNextStop(run, mentions) &&
    !isGoneTo(run)
  );
}

/** "Arequipa, then Puno", "Marrakech and Fes": behind such a word a capital letter is the next place to go to. */
function isNextStop(run: WordRun, mentions: readonly NamedWords[]): boolean {
  const { words, at } = run;
  const link = words[at - 1]?.key ?? '';
  const isBehindPlace = mentions.some(
    (one) => one.namesakes.length > 0 && one.at + one.count === at - 1,
  );

  return (
    isWrittenAsName(words[at]) &&
    (THEN.test(link) || isStop(run, mentions) || (isBehindPlace && AND.test(link)))
  );
}

/** Written as a name; two letters are one only where both are capitals: "LA", and not the "La" of "La Restinga". */
function isWrittenAsName(word: TextWord | undefined): boolean {
  return (
    word?.isCapital === true && (word.text.length > 2 || word.text === word.text.toUpperCase())
  );
}

/** "2 nights in Jasper": behind a word of place a capital letter is a name, but where every noun has one. */
function isGoneTo({ words, at, count }: WordRun): boolean {
  const { isPlaced, isLoose } = evidenceOf(words, at, count);

  return isPlaced && !isLoose && isWrittenAsName(words[at]) && !isGermanText(words);
}

/** "The hills": an article and ordinary words, in small letters, and a town somewhere. */
function isPlainRun({ words, at, count }: WordRun, [first]: readonly Namesake[]): boolean {
  const [article, ...rest] = words.slice(at, at + count);

  return (
    first?.town !== undefined &&
    first.listed === undefined &&
    article !== undefined &&
    isSmallArticle(article) &&
    rest.every(({ key, isCapital }) => !isCapital && isOrdinaryOrInflected(key))
  );
}

function isSmallArticle({ key, isCapital }: TextWord): boolean {
  return !isCapital && isArticle(key);
}

/** "para", "oda", "Liman olsun": a word that another language uses often, without a capital of its own, and a town somewhere. */
function isForeignTown({ words, at }: WordRun, [first]: readonly Namesake[]): boolean {
  const word = words[at];

  return (
    word !== undefined &&
    (!word.isCapital || opensSentence(word)) &&
    isForeignForm(word.key) &&
    first?.listed === undefined
  );
}

/** Whether a name is an ordinary word as well. */
function isOtherWord(key: string, [first]: readonly Namesake[]): boolean {
  return (
    OTHER_WORDS.has(key) ||
    NATIONS.has(key) ||
    (isOrdinaryOrInflected(key) && first?.town !== undefined)
  );
}

/** Names that are ordinary words count where no other place is wanted, or beside one: "Split and Dubrovnik". */
export function withoutWeak<T extends Spoken>(
  mentions: readonly T[],
  words: readonly TextWord[],
): T[] {
  const sure = mentions.filter(({ isWeak, stance }) => !isWeak && stance === 'wanted');
  // "Fès, on mange halal": a place of ours with a capital, before the towns that are words of the sentence.
  const strong = sure.length > 0 ? sure : mentions.filter((one) => isOurs(one, words));

  return mentions.filter(
    (one) =>
      !one.isWeak ||
      (strong.length === 0 && !isWordOfSentence(one, words)) ||
      strong.includes(one) ||
      // "Puglia, but not Bari"
      (one.stance === 'avoided' && words[one.at]?.isCapital === true) ||
      (!isBehindArticle(one, words) &&
        !isForeignTown({ text: '', words, ...one }, one.namesakes) &&
        strong.some((other) => isOneOrBeside(one, other, words))),
  );
}

/** "Praia em maio": a town whose name is a word as well, within a text and without a capital of its own. */
function isWordOfSentence(
  { at, count, namesakes: [first] }: NamedWords,
  words: readonly TextWord[],
): boolean {
  const word = words[at];

  return (
    count === 1 &&
    words.length > MOST_WORDS_OF_NAME &&
    word !== undefined &&
    first?.town !== undefined &&
    first.listed === undefined &&
    (!word.isCapital || opensSentence(word))
  );
}

/** A text of no more words is a name with what narrows it. */
const MOST_WORDS_OF_NAME = 3;

/** Whether a name of several words begins with an article in small letters, "the hills". */
export function isBehindArticle(
  { at, count }: Pick<NamedWords, 'at' | 'count'>,
  words: readonly TextWord[],
): boolean {
  const first = words[at];

  return count > 1 && first !== undefined && isSmallArticle(first);
}

function isOurs({ stance, at, namesakes: [first] }: Spoken, words: readonly TextWord[]): boolean {
  return (
    stance === 'wanted' && first?.listed?.kind === 'destination' && words[at]?.isCapital === true
  );
}

/** "Detroit. The Motown museum": two names of one place; "Split and Dubrovnik": two places beside each other. */
function isOneOrBeside(
  { at: start, count, namesakes: [own] }: NamedWords,
  { at, count: length, namesakes: [other] }: NamedWords,
  words: readonly TextWord[],
): boolean {
  const end = start + count;
  const isLinked = words[start]?.isCapital === true && AND.test(words[end]?.key ?? '');

  // "Pareja, Lisboa": a word, and no village far from there.
  if (isFarTown(own, other)) return false;
  return (
    (own !== undefined && other !== undefined && isSameSpot(other, own)) ||
    isBeside({ at, count: length }, { start, end }, words) ||
    (isLinked && other !== undefined && at === end + 1)
  );
}

function isFarTown(own: Namesake | undefined, other: Namesake | undefined): boolean {
  return (
    own !== undefined &&
    other !== undefined &&
    own.listed === undefined &&
    own.suggestion.country !== other.suggestion.country &&
    distanceKm(own.suggestion, other.suggestion) > BESIDE_KM
  );
}

/** Right before or behind another name, as the whole of what stands there: not "Etosha. Kinder 8", not "lincoln home". */
function isBeside(
  { at, count }: { at: number; count: number },
  { start, end }: { start: number; end: number },
  words: readonly TextWord[],
): boolean {
  if (at === end) return words[end]?.before !== 'stop';
  const { isClosing, isFollowed } = evidenceOf(words, start, end - start);

  return at + count === start && words[start]?.before !== 'stop' && (isClosing || isFollowed);
}
