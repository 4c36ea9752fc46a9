import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { destinationSuggestion } from '#server/gazetteer/place-suggestion.ts';
import type { Meant } from './meant-place.ts';
import { isOrdinaryForm } from '#server/gazetteer/ordinary-words.ts';
import { isForeignForm } from './foreign-words.ts';
import { isTravelWord } from './travel-words.ts';
import { leavesOpen } from './open-choice.ts';
import type { PlaceMention, PlaceReading } from './read-places.ts';
import { unknownPlace } from './unknown-place.ts';
import type { SightName } from './sight-names.ts';

/**
 * The destinations to go to for sights that are named without one: first the one that most of them lie in, then
 * what the others lie in, in the order of the text.
 */
export function basesOfSights(
  mentions: readonly PlaceMention[],
  {
    countries,
    areas,
    avoided,
  }: {
    countries: readonly string[];
    areas: readonly string[];
    avoided: { destinations: readonly string[]; countries: readonly string[] };
  },
  catalogue: Catalogue,
): Meant[] {
  const isWithin = ({ destination }: SightName) => {
    const country = catalogue.destination(destination)?.country ?? '';

    return (
      (countries.length === 0 || countries.includes(country)) &&
      (areas.length === 0 || areas.includes(destination)) &&
      !avoided.countries.includes(country) &&
      !avoided.destinations.includes(destination)
    );
  };
  let open = mentions.flatMap(({ namesakes, stance, said, at, sights }) =>
    namesakes.length === 0 && stance === 'wanted' && sights.some(isWithin)
      ? [{ said, at, sights: sights.filter(isWithin) }]
      : [],
  );
  const bases: { at: number; meant: Meant }[] = [];

  while (open.length > 0) {
    const best = likeliest(open.map(({ sights }) => sights));
    const lies = ({ sights }: (typeof open)[number]) =>
      sights.some((one) => one.destination === best);
    const [first] = open.filter(lies);
    const destination = catalogue.destination(best);

    if (destination && first)
      bases.push({
        at: first.at,
        meant: { suggestion: destinationSuggestion(destination, catalogue), said: first.said },
      });
    open = open.filter((one) => !lies(one));
  }
  return bases.toSorted((a, b) => a.at - b.at).map(({ meant }) => meant);
}

/** The destination that most names have a sight in; among equals the one whose sights are likelier. */
function likeliest(names: readonly (readonly SightName[])[]): string {
  const points = new Map<string, { names: number; weight: number }>();

  for (const { destination, weight } of names.flat()) {
    const before = points.get(destination) ?? { names: 0, weight: 0 };

    points.set(destination, { names: before.names + 1, weight: before.weight + weight });
  }
  const [best] = [...points].toSorted(([, a], [, b]) => b.names - a.names || b.weight - a.weight);

  return best?.[0] ?? '';
}

/** The names that tell by their sight where to go: "tapas" and "Kayak, 5 gün" send nobody anywhere. */
export function sightsTellingWhere(reading: PlaceReading): readonly PlaceMention[] {
  const told = reading.mentions.filter((one) => !isPlainWord(one, reading));

  // "Port Velunia, lighthouse walk": beside a name that nobody knows, ordinary words are no sight somewhere else.
  return unknownPlace(reading) === undefined
    ? told
    : told.filter(({ said }) => /\p{Lu}/u.test(said));
}

/** One word of travel or of a language, without a capital of its own. */
function isPlainWord({ at, count }: PlaceMention, { text, words }: PlaceReading): boolean {
  const word = words[at];

  return (
    count === 1 &&
    words.length > 1 &&
    word !== undefined &&
    (!word.isCapital || word.before === 'stop' || (word.before === 'start' && leavesOpen(text))) &&
    (isOrdinaryForm(word.key) || isForeignForm(word.key) || isTravelWord(word.key))
  );
}
