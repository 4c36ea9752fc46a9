import type { DestinationFile as Destination } from './catalogue.schema.ts';
import { countryCodeOf } from './country-names.ts';
import type { CountryFile } from './country.schema.ts';
import { firstVisits } from './first-visits.ts';
import { foldText } from './fold-text.ts';
import { sightCounts } from './named-places.ts';
import type { OtherNames } from './other-names.ts';
import { spelledAlike } from './spelling.ts';

type Named = {
  destinations: readonly Destination[];
  countries: ReadonlyMap<string, CountryFile>;
  otherNames: OtherNames;
};

/** Finds destinations by what people call them, their region or their country. */
export function createNameIndex({ destinations, countries, otherNames }: Named) {
  const byId = new Map(destinations.map((destination) => [destination.id, destination]));
  const names = new Map(destinations.map((one) => [one, foldedNames(one, otherNames)]));
  const byName = new Map<string, Destination[]>();
  const byRegion = new Map<string, Destination[]>();
  const byCountry = new Map<string, Destination[]>();
  const add = (index: Map<string, Destination[]>, key: string, found: Destination[]) =>
    index.set(key, [...new Set([...(index.get(key) ?? []), ...found])]);

  for (const [destination, own] of names) own.forEach((name) => add(byName, name, [destination]));
  for (const region of otherNames.regions) {
    const within = (region.destinations ?? []).flatMap((id) => byId.get(id) ?? []);

    region.names.forEach((name) => add(byRegion, foldText(name), within));
  }
  for (const country of countries.values()) {
    const within = destinations
      .filter((one) => one.country === country.code)
      .toSorted(byVisits(country.code));
    const own = [country.name, ...country.aliases].map(foldText);

    if (within.length > 0) own.forEach((name) => add(byCountry, name, within));
  }
  const inCountry = (wanted: string) =>
    byCountry.get(wanted) ?? byCountry.get(foldText(countries.get(codeOf(wanted))?.name ?? ''));
  const whole = (wanted: string) =>
    byName.get(wanted) ?? byRegion.get(wanted) ?? inCountry(wanted) ?? [];
  const beginning = (wanted: string) =>
    [...names]
      .filter(([, own]) => own.some((name) => name.startsWith(wanted)))
      .map(([destination]) => destination)
      .toSorted(byRenown);

  return {
    /** What a destination is called, folded: its name, its aliases, its names in other languages. */
    namesOf: (destination: Destination): readonly string[] =>
      names.get(destination) ?? foldedNames(destination, otherNames),

    /**
     * Destinations of a name; else those of the region or the country; else, unless only whole names count,
     * those whose name begins with the text. The one to begin with comes first. None for a region that holds
     * none of them ("Sardinia").
     */
    findByName(text: string, onlyWhole = false): Destination[] {
      const wanted = foldText(text.split(',')[0] ?? '');

      if (!wanted) return [];
      const found = whole(wanted);

      return found.length > 0 || onlyWhole || byRegion.has(wanted) ? found : beginning(wanted);
    },

    /** Destinations, or those of regions and countries, whose name is a slip or two away from the text. */
    findAlike(text: string): { destinations: Destination[]; slips: number } {
      const { entries, slips } = spelledAlike(foldText(text.split(',')[0] ?? ''), [
        ...byName,
        ...byRegion,
        ...byCountry,
      ]);

      return { destinations: [...new Set(entries.flat())], slips };
    },
  };
}

const codeOf = (name: string) => countryCodeOf(name) ?? '';

/** What a first trip through a country is made for comes first, then by renown. */
function byVisits(country: string): (a: Destination, b: Destination) => number {
  const visits = firstVisits(country);
  const rank = ({ id }: Destination) => (visits.includes(id) ? visits.indexOf(id) : visits.length);

  return (a, b) => rank(a) - rank(b) || byRenown(a, b);
}

/** The places that we list of a destination tell best how many people go there. */
function byRenown(a: Destination, b: Destination): number {
  return sightCounts(b).sights - sightCounts(a).sights || (a.id < b.id ? -1 : 1);
}

function foldedNames({ id, name, aliases }: Destination, otherNames: OtherNames): string[] {
  return [...new Set([name, ...aliases, ...(otherNames.destinations[id] ?? [])].map(foldText))];
}
