import { readDataFile } from './data-folder.ts';
import { once } from '#shared/remember.ts';

const load = once(() => readDataFile<Record<string, readonly string[]>>('first-visits.json'));

/** The destinations that a first trip through a country is made for, foremost first; none where it has one alone. */
export function firstVisits(country: string): readonly string[] {
  return load()[country] ?? [];
}
