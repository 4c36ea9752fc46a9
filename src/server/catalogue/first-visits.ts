import { readDataFile } from './data-folder.ts';

let loaded: Readonly<Record<string, readonly string[]>> | undefined;

/** The destinations that a first trip through a country is made for, foremost first; none where it has one alone. */
export function firstVisits(country: string): readonly string[] {
  loaded ??= readDataFile<Record<string, string[]>>('first-visits.json');
  return loaded[country] ?? [];
}
