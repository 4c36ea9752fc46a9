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
  const known = airports.map(({ iata }) => ({ iata, names: namesOf(iata, name) }));

  return words.flatMap(({ key, text }, at) => {
    const found = known.find(({ names }) => names.has(key));

    return found && isOfFlight(words, at) ? [{ iata: found.iata, said: text, at }] : [];
  });
}

/** The destination with the airport first that a text names, for coming or else for going. */
export function withNamedAirport(destination: Destination, text: string): Destination {
  const [named] = airportsNamed(textWords(text), destination);
  const { airports } = destination;

  if (!named || airports[0]?.iata === named.iata) return destination;
  return {
    ...destination,
    airports: [
      ...airports.filter(({ iata }) => iata === named.iata),
      ...airports.filter(({ iata }) => iata !== named.iata),
    ],
  };
}

/** The same for a destination with what is known of the way there. */
export function byNamedAirport<T extends { destination: Destination }>(match: T, text: string): T {
  return { ...match, destination: withNamedAirport(match.destination, text) };
}

/** The code and the words that tell an airport from others, folded. */
function namesOf(iata: string, town: string): Set<string> {
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
