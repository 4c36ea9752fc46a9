import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import { z } from 'zod';
import {
  type DestinationFile,
  destinationSchema,
  foodSchema,
  openDataSchema,
} from '../catalogue.schema.ts';
import { staySchema } from '../stay.schema.ts';
import type { CountryFile } from '../country.schema.ts';
import { readDataFile } from '../data-folder.ts';
import { placeSchema } from '../place.schema.ts';

/** A restaurant of open data: nobody knows its dishes. */
const importedFood = foodSchema.extend({ dishes: z.array(z.string()).max(4) });

/** A destination made of open data: by the rules of the shipped ones, as far as open data can meet them. */
const importedDestinationSchema = destinationSchema.extend({
  openData: openDataSchema,
  places: z.array(placeSchema).min(1),
  food: z.array(importedFood),
  stays: z.array(staySchema).min(1),
});

/** What was imported, and the files that could not be used, each with its reason. */
export type ImportedFiles = {
  destinations: DestinationFile[];
  countries: CountryFile[];
  faults: string[];
};

/** A file of an imported town: the town, and its country where the catalogue does not hold it. */
export type ImportedFile = { destination: DestinationFile; country?: CountryFile | undefined };

const KEY = 'northstar:imported-destinations';
const FOLDER = 'destinations';
const countryFields = z.looseObject({ code: z.string().length(2), name: z.string() });
const fileSchema = z.strictObject({
  destination: importedDestinationSchema,
  country: countryFields.optional(),
});

/** Where a server keeps the towns that were imported for it. */
export function importedFolder(dataDir: string): string {
  return resolve(dataDir, FOLDER);
}

/** Has this process, and every thread that it starts from now on, read imported towns from a folder. */
export function setImportedFolder(folder: string): void {
  setEnvironmentData(KEY, folder);
}

/** The imported towns of the folder in use; none where no folder is. */
export function readImported(): ImportedFiles {
  const folder = getEnvironmentData(KEY);
  const none: ImportedFiles = { destinations: [], countries: [], faults: [] };

  if (typeof folder !== 'string' || !existsSync(folder)) return none;
  const base = pathToFileURL(`${folder}/`);

  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .reduce((files, name) => add(files, name, base), none);
}

function add(files: ImportedFiles, name: string, base: URL): ImportedFiles {
  try {
    const file = readDataFile<ImportedFile>(name, base);

    fileSchema.parse(file);
    return {
      ...files,
      destinations: [...files.destinations, file.destination],
      countries: [...files.countries, ...(file.country ? [file.country] : [])],
    };
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);

    return { ...files, faults: [...files.faults, `${name}: ${reason.replaceAll('\n', ' ')}`] };
  }
}

/** Writes an imported town, one line a place; returns where. Throws where it does not keep the schema. */
export function writeImported(folder: string, file: ImportedFile): string {
  fileSchema.parse(file);
  const path = resolve(folder, `${file.destination.id}.json`);

  mkdirSync(folder, { recursive: true });
  writeFileSync(path, `${JSON.stringify(file, null, 1)}\n`);
  return path;
}
