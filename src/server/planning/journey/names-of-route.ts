import type { Destination } from '#server/catalogue/catalogue.ts';
import { loadOtherNames } from '#server/catalogue/other-names.ts';
import { once } from '#shared/remember.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { hasWords, namesOf } from '#server/catalogue/names-of.ts';

/** Words in plain small letters, with single spaces and without marks. */
export function fold(text: string): string {
  return foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A place by the names that a text may call it. */
export type Named = Pick<Destination, 'id' | 'name'> & { aliases?: readonly string[] };

/** What a text may call a place, as a part of a pattern: "SF" as well as "San Francisco". */
export function wordOf(place: Named): string {
  const names = [...new Set(namesOf(place).map(fold))]
    .filter((one) => one !== '')
    .toSorted((a, b) => b.length - a.length);

  return `(?:${names.join('|')})`;
}

/** Where a folded text first names a place, as an index; undefined where it does not. */
export function placeAt(place: Named, folded: string): number | undefined {
  return new RegExp(`\\b${wordOf(place)}\\b`).exec(folded)?.index;
}

/**
 * Places without the aliases that are another one's own name: "Wadi Rum" is not Aqaba where it is gone to itself, and
 * "Lake Louise" not Banff. Of a place that a text names by its own name, the region around it says no more:
 * "Canadian Rockies: Calgary, Banff 3" has one stay in Banff.
 */
export function withOwnNames<Place extends Named>(places: readonly Place[], text = ''): Place[] {
  const folded = fold(text);
  const isNamed = ({ name }: Place) => hasWords(folded, fold(name));

  return places.map((place) => ({
    ...place,
    aliases: (place.aliases ?? []).filter(
      (alias) =>
        !(isNamed(place) && namesOfRegions().has(fold(alias))) &&
        places.every((one) => one.id === place.id || !ownNames(one).includes(fold(alias))),
    ),
  }));
}

const namesOfRegions = once(
  () => new Set(loadOtherNames().regions.flatMap(({ names }) => names.map(fold))),
);

/** "Lake Louise, Alberta" goes by "Lake Louise" as well. */
function ownNames({ name }: Named): string[] {
  return [name, ...name.split(', ').slice(0, 1)].map(fold);
}

/** A text with the places of a route by their own names, where it has another one: "Wiedeń" as "Vienna". */
export function inOwnNames(
  text: string,
  places: readonly Named[],
  said: Readonly<Record<string, string>> = {},
): string {
  return withOwnNames(places).reduce((all, place) => {
    const words = said[place.id];

    const isOther = places.some(({ id, name }) => id !== place.id && name === words);

    if (words === undefined || isOther) return all;
    if (new RegExp(`^${wordOf(place)}$`).test(fold(words))) return all;
    const hasSpaces = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(words);
    const pattern = words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

    return hasSpaces
      ? all.replaceAll(new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'gu'), place.name)
      : all.replaceAll(words, ` ${place.name} `);
  }, text);
}
