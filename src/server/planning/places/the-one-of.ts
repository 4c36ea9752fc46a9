import { distanceKm } from '#server/catalogue/distance.ts';
import { type Namesake, namesakesOf, narrowedBy, type PlacesWorld } from './namesakes.ts';
import { saidIn, type WordRun } from './word-run.ts';

const ONE = /^(?:one|version)$/;
const MOST_WORDS = 3;
/** "The LA one": so near to a destination it is a part of it. */
const PART_KM = 40;

/**
 * "St Petersburg - the Florida one", "Venice, not the Italian one, the LA one": which place of a name is meant; with
 * the number of words up to the end of that.
 */
export function theOneOf(
  { text, words, at, count }: WordRun,
  namesakes: readonly Namesake[],
  world: PlacesWorld,
): { namesakes: Namesake[]; count: number } | undefined {
  const keyAt = (index: number) => words[index]?.key ?? '';
  const end = at + count;
  const isOther = keyAt(end) === 'not' && keyAt(end + 1) === 'the' && ONE.test(keyAt(end + 3));
  const the = isOther ? end + 4 : end;

  if (keyAt(the) !== 'the') return undefined;
  for (let length = MOST_WORDS; length > 0; length -= 1) {
    if (!ONE.test(keyAt(the + 1 + length))) continue;
    const behind = saidIn({ text, words, at: the + 1, count: length });
    const within = partOf(behind, namesakes, world) ?? narrowedBy(behind, namesakes, world);

    if (within) return { namesakes: within, count: the + 2 + length - end };
  }
  return undefined;
}

/** The destination of that name, where a place of the name lies in it. */
function partOf(
  behind: string,
  namesakes: readonly Namesake[],
  world: PlacesWorld,
): Namesake[] | undefined {
  const [whole] = namesakesOf(behind, world);
  const isIn =
    whole?.listed?.kind === 'destination' &&
    namesakes.some(({ suggestion }) => distanceKm(suggestion, whole.suggestion) <= PART_KM);

  return isIn ? [whole] : undefined;
}
