import { foldText } from '#server/catalogue/fold-text.ts';
import { loadTransport } from '#server/catalogue/transport.ts';
import type { Stance } from '../understanding/stance.ts';
import type { TextWord } from './text-words.ts';
import { OR } from './word-run.ts';

type Spoken = { at: number; count: number; said: string; stance: Stance };

/**
 * "2 of us from Leeds Bradford or Manchester": the second word of an airport's name where one sets out, and what is
 * joined to it by "or", is where one sets out too.
 */
export function withHomesOfLists<T extends Spoken>(
  mentions: readonly T[],
  words: readonly TextWord[],
): T[] {
  const told: T[] = [];

  for (const mention of mentions) {
    const last = told.at(-1);
    const isHome =
      mention.stance === 'wanted' && last?.stance === 'home' && isBesideHome(mention, last, words);

    told.push(isHome ? { ...mention, stance: 'home' } : mention);
  }
  return told;
}

function isBesideHome({ at, said }: Spoken, home: Spoken, words: readonly TextWord[]): boolean {
  const between = words.slice(home.at + home.count, at);

  if (words.slice(home.at + home.count, at + 1).some(({ before }) => before !== 'none'))
    return false;
  return between.length > 0
    ? between.every(({ key }) => OR.test(key))
    : isAirport(foldText(`${home.said} ${said}`));
}

function isAirport(name: string): boolean {
  return loadTransport().airports.some((one) => foldText(one.name).startsWith(`${name} `));
}
