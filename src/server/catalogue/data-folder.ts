import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the data files lie: beside the sources, also when this code runs from the bundle in dist/server. */
export function dataFolder(): URL {
  const here = new URL('./data/', import.meta.url);

  return existsSync(fileURLToPath(here))
    ? here
    : new URL('../../src/server/catalogue/data/', import.meta.url);
}

/** A data file as its type. `npm run catalogue:check` has checked it; doing so again would only cost the start. */
export function readDataFile<T>(name: string, folder: URL = dataFolder()): T {
  return JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as T;
}
