import { readDataFile } from '../catalogue/data-folder.ts';
import { nameKey } from './name-key.ts';
import { once } from '#shared/remember.ts';
import { groupByEach } from '#shared/groups.ts';

/** What towns of 300,000 people and more are called in other languages and scripts, by GeoNames' number. */
type TownNames = { idsOf: (key: string) => readonly number[] };

/** Those names as keys; read once per process. */
export const loadTownNames = once(() =>
  index(readDataFile<Record<string, string>>('town-names.json')),
);

function index(file: Record<string, string>): TownNames {
  const keys = new Map<number, string[]>();

  for (const [number, names] of Object.entries(file)) {
    keys.set(Number(number), [...new Set(names.split('|').map(nameKey))].filter(Boolean));
  }
  const ids = groupByEach(keys.keys(), (id) => keys.get(id) ?? []);

  return { idsOf: (key) => ids.get(key) ?? [] };
}
