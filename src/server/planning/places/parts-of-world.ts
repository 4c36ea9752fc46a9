import { CONTINENT_WORDS, REGION_WORDS } from '../understanding/wish-words.ts';
import { runLengths, type TextWord } from './text-words.ts';

const SIDE =
  /^(?:north|northern|south|southern|east|eastern|west|western|central|middle|latin|sub|southeast)$/;
const CONTINENT = /^(?:america|americas|africa|asia|europe|east)$/;
/** Where a side and a continent are a country. */
const COUNTRIES = /^(?:south africa)$/;
/** Sides that lie before another side: "South East Asia". */
const MOST_WORDS = 3;

/** A part of the world as a run of words from one on, "South America", whose words name no country and no sight. */
export function partOfWorldAt(
  words: readonly TextWord[],
  at: number,
): { at: number; count: number } | undefined {
  for (const count of runLengths(words, at, { most: MOST_WORDS })) {
    const keys = words.slice(at, at + count).map(({ key }) => key);
    const isPart =
      keys.slice(0, -1).every((key) => SIDE.test(key)) && CONTINENT.test(keys.at(-1) ?? '');

    if (count > 1 && isPart && !COUNTRIES.test(keys.slice(-2).join(' '))) return { at, count };
  }
  return undefined;
}

/** "Scandinavia", "the Balkans": a folded word for a part of the world, in which a place is chosen. */
export function isPartOfWorld(key: string): boolean {
  return [...CONTINENT_WORDS, ...REGION_WORDS].some(([, words]) => words.test(key));
}
