import { readDataFile } from '../catalogue/data-folder.ts';

let loaded: Record<string, Record<string, string>> | undefined;

/** The state or province of a town by its GeoNames code, in English where it has an English name. */
export function provinceName(country: string, code: string): string | undefined {
  loaded ??= readDataFile<Record<string, Record<string, string>>>('town-regions.json');
  return loaded[country]?.[code];
}
