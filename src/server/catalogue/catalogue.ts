import { readdirSync } from 'node:fs';
import type { DayTripFile, DestinationFile, FoodFile } from './catalogue.schema.ts';
import type { PlaceFile } from './place.schema.ts';
import { type CountryFile, type LanguageFile, withRate } from './country.schema.ts';
import { dataFolder, readDataFile } from './data-folder.ts';
import { readDestinations } from './destination-index.ts';
import { distanceKm } from './distance.ts';
import { readImported } from './import/imported-files.ts';
import { createNameIndex } from './name-index.ts';
import { loadOtherNames, type OtherNames } from './other-names.ts';
import { applyOverlay } from './refresh/apply-overlay.ts';
import { overlaid, readOverlay } from './refresh/overlay-files.ts';
import { once, onceFor } from '#shared/remember.ts';

export type Destination = DestinationFile;
/** Anything a plan can stop at, with the id it carries in plans: `paris/louvre`. */
export type Visitable =
  | { type: 'sight'; id: string; destination: Destination; file: PlaceFile }
  | { type: 'food'; id: string; destination: Destination; file: FoodFile };
export type CataloguePlace =
  | Visitable
  | { type: 'day-trip'; id: string; destination: Destination; file: DayTripFile };

export type Catalogue = ReturnType<typeof createCatalogue>;

type Files = {
  destinations: Destination[];
  countries: CountryFile[];
  languages: LanguageFile[];
  otherNames: OtherNames;
};

/** The id that a place of a destination carries in plans. */
export function globalPlaceId(destinationId: string, placeId: string): string {
  return `${destinationId}/${placeId}`;
}

/** The built-in catalogue and the towns imported for this server, read once per process (per worker). */
export const loadCatalogue = once(() => createCatalogue(readFiles(dataFolder())));

/** An index over catalogue files: by id, by name, by distance. */
export function createCatalogue(files: Files) {
  const countries = new Map(files.countries.map((country) => [country.code, country]));
  const languages = new Map(files.languages.map((language) => [language.code, language]));
  const known = files.destinations.filter((destination) => countries.has(destination.country));
  const destinations = known.toSorted((a, b) => a.id.localeCompare(b.id));
  const byId = new Map(destinations.map((destination) => [destination.id, destination]));
  const { namesOf, findByName, findAlike } = createNameIndex({
    destinations,
    countries,
    otherNames: files.otherNames,
  });

  return {
    destinations: destinations as readonly Destination[],
    destination: (id: string) => byId.get(id),
    country: (code: string) => countries.get(code),
    countries: files.countries as readonly CountryFile[],
    language: (code: string) => languages.get(code),
    /** A place by its id in plans; of its destination alone the details are read. */
    place(id: string): CataloguePlace | undefined {
      const destination = byId.get(id.slice(0, id.indexOf('/')));

      return destination && placesOf(destination).get(id);
    },

    namesOf,
    findByName,
    findAlike,

    /** The destinations nearest to a point, with their distance in kilometres. */
    nearest(point: { lat: number; lon: number }, count: number) {
      return destinations
        .map((destination) => ({ destination, km: distanceKm(point, destination) }))
        .toSorted((a, b) => a.km - b.km)
        .slice(0, count);
    },
  };
}

const placesOf = onceFor((destination: Destination): ReadonlyMap<string, CataloguePlace> => {
  const trips = destination.dayTrips.map((file) => ({
    type: 'day-trip' as const,
    id: globalPlaceId(destination.id, file.id),
    destination,
    file,
  }));

  return new Map([...visitablesOf(destination), ...trips].map((place) => [place.id, place]));
});

/** The sights and tables of a destination: what a day can hold without leaving town. */
export function visitablesOf(destination: Destination): Visitable[] {
  const id = (placeId: string) => globalPlaceId(destination.id, placeId);

  return [
    ...destination.places.map((file) => ({
      type: 'sight' as const,
      id: id(file.id),
      destination,
      file,
    })),
    ...destination.food.map((file) => ({
      type: 'food' as const,
      id: id(file.id),
      destination,
      file,
    })),
  ];
}

function readFiles(folder: URL): Files {
  const corrected = overlaid(folder);
  const shipped = readDestinations(folder);
  const countries = readFolder<CountryFile>(new URL('countries/', folder)).map(withRate);
  const imported = readImported();
  const without = <T>(known: readonly T[], more: readonly T[], key: (one: T) => string) =>
    more.filter((one) => known.every((other) => key(other) !== key(one)));

  return {
    destinations: [...shipped, ...without(shipped, imported.destinations, ({ id }) => id)].map(
      (file) => (corrected.has(file.id) ? applyOverlay(file, readOverlay(file.id, folder)) : file),
    ),
    countries: [...countries, ...without(countries, imported.countries, ({ code }) => code)],
    languages: readFolder<LanguageFile>(new URL('languages/', folder)),
    otherNames: loadOtherNames(),
  };
}

function readFolder<T>(folder: URL): T[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readDataFile<T>(name, folder));
}
