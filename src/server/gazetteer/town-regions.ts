import { readDataFile } from '../catalogue/data-folder.ts';
import { once } from '#shared/remember.ts';

const load = once(() => readDataFile<Record<string, Record<string, string>>>('town-regions.json'));

/** The state or province of a town by its GeoNames code, in English where it has an English name. */
export function provinceName(country: string, code: string): string | undefined {
  return load()[country]?.[code];
}
