import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { sightCounts } from '#server/catalogue/named-places.ts';
import { editDistance } from '#server/catalogue/spelling.ts';
import {
  isDestinationName,
  knownByName,
  knownExactly,
  knownMisspelt,
  liesWithin,
} from '#server/gazetteer/known-names.ts';
import { nameParts } from '#server/gazetteer/name-parts.ts';
import { AppError } from '#shared/app-error.ts';
import { findMentions } from './mentions.ts';
import { CONTINENT_WORDS, REGION_WORDS } from './wish-words.ts';

export type Named = {
  destinations: Destination[];
  /** What the first name leaves to choose from: every destination of a country or a region. */
  choices: Destination[];
  unknown: string[];
};

/** How many letters may differ for a name to be suggested. */
const SLIPS = 2;

/**
 * The destinations that a free text names ("Berlin, Munich and London"), in its order, and the names in it
 * that nobody knows. Throws a 422 with the nearest names when none of them is known.
 */
export function namedDestinations(text: string, catalogue: Catalogue): Named {
  const names = nameParts(text, catalogue);
  const found = names.map((name) => ({ name, choices: resolve(name, catalogue) }));
  const destinations = [...new Set(found.flatMap(({ choices }) => choices.slice(0, 1)))];
  const unknown = found.filter(({ choices }) => choices.length === 0).map(({ name }) => name);

  if (destinations.length === 0 && names.length > 0) {
    throw new AppError('UNPROCESSABLE', unknownText(names[0] ?? text, catalogue));
  }

  return { destinations, choices: found[0]?.choices ?? [], unknown };
}

/** Every destination that a name leaves to choose from, the one to begin with first. */
function resolve(name: string, catalogue: Catalogue): Destination[] {
  const whole = knownExactly(name, catalogue);
  const [first] = whole.length > 0 ? whole : knownByName(name, catalogue);

  if (first) return isDestinationName(name, catalogue) || whole.length === 0 ? [first] : whole;
  const within = inPartOfWorld(name, catalogue);
  const mention = findMentions(name, catalogue).find((one) => one.type === 'destination');
  const destination = mention && catalogue.destination(mention.id);

  if (within.length > 0) return within;
  if (destination && liesWithin(destination, name)) return [destination];
  return [knownMisspelt(name, catalogue) ?? []].flat();
}

/** "Asia", "Scandinavia": a name that is a part of the world and nothing more. */
function inPartOfWorld(name: string, { destinations }: Catalogue): Destination[] {
  const folded = foldText(name);
  const named = <T>(words: readonly (readonly [T[], RegExp])[]) =>
    words.filter(([, pattern]) => folded.replace(pattern, '') === '').flatMap(([values]) => values);
  const continents = named(CONTINENT_WORDS);
  const countries = named(REGION_WORDS);

  return destinations
    .filter((one) => continents.includes(one.continent) || countries.includes(one.country))
    .toSorted((a, b) => sightCounts(b).sights - sightCounts(a).sights);
}

function unknownText(name: string, catalogue: Catalogue): string {
  const alike = similar(name, catalogue);

  return alike.length > 0
    ? `We don't know "${name}". Did you mean ${alike.join(' or ')}?`
    : `We don't know "${name}" yet. Places we know well include ${wellKnown(catalogue).join(', ')}.`;
}

/** Names within two slips of the text, the closest first. */
function similar(name: string, catalogue: Catalogue): string[] {
  const wanted = foldText(name);

  return catalogue.destinations
    .map((one) => ({
      name: one.name,
      // Its own name comes before an alias that is as near.
      slips: Math.min(
        editDistance(foldText(one.name), wanted),
        ...one.aliases.map((alias) => editDistance(foldText(alias), wanted) + 0.5),
      ),
    }))
    .filter(({ slips }) => slips <= SLIPS)
    .toSorted((a, b) => a.slips - b.slips || a.name.localeCompare(b.name))
    .slice(0, 3)
    .map((one) => one.name);
}

function wellKnown(catalogue: Catalogue): string[] {
  return catalogue.destinations
    .map((one) => ({ name: one.name, fame: sightCounts(one).famous }))
    .toSorted((a, b) => b.fame - a.fame || a.name.localeCompare(b.name))
    .slice(0, 5)
    .map((one) => one.name);
}
