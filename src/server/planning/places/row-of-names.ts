import { foldText } from '#server/catalogue/fold-text.ts';
import { CHIEF_NAMESAKES } from './chief-namesakes.ts';
import { NO_TOWNS, PLAIN_WORDS } from './name-words.ts';
import { clearOne, type Namesake, namesakesOf, type PlacesWorld } from './namesakes.ts';
import { placeNames } from './place-names.ts';
import { isGeneric } from './sight-forms.ts';
import { isTravelWord } from './travel-words.ts';
import { saidIn, type WordRun } from './word-run.ts';

type Place = { at: number; count: number; namesakes: readonly Namesake[] };

const MOST_WORDS = 3;
const KNOWN_ABROAD = 50_000;

/** "london york edinburgh": a town in a row of names that nothing parts, between two places or behind two of them. */
export function namedInRow(
  run: WordRun,
  mentions: readonly Place[],
  world: PlacesWorld,
): Namesake[] | undefined {
  const name = saidIn(run);
  const key = foldText(name);

  if (!isBehindPlace(run, mentions) || isOtherWord(key)) return undefined;
  const isBetween = isBeforePlace(run, world);
  const isThird = isLast(run) && isBehindRow(mentions);

  if (!isBetween && !isThird && !CHIEF_NAMESAKES.has(key)) return undefined;
  const found = namesakesOf(name, world);
  const best = clearOne(found);

  return best && (best.listed ?? (best.town?.population ?? 0) >= KNOWN_ABROAD) ? found : undefined;
}

function isOtherWord(key: string): boolean {
  return (
    key.length < 3 ||
    PLAIN_WORDS.has(key) ||
    NO_TOWNS.test(key) ||
    key.split(' ').some((word) => isTravelWord(word) || isGeneric(word))
  );
}

function isBehindPlace({ words, at }: WordRun, mentions: readonly Place[]): boolean {
  const last = mentions.at(-1);

  return (
    words[at]?.before === 'none' &&
    last !== undefined &&
    last.namesakes.length > 0 &&
    last.at + last.count === at
  );
}

/** Two places right behind each other stand before this one. */
function isBehindRow(mentions: readonly Place[]): boolean {
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

  if (words[from]?.before !== 'none') return false;
  return Array.from({ length: MOST_WORDS }, (_, index) => index + 1).some((length) => {
    const behind = words.slice(from, from + length);
    const key = foldText(saidIn({ text, words, at: from, count: length }));

    return (
      behind.length === length &&
      behind.slice(1).every(({ before }) => before === 'none') &&
      !isOtherWord(key) &&
      placeNames(world.catalogue)
        .called(key)
        .some(({ kind }) => kind === 'destination')
    );
  });
}
