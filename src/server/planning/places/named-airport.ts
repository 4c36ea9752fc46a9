import type { Destination } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { loadTransport } from '#server/catalogue/transport.ts';
import { isFlightWord } from './airport-places.ts';
import { type TextWord, textWords } from './text-words.ts';

/** An airport where a text names it: the word, and where it stands. */
export type AirportName = { iata: string; said: string; at: number };

/** So many words before or behind, one of flight stands. */
const NEAR = 10;
/** Shorter parts of an airport's name are mostly other words. */
const LEAST = 5;
const GENERIC =
  /^(?:airport|international|intl|regional|municipal|national|city|metropolitan|santa|santo|north|south)$/;

/**
 * "Arrive 15:20 Narita", "into Gatwick": the airports of a destination that a text names, by their code or by a word
 * of their name that is not the town's, beside a word of coming or going.
 */
export function airportsNamed(
  words: readonly TextWord[],
  { airports, name }: Pick<Destination, 'airports' | 'name'>,
): AirportName[] {
  const known = airports.map(({ iata }) => ({ iata, names: namesOfAirport(iata, name) }));

  return words.flatMap(({ key, text }, at) => {
    const found = known.find(({ names }) => names.has(key));

    return found && isOfFlight(words, at) ? [{ iata: found.iata, said: text, at }] : [];
  });
}

/** A match with the airport of its destination first that a text names, for coming or else for going. */
export function byNamedAirport<T extends { destination: Pick<Destination, 'airports' | 'name'> }>(
  match: T,
  text: string,
): T {
  const { destination } = match;
  const [named] = airportsNamed(textWords(text), destination);
  const isFirst = ({ iata }: { iata: string }) => iata === named?.iata;
  const airports = destination.airports.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)));

  return named ? { ...match, destination: { ...destination, airports } } : match;
}

/** The code and the words that tell an airport from others, folded. */
export function namesOfAirport(iata: string, town: string): Set<string> {
  const airport = loadTransport().airport(iata);
  const ofTown = new Set(wordsOf([town, airport?.city ?? '']));
  const own = wordsOf([airport?.name ?? '']).filter(
    (word) => word.length >= LEAST && !GENERIC.test(word) && !ofTown.has(word),
  );

  return new Set([iata.toLowerCase(), ...own]);
}

function wordsOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => foldText(text).split(' '));
}

function isOfFlight(words: readonly TextWord[], at: number): boolean {
  const around = [...words.slice(Math.max(0, at - NEAR), at), ...words.slice(at + 1, at + 3)];

  return around.some(({ key }) => isFlightWord(key));
}
