import type { DestinationFile } from '../catalogue.schema.ts';

type File = Pick<
  DestinationFile,
  'timedWords' | 'places' | 'food' | 'dayTrips' | 'tips' | 'days' | 'getAround'
>;

/** Sentences with a time that no text of the file holds, or that are named twice. */
export function checkTimedWords({ timedWords = [], ...file }: File): string[] {
  const texts = textsOf(file).join('\n');
  const seen = new Set<string>();

  return timedWords.flatMap(({ words }) => {
    const isTwice = seen.has(words);

    seen.add(words);
    if (isTwice) return [`timedWords: twice "${words}"`];
    return texts.includes(words) ? [] : [`timedWords: in no text "${words}"`];
  });
}

function textsOf({ places, food, dayTrips, tips = [], days = [], getAround }: File): string[] {
  return [
    ...places.flatMap(({ why, tip, programme }) => [why, tip, programme]),
    ...food.flatMap(({ tip, view }) => [tip, view]),
    ...dayTrips.flatMap(({ why, stops = [] }) => [why, ...stops.map((stop) => stop.why)]),
    ...tips.map(({ text }) => text),
    ...days.map(({ note }) => note),
    getAround,
  ].filter((text) => text !== undefined);
}
