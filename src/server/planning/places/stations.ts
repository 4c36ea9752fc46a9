import { readDataFile } from '#server/catalogue/data-folder.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import type { TextWord } from './text-words.ts';
import { once } from '#shared/remember.ts';

const MOST_WORDS = 4;

const stationNames = once(() => new Set(readDataFile<string[]>('stations.json').map(foldText)));

/** A railway station as a run of words. */
type Station = { at: number; count: number };

/** The station whose name begins at a word, the longest first. */
export function stationAt(words: readonly TextWord[], at: number): Station | undefined {
  for (let count = MOST_WORDS; count > 0; count -= 1) {
    const run = words.slice(at, at + count);
    const isWhole = run.length === count && run.slice(1).every(({ before }) => before === 'none');

    if (isWhole && stationNames().has(run.map(({ key }) => key).join(' '))) return { at, count };
  }
  return undefined;
}

/** The stations that a text names: one arrives there and asks for nothing. */
export function stationsIn(words: readonly TextWord[]): Station[] {
  return words.flatMap((_, at) => stationAt(words, at) ?? []);
}
