import { isOrdinaryForm } from '#server/gazetteer/ordinary-words.ts';
import { isForeignForm, isForeignWord } from './foreign-words.ts';
import { evidenceOf } from './name-evidence.ts';
import { type Namesake, namesakesOf, type PlacesWorld } from './namesakes.ts';
import type { WordRun } from './word-run.ts';

/** Behind one of these, languages that inflect names write them with another ending: "do Rzymu", "в Прагу". */
const CASE_WORDS =
  /^(?:i|oraz|lub|и|или|та|do|w|we|na|z|ze|od|przez|nad|pod|kolo|obok|v|ve|ke|k|pri|okolo|u|iz|po|za|в|во|на|из|с|по|до|к|под|около|у|з|від|біля)$/;
type Ending = readonly [ending: string, names: readonly string[]];

/** Endings of folded Polish, Czech, Slovak, Croatian and Russian names, each with what the name ends in by itself. */
const CASES: readonly Ending[] = [
  ['owie', ['ow', 'owo', 'owa']],
  ['owa', ['ow', 'owo']],
  ['owem', ['ow', 'owo']],
  ['ego', ['e', 'y']],
  ['iego', ['ie']],
  ['iem', ['ie']],
  ['em', ['e', '']],
  ['ach', ['e', 'y', 'a']],
  ['dze', ['ga']],
  ['rze', ['ra', 'r']],
  ['ze', ['ha', 'ga', 'z']],
  ['cie', ['ta', 't', 'to']],
  ['cji', ['cja']],
  ['ie', ['', 'a', 'o']],
  ['ia', ['']],
  ['ii', ['ia']],
  ['iu', ['', 'ia', 'io']],
  ['ni', ['n', 'nia']],
  ['ne', ['n', 'en', 'na']],
  // "z Katowic", "do Kielc"
  ['', ['e', 'a', 'y', 'i']],
  ['u', ['', 'o', 'a']],
  ['a', ['', 'o', 'e']],
  ['e', ['a', '', 'o']],
  ['i', ['a', 'y', '']],
  ['y', ['a', '']],
  ['ии', ['ия']],
  ['ию', ['ия']],
  ['ью', ['ь']],
  ['ом', ['', 'о']],
  ['ои', ['а', 'ая']],
  ['у', ['а', '', 'о']],
  ['ю', ['я', 'ь']],
  ['а', ['', 'о']],
  ['я', ['ь']],
  ['е', ['а', '', 'я', 'о']],
  ['ы', ['а']],
  ['и', ['а', 'я', 'ь', 'ы']],
];
/** Endings that say by themselves where to: "Roomaan", "Párizsba", "Lizbonaya". */
const SUFFIXES: readonly Ending[] =
  'ssa sta lla lle ban ben ba be bol ra re on en da de ta te ya ye dan den tan ten yi nin'
    .split(' ')
    .map((ending) => [ending, ['']]);
const DOUBLED = /([aeiouy])\1n$/;
const LEAST_STEM = 4;
/** Towns of this size count behind a word of case, and such ones by the ending alone. */
const KNOWN = 5000;
const LARGE = 300_000;

/** The places that a word names in a case of its language, where no place is called as it is written. */
export function inflectedBy(run: WordRun, world: PlacesWorld): Namesake[] | undefined {
  const { words, at, count } = run;
  const word = words[at];

  if (count !== 1 || !word || word.isGlued || isWord(word.key)) return undefined;
  const before = word.before === 'none' ? (words[at - 1]?.key ?? '') : '';
  const isBehindCase = CASE_WORDS.test(before);

  if (!word.isCapital && !isBehindCase) return undefined;
  const found = namesBehind(word.key, isBehindCase)
    .map((name) => knownPlaces(name, world, isBehindCase))
    .find((one) => one.length > 0);

  // "Bieszczady, po górach": where names have capitals, a word without one is no far town.
  return isFarTown(found) && isRatherWord(run) ? undefined : found;
}

function isRatherWord({ words, at, count }: WordRun): boolean {
  return !evidenceOf(words, at, count).isCapital || isForeignForm(words[at]?.key ?? '');
}

/** What a word may be called by itself. */
function namesBehind(key: string, isBehindCase: boolean): string[] {
  return [
    ...(isBehindCase ? stemsOf(key, CASES) : []),
    ...stemsOf(key, SUFFIXES),
    ...(DOUBLED.test(key) ? [key.slice(0, -2)] : []),
  ];
}

function isFarTown(found: readonly Namesake[] | undefined): boolean {
  return found?.[0]?.listed === undefined;
}

function isWord(key: string): boolean {
  return isOrdinaryForm(key) || isForeignWord(key);
}

function stemsOf(key: string, endings: readonly Ending[]): string[] {
  return endings.flatMap(([ending, names]) =>
    key.endsWith(ending) && key.length - ending.length >= LEAST_STEM - 1
      ? names.map((name) => key.slice(0, key.length - ending.length) + name)
      : [],
  );
}

/** Places of the lists, and larger towns where the word before tells of a case as well. */
function knownPlaces(name: string, world: PlacesWorld, isBehindCase: boolean): Namesake[] {
  if (name.length < LEAST_STEM) return [];
  const least = isBehindCase ? KNOWN : LARGE;

  return namesakesOf(name, world).filter(
    ({ listed, town }) => listed !== undefined || (town?.population ?? 0) >= least,
  );
}
