import { type NamedPlace, namedPlacesOf, sightCounts } from '#server/catalogue/named-places.ts';
import { countries } from 'countries-list';
import { type Catalogue, type Destination, globalPlaceId } from '../catalogue/catalogue.ts';
import { namesOfCountry } from '../catalogue/country-names.ts';
import { foldText } from '../catalogue/fold-text.ts';
import { loadNicknames, loadOtherNames, type Region } from '../catalogue/other-names.ts';
import { prefixDistance, slipsAllowed } from '../catalogue/spelling.ts';
import type { NameMatch } from './town-search.ts';
import { onceFor, onceInParts } from '#shared/remember.ts';

/** What has a name in the catalogue and its lists: everything that can be asked for, towns aside. */
export type ListedPlace =
  | { kind: 'destination'; id: string; destination: Destination }
  | { kind: 'region'; id: string; region: Region; destinations: Destination[] }
  | { kind: 'country'; id: string; destinations: Destination[] }
  | { kind: 'sight'; id: string; destination: Destination; sight: ListedSight };
/** What is told of a sight before its file is read. */
type ListedSight = Pick<NamedPlace, 'name' | 'lat' | 'lon' | 'appeal' | 'fame'>;
export type FoundPlace = {
  place: ListedPlace;
  match: NameMatch;
  slips: number;
  isOwnName: boolean;
};

type Entry = { place: ListedPlace; own: string; names: readonly string[] };

/** Every listed place whose name is, begins with or is nearly what was typed. */
export function searchListed(query: string, catalogue: Catalogue): FoundPlace[] {
  const typed = foldText(query);

  if (typed === '') return [];
  return entriesOf(catalogue).flatMap(({ place, own, names }) => {
    const met = matchNames(typed, names);

    return met ? [{ place, ...met, isOwnName: own.startsWith(typed) }] : [];
  });
}

/** The id of a region, made of its English name. */
export function regionId({ names: [name = ''] }: Region): string {
  return foldText(name).replaceAll(' ', '-');
}

/** The place that an id of a suggestion stands for; towns of the gazetteer aside. */
export function listedById(id: string, catalogue: Catalogue): ListedPlace | undefined {
  return byId(entriesOf(catalogue)).get(id);
}

/** Places of a catalogue, built once for it: in parts beforehand, where somebody has the time. */
export const entriesOf = onceInParts(function* (catalogue: Catalogue): Generator<void, Entry[]> {
  const entries = catalogue.destinations.map((destination) =>
    entry({ kind: 'destination', id: destination.id, destination }, catalogue.namesOf(destination)),
  );

  yield;
  for (const region of loadOtherNames().regions) entries.push(regionEntry(region, catalogue));
  yield;
  for (const code of Object.keys(countries)) entries.push(countryEntry(code, catalogue));
  for (const destination of catalogue.destinations) {
    yield;
    entries.push(...sightsOf(destination));
  }
  return entries;
});

const byId = onceFor((entries: Entry[]): ReadonlyMap<string, ListedPlace> => {
  const places = new Map<string, ListedPlace>();

  for (const { place } of entries) if (!places.has(place.id)) places.set(place.id, place);
  return places;
});

function regionEntry(region: Region, catalogue: Catalogue): Entry {
  const destinations = (region.destinations ?? []).flatMap((id) => catalogue.destination(id) ?? []);

  return entry(
    { kind: 'region', id: regionId(region), region, destinations },
    region.names.map(foldText),
  );
}

function countryEntry(code: string, catalogue: Catalogue): Entry {
  const names = [
    ...namesOfCountry(code),
    ...(catalogue.country(code)?.aliases ?? []),
    ...(loadNicknames().countries[code] ?? []),
  ];

  return entry(
    { kind: 'country', id: code, destinations: inCountry(code, catalogue) },
    names.map(foldText),
  );
}

function entry(place: ListedPlace, names: readonly string[]): Entry {
  return { place, own: names[0] ?? '', names: [...new Set(names.filter(Boolean))] };
}

function sightsOf(destination: Destination): Entry[] {
  return namedPlacesOf(destination)
    .filter(({ type }) => type !== 'food')
    .map((named) => {
      const id = globalPlaceId(destination.id, named.id);
      const names = [
        named.name,
        named.localName ?? '',
        ...(named.aliases ?? []),
        ...(loadNicknames().sights[id] ?? []),
      ].map(foldText);

      const { name, lat, lon, appeal, fame } = named;

      return entry(
        { kind: 'sight', id, destination, sight: { name, lat, lon, appeal, fame } },
        names,
      );
    });
}

function inCountry(code: string, { destinations }: Catalogue): Destination[] {
  return destinations
    .filter(({ country }) => country === code)
    .toSorted((a, b) => sightCounts(b).sights - sightCounts(a).sights);
}

/** How well a text meets any of a place's folded names; undefined where it meets none. */
export function matchNames(
  typed: string,
  names: readonly string[],
): { match: NameMatch; slips: number } | undefined {
  if (names.includes(typed)) return { match: 'whole', slips: 0 };
  if (names.some((name) => name.startsWith(typed))) return { match: 'beginning', slips: 0 };
  if (typed.length > 2 && names.some((name) => name.includes(` ${typed}`)))
    return { match: 'word', slips: 0 };
  const allowed = slipsAllowed(typed);

  if (allowed === 0) return undefined;
  const slips = Math.min(...names.map((name) => quickDistance(typed, name, allowed)));

  return slips <= allowed ? { match: 'slip', slips } : undefined;
}

/** Two words that begin otherwise in both of their first letters are no slip of each other. */
function quickDistance(typed: string, name: string, most: number): number {
  const isAlike = typed[0] === name[0] || typed[1] === name[1] || typed[0] === name[1];

  return isAlike ? prefixDistance(typed, name, most) : Infinity;
}
