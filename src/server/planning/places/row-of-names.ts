import { foldText } from '#server/catalogue/fold-text.ts';
import { CHIEF_NAMESAKES } from './chief-namesakes.ts';
import { NO_TOWNS, PLAIN_WORDS } from './name-words.ts';
import {
  clearOne,
  type NamedWords,
  type Namesake,
  namesakesOf,
  type PlacesWorld,
} from './namesakes.ts';
import { evidenceOf } from './name-evidence.ts';
import { namesNobodysGoal } from './no-names.ts';
import { type NamedListed, placeNames } from './place-names.ts';
import { isGeneric } from './sight-forms.ts';
import { isTravelWord } from './travel-words.ts';
import { runLengths } from './text-words.ts';
import { AND, saidIn, type WordRun } from './word-run.ts';

const MOST_WORDS = 3;
const KNOWN_ABROAD = 50_000;

/**
 * "split and dubrovnik", "zadar, split, dubrovnik": a destination whose name is an ordinary word, in small letters, where
 * it is all that stands between the parts of a list and a destination of its country stands beside it.
 */
export function destinationOfList(
  run: WordRun,
  mentions: readonly NamedWords[],
  world: PlacesWorld,
): Namesake[] | undefined {
  const name = saidIn(run);
  const key = foldText(name);
  const countries = countriesBeside(run, mentions, world);

  if (key.length < 3 || countries.size === 0) return undefined;
  const found = namesakesOf(name, world).filter(
    ({ listed, suggestion }) => listed?.kind === 'destination' && countries.has(suggestion.country),
  );

  return found.length > 0 ? found : undefined;
}

/** The countries of the destinations right before and behind a part of a list; none where it is no whole part. */
function countriesBeside(
  run: WordRun,
  mentions: readonly NamedWords[],
  world: PlacesWorld,
): ReadonlySet<string> {
  const before = countryBefore(run, mentions);
  const behind = countriesBehind(run, world);
  const { isPlaced, isClosing } = evidenceOf(run.words, run.at, run.count);
  const isBegun = run.words[run.at]?.before !== 'none' || isPlaced || before.length > 0;

  return new Set(isBegun && (isClosing || behind.length > 0) ? [...before, ...behind] : []);
}

/** The country of the destination before a comma or an "and", of which the run comes next. */
function countryBefore({ words, at }: WordRun, mentions: readonly NamedWords[]): string[] {
  const isBehindAnd = AND.test(words[at - 1]?.key ?? '');
  const last = mentions.find((one) => one.at + one.count === (isBehindAnd ? at - 1 : at));
  const first = last?.namesakes[0];

  return (isBehindAnd || words[at]?.before === 'comma') && first?.listed?.kind === 'destination'
    ? [first.suggestion.country]
    : [];
}

/** The countries of the destination that comes next behind a comma or an "and". */
function countriesBehind({ text, words, at, count }: WordRun, world: PlacesWorld): string[] {
  const end = words[at + count];
  const isAnd = end?.before === 'none' && AND.test(end.key);

  if (!isAnd && end?.before !== 'comma') return [];
  return destinationsAt(isAnd ? at + count + 1 : at + count, { text, words }, world);
}

/** "london york edinburgh": a town in a row of names that nothing parts, or between two places of a list. */
export function namedInRow(
  run: WordRun,
  mentions: readonly NamedWords[],
  world: PlacesWorld,
): Namesake[] | undefined {
  const name = saidIn(run);
  const key = foldText(name);
  const isListed = isWithinList(run, mentions, world);
  const isInRow = isListed || (isBehindPlace(run, mentions) && isOneOfRow(run, mentions, world));

  if (!isInRow || isOtherWord(key) || namesNobodysGoal(key)) return undefined;
  const found = namesakesOf(name, world);
  const best = clearOne(found);
  const least = isListed ? 0 : KNOWN_ABROAD;

  return best && (best.listed ?? (best.town?.population ?? 0) >= least) ? found : undefined;
}

/** Between two places, behind two of them, or a name that travellers use for one town alone. */
function isOneOfRow(run: WordRun, mentions: readonly NamedWords[], world: PlacesWorld): boolean {
  return (
    isBeforePlace(run, world) ||
    (isLast(run) && isBehindRow(mentions)) ||
    CHIEF_NAMESAKES.has(foldText(saidIn(run)))
  );
}

function isOtherWord(key: string): boolean {
  return (
    key.length < 3 ||
    PLAIN_WORDS.has(key) ||
    NO_TOWNS.test(key) ||
    key.split(' ').some((word) => isTravelWord(word) || isGeneric(word))
  );
}

function isBehindPlace({ words, at }: WordRun, mentions: readonly NamedWords[]): boolean {
  const last = mentions.at(-1);

  return (
    words[at]?.before === 'none' &&
    last !== undefined &&
    last.namesakes.length > 0 &&
    last.at + last.count === at
  );
}

/** "Bangkok, Pai, Koh Lanta": a name with its capital letter between two places of a list. */
function isWithinList(run: WordRun, mentions: readonly NamedWords[], world: PlacesWorld): boolean {
  const { words, at, count } = run;
  const last = mentions.at(-1);
  const isBehind =
    words[at]?.before === 'comma' && last !== undefined && last.at + last.count === at;

  return (
    isBehind &&
    last.namesakes.length > 0 &&
    words.slice(at, at + count).every(({ isCapital }) => isCapital) &&
    words[at + count]?.before === 'comma' &&
    isPlaceAt(at + count, run, world)
  );
}

/** Two places right behind each other stand before this one. */
function isBehindRow(mentions: readonly NamedWords[]): boolean {
  const [first, second] = mentions.slice(-2);

  return (
    first !== undefined &&
    second !== undefined &&
    first.namesakes.length > 0 &&
    first.at + first.count === second.at
  );
}

function isLast({ words, at, count }: WordRun): boolean {
  const next = words[at + count];

  return next === undefined || next.before !== 'none' || /^\d|^(?:for|in)$/.test(next.key);
}

function isBeforePlace({ text, words, at, count }: WordRun, world: PlacesWorld): boolean {
  const from = at + count;

  return words[from]?.before === 'none' && isPlaceAt(from, { text, words }, world);
}

/** Whether the name of a destination or a region begins at a word. */
function isPlaceAt(
  from: number,
  text: Pick<WordRun, 'text' | 'words'>,
  world: PlacesWorld,
): boolean {
  return listedAt(from, text, world).some(({ kind }) => kind !== 'country');
}

/** The countries of the destinations whose names begin at a word. */
function destinationsAt(
  from: number,
  text: Pick<WordRun, 'text' | 'words'>,
  world: PlacesWorld,
): string[] {
  return listedAt(from, text, world).flatMap((one) =>
    one.kind === 'destination' ? [one.destination.country] : [],
  );
}

/** What the lists call by a name that begins at a word. */
function listedAt(
  from: number,
  { text, words }: Pick<WordRun, 'text' | 'words'>,
  { catalogue }: PlacesWorld,
): NamedListed[] {
  return runLengths(words, from, { most: MOST_WORDS })
    .toReversed()
    .flatMap((count) => {
      const key = foldText(saidIn({ text, words, at: from, count }));

      return isOtherWord(key) ? [] : [...placeNames(catalogue).called(key)];
    });
}
