import { loadTransport } from '#server/catalogue/transport.ts';
import type { NotUnderstood } from '#shared/preferences/understanding.schema.ts';
import { isOrdinaryForm, isSlipOfOrdinary } from '#server/gazetteer/ordinary-words.ts';
import { isForeignForm, isInflecting } from './foreign-words.ts';
import { evidenceOf } from './name-evidence.ts';
import { isRelation } from './people-named.ts';
import { isArtist, namesNobodysGoal } from './no-names.ts';
import {
  isArticle,
  isGeneric,
  isLandscape,
  isPlaceKind,
  PARTS_NAMES,
  sightTokens,
} from './sight-forms.ts';
import type { TextWord } from './text-words.ts';
import { isTravelWord } from './travel-words.ts';
import { runBetween } from './word-run.ts';
import { wordSet } from '#shared/word-set.ts';

type Text = { text: string; words: readonly TextWord[]; isTaken: (at: number) => boolean };
export type UnreadRun = { said: string; at: number; count: number };

/** Whether a text has words that only German has, where every noun has a capital and many are made of two. */
export function isGermanText(words: readonly TextWord[]): boolean {
  return words.some(({ key }) => GERMAN.has(key));
}

const GERMAN = wordSet(`
  und mit der die das nach fur ohne ein eine wir ich im bitte tage zum uns nicht oder von den dem am ist aber
  uhr bis beim auf ankunft abflug ruckflug montag dienstag mittwoch donnerstag freitag samstag sonntag kinder
`);
const MOST = 12;

/** Names in a text that nothing was made of: words of no language, and words with a capital letter. */
export function unreadNames({ text, words, isTaken }: Text): UnreadRun[] {
  const reading = {
    words,
    isTaken,
    isGerman: isGermanText(words),
    isLower: !words.some(({ isCapital, before }) => isCapital && before === 'none'),
    isInflecting: isInflecting({ text, words }),
  };
  const runs: UnreadRun[] = [];

  for (let at = 0; at < words.length; at += 1) {
    if (!isNameWord(at, reading)) continue;
    const end = nameEnd(at, reading);
    const start = nameStart(at, reading);

    runs.push(runBetween({ text, words }, start, end));
    at = end - 1;
  }
  return runs.slice(0, MOST);
}

/**
 * An unread name with the words in capitals around it that belong to it: "Kea Crystal Caverns", "Hoshikagura Mirror
 * Pagoda". Words that `isTaken` belong to another name.
 */
export function wholeName(
  { said, at, count }: UnreadRun,
  { text, words }: Pick<Text, 'text' | 'words'>,
  isTaken: (at: number) => boolean,
): UnreadRun {
  const isPart = (one: number, joint: number) =>
    words[one]?.isCapital === true &&
    words[one].text.length > 1 &&
    words[joint]?.before === 'none' &&
    !isTaken(one);
  let [from, to] = [at, at + count];
  // "Loch Ness Underwater Cathedral": what ordinary words alone name goes by the name before them.
  const isPlain = words
    .slice(at, at + count)
    .every(({ key }) => isOrdinaryForm(key) || isPlaceKind(key));
  const isBegun = (one: number, joint: number) =>
    isPlain && words[one]?.isCapital === true && words[joint]?.before === 'none';

  // In German every noun has a capital.
  if (isGermanText(words)) return { said, at, count };
  while ((isPart(from - 1, from) || isBegun(from - 1, from)) && !isOpening(words, from - 1))
    from -= 1;
  while (isPart(to, to)) to += 1;
  return runBetween({ text, words }, from, to);
}

/** The first word of a sentence has a capital anyway. */
function isOpening(words: readonly TextWord[], at: number): boolean {
  const word = words[at];

  return (
    word !== undefined &&
    (word.before === 'start' || word.before === 'stop') &&
    isOrdinaryForm(word.key)
  );
}

type Reading = Pick<Text, 'words' | 'isTaken'> & {
  isGerman: boolean;
  /** Names stand there without capitals. */
  isLower: boolean;
  /** More words of its language than are listed have forms of their own. */
  isInflecting: boolean;
};

/** Behind which word the name that begins at one ends; an article ends none. */
function nameEnd(at: number, reading: Reading): number {
  const { words } = reading;
  let end = at + 1;

  while (end < words.length && isJoined(end, reading)) end += 1;
  while (end > at + 1 && isArticle(words[end - 1]?.key ?? '')) end -= 1;
  return end;
}

/** "Casa de Neruda", "Kafka Museum": a sight that goes by the name of somebody. */
function isNamedAfter(at: number, reading: Reading): boolean {
  return nameStart(at, reading) < at || isKindAt(reading.words, at + 1, at + 1);
}

/** Where a name begins with the kind of place before it: "musée X", "casa de X", "16th Street X". */
function nameStart(at: number, reading: Reading): number {
  const keyOf = (one: number) => reading.words[one]?.key ?? '';
  let kind = at - 1;

  while (isFree(kind, reading) && isArticle(keyOf(kind)) && !PARTS_NAMES.test(keyOf(kind)))
    kind -= 1;
  const leads = [isPlaceKind, isLandscape, (key: string) => STAYS.test(key)];

  if (!isFree(kind, reading) || !leads.some((isLead) => isLead(keyOf(kind)))) return at;
  return isFree(kind - 1, reading) && ORDINAL.test(keyOf(kind - 1)) ? kind - 1 : kind;
}

const STAYS =
  /^(?:hotels?|hostels?|hostal|riad|pension|pensione|resort|inn|guesthouse|albergo|locanda|pousada|auberge|gasthof|casa|wat|pura|candi|dzong|masjid)$/;
const ORDINAL = /^\d+(st|nd|rd|th)$/;

/** A word that nothing was made of and that nothing parts from the next. */
function isFree(at: number, { words, isTaken }: Reading): boolean {
  return words[at] !== undefined && words[at + 1]?.before === 'none' && !isTaken(at);
}

function isNameWord(at: number, reading: Reading): boolean {
  const word = reading.words[at];

  if (!word || reading.isTaken(at) || namesNothing(word) || isPerson(at, reading.words))
    return false;
  if (isArtist(word.key)) return word.isCapital && isNamedAfter(at, reading);
  if (isOrdinaryForm(word.key)) return isWrittenAsName(word, at, reading);
  return word.isCapital || isShortForm(reading.words, at) || standsAsName(at, reading);
}

/** Words that are no name of a sight wherever they stand. */
function namesNothing({ text, key, isGlued }: TextWord): boolean {
  return (
    isGlued ||
    key.length < 3 ||
    /\d/.test(key) ||
    namesNobodysGoal(key) ||
    isTravelWord(key) ||
    isForeignForm(key) ||
    isRelation(key) ||
    STAYS.test(key) ||
    loadTransport().airport(text) !== undefined
  );
}

/** "my friend Sarah", "with the Johnsons". */
function isPerson(at: number, words: readonly TextWord[]): boolean {
  const [first, before] = [words[at - 2]?.key ?? '', words[at - 1]?.key ?? ''];
  const isNamed = words[at]?.before === 'none' && isRelation(before);

  return isNamed || (first === 'with' && before === 'the' && words[at]?.key.endsWith('s') === true);
}

/** A strange word in small letters beside one for a kind of place, or behind one of place. */
function standsAsName(at: number, { words, isLower, isInflecting: hasForms }: Reading): boolean {
  const { isPlaced, isLoose } = evidenceOf(words, at, 1);
  const key = words[at]?.key ?? '';
  // "base em barreirinhas": where nothing has a capital, a word of no language that is known.
  const isAlone = isLower && (isInShortPhrase(words, at) || (!hasForms && isUnknownWord(key)));

  return (
    isAlone ||
    (isPlaced && !isLoose) ||
    endsAsPlace(key) ||
    opensPhrase(words[at]) ||
    isKindAt(words, at + 1, at + 1) ||
    isBehindKind(words, at)
  );
}

/** "karlsruhe zkm": letters without a vowel right behind a word, at the end of what is said. */
function isShortForm(words: readonly TextWord[], at: number): boolean {
  const next = words[at + 1];

  return (
    words[at]?.before === 'none' &&
    (next === undefined || next.before !== 'none') &&
    /^[b-df-hj-np-tv-xz]{3,5}$/.test(words[at].key)
  );
}

function isUnknownWord(key: string): boolean {
  return /^[a-z]{4,}$/.test(key) && !isSlipOfOrdinary(key);
}

/** "kids 4 and 7, legoland too": a longer word of no language behind a comma or a full stop. */
function opensPhrase(word: TextWord | undefined): boolean {
  return (
    word !== undefined &&
    (word.before === 'comma' || word.before === 'stop') &&
    word.key.length >= LONG_WORD &&
    /^[a-z]+$/.test(word.key) &&
    !isSlipOfOrdinary(word.key)
  );
}

const LONG_WORD = 6;

/** "the torre dei brugnoni", "gate of zerduvalo". */
function isBehindKind(words: readonly TextWord[], at: number): boolean {
  const key = words[at - 1]?.key ?? '';
  const hasArticle = words[at]?.before === 'none' && isArticle(key) && !PARTS_NAMES.test(key);

  return isKindAt(words, at - 1, at) || (hasArticle && isKindAt(words, at - 2, at - 1));
}

/** "brankelhof": what German writes in one word with the kind of place. */
function endsAsPlace(key: string): boolean {
  return /^[a-z]{4,}(?:hof|garten|kirche|kapelle|turm|platz|brucke|schloss|burg|museum|hutte|klamm)$/.test(
    key,
  );
}

/** Whether a word is one of a few between two breaks and no slip of a common one: "tre cime di lavaredo". */
function isInShortPhrase(words: readonly TextWord[], at: number): boolean {
  let [from, to] = [at, at + 1];

  while (words[from]?.before === 'none') from -= 1;
  while (words[to]?.before === 'none') to += 1;
  return to - from === 1 || (to - from <= SHORT_PHRASE && !isSlipOfOrdinary(words[at]?.key ?? ''));
}

const SHORT_PHRASE = 4;

/** Whether a word is one for a kind of place, and nothing parts it from its neighbour. */
function isKindAt(words: readonly TextWord[], at: number, joint: number): boolean {
  const word = words[at];

  return (
    word !== undefined &&
    words[joint]?.before === 'none' &&
    (isLandscape(word.key) || sightTokens(word.key).some(isGeneric))
  );
}

/** Whether an ordinary word has a capital letter that only a name explains. */
function isWrittenAsName(
  word: TextWord,
  at: number,
  { words, isTaken, isGerman }: Reading,
): boolean {
  const next = words[at + 1];
  const opens = word.before === 'start' || word.before === 'stop';
  const isAllCaps = word.text === word.text.toUpperCase();
  const isName = word.isCapital && !opens && !isGerman && !isAllCaps;
  const isBesideName = next?.before === 'none' && next.isCapital && !isTaken(at + 1);

  return isName && (isBesideName || word.before !== 'comma');
}

/** A name goes on over articles and words with a capital letter. */
function isJoined(at: number, reading: Reading): boolean {
  const word = reading.words[at];

  if (!word || word.before !== 'none' || reading.isTaken(at)) return false;
  if (isArticle(word.key)) {
    const next = reading.words[at + 1];

    return next !== undefined && next.isCapital && next.before === 'none';
  }
  return isPlaceKind(word.key) || isNameWord(at, reading) || isCapitalPart(at, reading);
}

/** An ordinary word with the capital letter of a name: "Skarnholm Lighthouse Museum". */
function isCapitalPart(at: number, { words, isGerman }: Reading): boolean {
  const word = words[at];

  return word?.isCapital === true && !isGerman && !namesNobodysGoal(word.key);
}

/** Such names with the names that come nearest. */
export function toNotUnderstood(
  runs: readonly UnreadRun[],
  nearest: (said: string) => string[],
): NotUnderstood[] {
  return runs.map(({ said }) => ({ said, nearest: nearest(said) }));
}
