import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { knownByName, liesWithin } from '#server/gazetteer/known-names.ts';
import type { Point } from '#server/planner/problem.ts';
import { AppError } from '#shared/app-error.ts';
import { nameParts } from './elsewhere-names.ts';
import { findMentions } from './mentions.ts';

/** Finds any place on Earth by name, for places that the catalogue does not hold; a seam for a gazetteer. */
export type Locate = (name: string) => (Point & { name: string }) | undefined;

export type Named = { destinations: Destination[]; unknown: string[] };

/** How many letters may differ for a name to be suggested. */
const SLIPS = 2;

/**
 * The destinations that a free text names ("Berlin, Munich and London"), in its order, and the names in it
 * that nobody knows. Throws a 422 with the nearest names when none of them is known.
 */
export function namedDestinations(
  text: string,
  catalogue: Catalogue,
  locate: Locate = () => undefined,
): Named {
  const names = nameParts(text, catalogue);
  const found = names.map((name) => ({ name, destination: resolve(name, catalogue) }));
  const destinations = [...new Set(found.flatMap(({ destination }) => destination ?? []))];
  const unknown = found.filter(({ destination }) => !destination).map(({ name }) => name);

  if (destinations.length === 0 && names.length > 0) {
    throw new AppError('UNPROCESSABLE', unknownText(names[0] ?? text, catalogue, locate));
  }

  return { destinations, unknown };
}

function resolve(name: string, catalogue: Catalogue): Destination | undefined {
  const [exact] = knownByName(name, catalogue);

  if (exact) return exact;
  const mention = findMentions(name, catalogue).find((one) => one.type === 'destination');

  const destination = mention && catalogue.destination(mention.id);

  return destination && liesWithin(destination, name) ? destination : undefined;
}

function unknownText(name: string, catalogue: Catalogue, locate: Locate): string {
  const point = locate(name);

  if (point) {
    const near = catalogue
      .nearest(point, 3)
      .map(({ destination, km }) => `${destination.name} (${Math.round(km)} km away)`);

    return `We can't plan ${name} yet. The nearest places we know are ${near.join(', ')}.`;
  }

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
      slips: Math.min(
        ...[one.name, ...one.aliases].map((alias) => editDistance(foldText(alias), wanted)),
      ),
    }))
    .filter(({ slips }) => slips <= SLIPS)
    .toSorted((a, b) => a.slips - b.slips || a.name.localeCompare(b.name))
    .slice(0, 3)
    .map((one) => one.name);
}

function wellKnown(catalogue: Catalogue): string[] {
  return catalogue.destinations
    .map((one) => ({ name: one.name, fame: one.places.filter((place) => place.fame === 5).length }))
    .toSorted((a, b) => b.fame - a.fame || a.name.localeCompare(b.name))
    .slice(0, 5)
    .map((one) => one.name);
}

/** Levenshtein distance: letters to insert, drop or change. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);

  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];

    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);

      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change));
    }

    row = next;
  }

  return row[b.length] ?? 0;
}
