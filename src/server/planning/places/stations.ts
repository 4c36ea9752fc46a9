import { readDataFile } from '#server/catalogue/data-folder.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { runLengths, type TextWord } from './text-words.ts';
import { once } from '#shared/remember.ts';

const MOST_WORDS = 4;

const stationNames = once(() => new Set(readDataFile<string[]>('stations.json').map(foldText)));

/** A railway station as a run of words. */
type Station = { at: number; count: number };

/** The station whose name begins at a word, the longest first. */
export function stationAt(words: readonly TextWord[], at: number): Station | undefined {
  const count = runLengths(words, at, { most: MOST_WORDS }).find((length) =>
    stationNames().has(
      words
        .slice(at, at + length)
        .map(({ key }) => key)
        .join(' '),
    ),
  );

  return count === undefined ? undefined : { at, count };
}

/** The stations that a text names: one arrives there and asks for nothing. */
export function stationsIn(words: readonly TextWord[]): Station[] {
  return words.flatMap((_, at) => stationAt(words, at) ?? []);
}
