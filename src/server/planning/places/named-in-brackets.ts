import { distanceKm } from '#server/catalogue/distance.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import type { Namesake } from './namesakes.ts';
import type { TextWord } from './text-words.ts';

type Spoken = { said: string; at: number; count: number; namesakes: Namesake[]; sights: unknown[] };
type Reading<T> = { text: string; words: readonly TextWord[]; mentions: readonly T[] };

/** Opens a list of what a name stands for: "the Golden Triangle (Delhi", "Golden Triangle: Delhi". */
const OPENS_LIST = /^["'”’»]?\s*[(（[:：]\s*$/u;
const ENDS_LIST = /[)）\].;!?\n]/u;
/** Places as far away as this are no part of what bears the name. */
const FAR_KM = 500;
const LEAST_LISTED = 2;

/**
 * The mentions, without a place for a name that stands for others listed behind it: "the Golden Triangle (Delhi, Agra,
 * Jaipur)" goes to India, and not to the one in Thailand.
 */
export function withoutOtherRegions<T extends Spoken>(reading: Reading<T>): T[] {
  return reading.mentions.map((mention, index) =>
    isOtherRegion(mention, index, reading) ? { ...mention, namesakes: [], sights: [] } : mention,
  );
}

function isOtherRegion(
  { said, at, count, namesakes }: Spoken,
  index: number,
  { text, words, mentions }: Reading<Spoken>,
): boolean {
  const end = words[at + count - 1]?.to ?? 0;
  const next = mentions[index + 1];

  if (!next || namesakes.length === 0) return false;
  if (!OPENS_LIST.test(text.slice(end, words[next.at]?.from))) return false;
  const length = text.slice(end).search(ENDS_LIST);
  const last = length < 0 ? text.length : end + length;
  const listed = mentions
    .slice(index + 1)
    .filter((one) => (words[one.at]?.from ?? 0) < last && isDestination(one));

  return (
    listed.length >= LEAST_LISTED &&
    namesakes.every(
      ({ suggestion }) =>
        foldText(suggestion.name) !== foldText(said) &&
        listed.every(({ namesakes: [one] }) => one && isFar(one.suggestion, suggestion)),
    )
  );
}

type Point = { lat: number; lon: number };

function isFar(one: Point, other: Point): boolean {
  return distanceKm(one, other) > FAR_KM;
}

function isDestination({ namesakes: [first] }: Spoken): boolean {
  return first?.listed?.kind === 'destination';
}
