import { isOrdinary } from '#server/gazetteer/ordinary-words.ts';
import { namedBy } from './named-places.ts';
import {
  isDestination,
  isRegion,
  type Namesake,
  narrowedBy,
  type PlacesWorld,
} from './namesakes.ts';
import { isNextOfList, isSightOf } from './next-of-list.ts';
import type { TextWord } from './text-words.ts';
import { theOneOf } from './the-one-of.ts';
import { saidIn, type WordRun } from './word-run.ts';

const MOST_QUALIFIER_WORDS = 3;

/** "Paris, on our last evening": a word of the sentence that goes on, not the code of a state. */
function isPreposition(run: readonly TextWord[], next: TextWord | undefined): boolean {
  const [word] = run;

  return (
    run.length === 1 &&
    word !== undefined &&
    word.key.length === 2 &&
    !word.isCapital &&
    isOrdinary(word.key) &&
    next?.before === 'none'
  );
}

const PARTED = /[→>:]/;

/** "Cameron Highlands → Penang", "Las Vegas: Zion": the next name tells nothing of the one before. */
function isParted(text: string, words: readonly TextWord[], at: number): boolean {
  return (
    words[at]?.before === 'dash' || PARTED.test(text.slice(words[at - 1]?.to, words[at]?.from))
  );
}

const LEADS_IN = ['the', 'one', 'in'];

/** How many words lead from a name to what tells it from others: "in Spain", "the one in Florida". */
function skipped(keys: readonly string[]): number {
  if (keys[0] === 'in') return 1;
  return keys.join(' ') === LEADS_IN.join(' ') ? LEADS_IN.length : 0;
}

/** What stands behind a name and tells it from its namesakes: ", Texas", "in Costa Rica", "- the Florida one". */
export function narrowing(
  run: WordRun,
  namesakes: readonly Namesake[],
  world: PlacesWorld,
): { namesakes: Namesake[]; count: number } | undefined {
  return theOneOf(run, namesakes, world) ?? narrowedBehind(run, namesakes, world);
}

function narrowedBehind(
  { text, words, at: start, count: length }: WordRun,
  namesakes: readonly Namesake[],
  world: PlacesWorld,
): { namesakes: Namesake[]; count: number } | undefined {
  const from = start + length;
  const skips = skipped(words.slice(from, from + LEADS_IN.length).map(({ key }) => key));

  for (let count = MOST_QUALIFIER_WORDS; count > 0; count -= 1) {
    const at = from + skips;
    const run = words.slice(at, at + count);

    if (run.length < count || run.slice(1).some(({ before }) => before !== 'none')) continue;
    if (isParted(text, words, at) || isPreposition(run, words[at + count])) continue;
    // "Canary Islands, Lanzarote": where in the region.
    if (isRegion(namesakes[0]) && isDestination(namedBy({ text, words, at, count }, world)?.[0]))
      continue;
    const behind = saidIn({ text, words, at, count });
    const within = narrowedBy(behind, namesakes, world);

    if (
      within &&
      !isSightOf(behind, within, world) &&
      !isNextOfList(behind, run[0], { namesakes, world })
    )
      return { namesakes: within, count: count + skips };
  }
  return undefined;
}
