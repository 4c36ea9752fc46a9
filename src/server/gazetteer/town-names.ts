import { readDataFile } from '../catalogue/data-folder.ts';
import { nameKey } from './name-key.ts';
import { once, onceInParts } from '#shared/remember.ts';

/** What towns of 300,000 people and more are called in other languages and scripts, by GeoNames' number. */
type TownNames = { idsOf: (key: string) => readonly number[] };

const file = once(() => readDataFile<Record<string, string>>('town-names.json'));
const TOWNS_A_PART = 100;

/** Those names as keys; read once per process. */
export function loadTownNames(): TownNames {
  return index(file());
}

/** Reads them beforehand, a few at a time. */
export function prepareTownNames(): Generator<void> {
  return index.ahead(file());
}

const index = onceInParts(function* (names: Record<string, string>): Generator<void, TownNames> {
  const ids = new Map<string, number[]>();

  for (const [at, [number, all]] of Object.entries(names).entries()) {
    for (const key of new Set(all.split('|').map(nameKey))) {
      if (key) ids.set(key, [...(ids.get(key) ?? []), Number(number)]);
    }
    if (at % TOWNS_A_PART === 0) yield;
  }
  return { idsOf: (key) => ids.get(key) ?? [] };
});
