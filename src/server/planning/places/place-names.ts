import type { Catalogue, Destination } from '#server/catalogue/catalogue.ts';
import { countryCodeOf, namesOfCountry } from '#server/catalogue/country-names.ts';
import { foldText } from '#server/catalogue/fold-text.ts';
import { loadNicknames, loadOtherNames } from '#server/catalogue/other-names.ts';
import { withSaints } from '#server/gazetteer/name-key.ts';
import { COUNTRY_CODES } from '#server/gazetteer/regions.ts';
import { type ListedPlace, listedById, regionId } from '#server/gazetteer/listed-places.ts';
import { onceInParts } from '#shared/remember.ts';

export type NamedListed = Exclude<ListedPlace, { kind: 'sight' }>;

/** Destinations, regions and countries by each of their folded names. */
export type PlaceNames = {
  called: (key: string) => readonly NamedListed[];
  /** Every name with what it stands for. */
  entries: Iterable<readonly [string, NamedListed[]]>;
};

/** Built once for a catalogue: in parts beforehand, where somebody has the time. */
export const placeNames = onceInParts(function* (
  catalogue: Catalogue,
): Generator<void, PlaceNames> {
  const byName = new Map<string, NamedListed[]>();
  const add = (id: string, names: readonly string[]) => {
    const place = listedById(id, catalogue);

    if (!place || place.kind === 'sight') return;
    for (const name of new Set(names.map(foldText).flatMap(withShortPark))) {
      if (name) byName.set(name, [...(byName.get(name) ?? []), place]);
    }
  };

  for (const one of catalogue.destinations) {
    add(one.id, [...catalogue.namesOf(one), ...shorter(one)]);
    yield;
  }
  const ownNames = new Set(byName.keys());

  // What a destination is called means the destination, not the region around it.
  for (const region of loadOtherNames().regions) {
    add(
      regionId(region),
      region.names.filter((name) => !ownNames.has(foldText(name))),
    );
    yield;
  }
  for (const code of COUNTRY_CODES) {
    add(code, [
      ...namesOfCountry(code),
      ...(catalogue.country(code)?.aliases ?? []),
      ...(loadNicknames().countries[code] ?? []),
    ]);
    yield;
  }
  // "Newyork", "Georgetown".
  const spaceless = new Map(
    [...byName].flatMap(([name, places]) =>
      name.includes(' ') && /^[a-z ]+$/.test(name)
        ? [[name.replaceAll(' ', ''), places] as const]
        : [],
    ),
  );
  return {
    called: (key) =>
      byName.get(key) ??
      byName.get(withSaints(key)) ??
      spaceless.get(key.replaceAll(' ', '')) ??
      [],
    entries: byName,
  };
});

/** "Glacier NP" for Glacier National Park. */
function withShortPark(name: string): string[] {
  const short = name.replace(/ national park$/, ' np');

  return short === name ? [name] : [name, short];
}

/** "New York" for New York City. */
function shorter({ name }: Destination): string[] {
  const short = name.replace(/ City$/, '');

  return short !== name && countryCodeOf(short) === undefined ? [short] : [];
}
