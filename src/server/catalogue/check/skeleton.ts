import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INTERESTS } from '#shared/preferences/options.ts';
import { foldText } from '../fold-text.ts';
import { type Airport, loadTransport } from '../transport.ts';

/** A row of the reference table of destinations, as far as a skeleton uses it. */
type Reference = {
  name: string;
  cc: string;
  lat: number;
  lon: number;
  high_c: number[];
  low_c: number[];
  rain_mm: number[];
  sea_c: number[] | null;
};

/** Minutes by road from an airport: a quarter of an hour and a minute a kilometre, to be corrected by hand. */
const AIRPORT_BASE_MINUTES = 15;
const MAX_AIRPORT_KM = 120;
const ZEROS = Array.from({ length: 12 }, () => 0);
const UNKNOWN = {
  cc: '',
  lat: 0,
  lon: 0,
  high_c: ZEROS,
  low_c: ZEROS,
  rain_mm: ZEROS,
  sea_c: null,
};

/** The reference row of a name in `destinations.json` of a folder; undefined when it is not there. */
export function findReference(name: string, folder: string): Reference | undefined {
  const rows = JSON.parse(readFileSync(join(folder, 'destinations.json'), 'utf8')) as Reference[];

  return rows.find((row) => foldText(row.name) === foldText(name));
}

/** A destination file to fill in: facts where the reference has them, empty lists and texts elsewhere. */
export function skeleton(name: string, reference: Reference | undefined, asOf: string) {
  const facts = reference ?? UNKNOWN;
  const near = (reference ? loadTransport().nearestAirports(reference, 3) : []).filter(
    ({ km }) => km < MAX_AIRPORT_KM,
  );

  return {
    id: foldText(name).replaceAll(' ', '-'),
    name,
    aliases: [],
    country: facts.cc,
    continent: '',
    lat: facts.lat,
    lon: facts.lon,
    timeZone: near[0]?.airport.timeZone ?? '',
    airports: near.map(({ airport, km }) => toAirport(airport, km)),
    climate: {
      highC: facts.high_c,
      lowC: facts.low_c,
      rainMm: facts.rain_mm,
      seaC: facts.sea_c,
    },
    bestMonths: [],
    dailyUsd: { budget: 0, moderate: 0, luxury: 0, ultraLuxury: 0 },
    interests: Object.fromEntries(INTERESTS.map((interest) => [interest, [0, '']])),
    description: '',
    imageKeywords: [],
    scene: [],
    etiquette: [],
    safety: [],
    getAround: '',
    asOf,
    places: [],
    food: [],
    stays: [],
    dayTrips: [],
    business: [],
  };
}

function toAirport({ iata }: Airport, km: number) {
  return { iata, minutes: Math.round(AIRPORT_BASE_MINUTES + km), mode: 'taxi', usd: 0 };
}
