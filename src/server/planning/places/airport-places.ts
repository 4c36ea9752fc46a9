import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { isOrdinary } from '#server/gazetteer/ordinary-words.ts';
import { saidIn, type WordRun } from './word-run.ts';

const CODE = /^[A-Z]{3}$/;
/** How many words behind one of flight a code stands at most. */
const MOST_BEHIND = 8;
const FLIGHT =
  /^(?:land\w*|arriv\w*|fly\w*|flights?|airport|flughafen|vols?|atterr\w*|flug|fliegen|ankunft|vol[oi]|vuelo|lleg\w+|voo|cheg\w+)$/;

/** Whether a folded word tells of coming or going by air. */
export function isFlightWord(word: string): boolean {
  return FLIGHT.test(word);
}

const FROM = /^(?:from|von|ab|aus|de|da|desde|depuis)$/;

/** "landing at JFK": the destination that an airport serves best, where a text tells by its code where a flight ends. */
export function destinationOfAirport(
  run: WordRun,
  { destinations }: Catalogue,
): Destination | undefined {
  const { text, words, at } = run;
  const code = saidIn(run);
  // In a text all in capitals a word is no code.
  const isCode = CODE.test(code) && /[a-z]/.test(text) && !isOrdinary(foldText(code));
  const before = words.slice(Math.max(0, at - MOST_BEHIND), at).map(({ key }) => key);

  if (!isCode || FROM.test(before.at(-1) ?? '')) return undefined;
  if (words[at]?.before !== 'start' && !before.some(isFlightWord)) return undefined;
  const [best] = destinations
    .flatMap((destination) =>
      destination.airports
        .filter(({ iata }) => iata === code)
        .map(({ minutes }) => ({ destination, minutes })),
    )
    .toSorted((a, b) => a.minutes - b.minutes);

  return best?.destination;
}
