import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { destinationSchema, type DestinationFile } from '../catalogue.schema.ts';
import {
  countrySchema,
  type CountryFile,
  languageSchema,
  type LanguageFile,
} from '../country.schema.ts';
import { readDataFile } from '../data-folder.ts';
import { rideSchema, type Ride } from '../ride.schema.ts';
import { roadStopSchema, type RoadStopFile } from '../road-stop.schema.ts';
import { ROAD_STOPS_FILE } from '../road-stops.ts';
import { RIDE_FILES } from '../rides.ts';
import type { Airline, Airport, RailLink } from '../transport.ts';
import type { TransportFiles } from './check-transport.ts';

const DATA = new URL('../data/', import.meta.url);

export type DataFiles = {
  destinations: DestinationFile[];
  countries: CountryFile[];
  languages: LanguageFile[];
  transport: TransportFiles;
  rides: Ride[];
  roadStops: RoadStopFile[];
  faults: string[];
};

/** Every data file, parsed by its schema; what does not parse becomes a fault that names the file and field. */
export function readDataFiles(): DataFiles {
  const faults: string[] = [];

  return {
    destinations: readFolder('destinations', destinationSchema, faults),
    countries: readFolder('countries', countrySchema, faults),
    languages: readFolder('languages', languageSchema, faults),
    transport: {
      airports: readDataFile<Airport[]>('airports.json'),
      airlines: readDataFile<Airline[]>('airlines.json'),
      rail: readDataFile<RailLink[]>('rail.json'),
    },
    rides: RIDE_FILES.flatMap((name) => readRows(name, rideSchema, faults)),
    roadStops: readRows(ROAD_STOPS_FILE, roadStopSchema, faults),
    faults,
  };
}

function readRows<T>(name: string, schema: z.ZodType<T>, faults: string[]): T[] {
  const parsed = z.array(schema).safeParse(readJson(new URL(name, DATA)));

  if (!parsed.success) {
    faults.push(`${name}: ${z.prettifyError(parsed.error).replaceAll('\n', ' ')}`);
  }
  return parsed.data ?? [];
}

function readFolder<T extends { id: string } | { code: string }>(
  folder: string,
  schema: z.ZodType<T>,
  faults: string[],
): T[] {
  const base = new URL(`${folder}/`, DATA);

  return readdirSync(base)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .flatMap((name) => {
      const parsed = schema.safeParse(readJson(new URL(name, base)));

      if (!parsed.success) {
        faults.push(`${folder}/${name}: ${z.prettifyError(parsed.error).replaceAll('\n', ' ')}`);
        return [];
      }

      const key = 'id' in parsed.data ? parsed.data.id : parsed.data.code.toLowerCase();

      if (`${key}.json` !== name) faults.push(`${folder}/${name}: holds "${key}"`);
      return [parsed.data];
    });
}

function readJson(file: URL): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
