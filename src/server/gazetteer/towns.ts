import { setImmediate as nextTurn } from 'node:timers/promises';
import { fnv1a } from '#shared/seeded.ts';
import { otherKeysOf } from './exonyms.ts';
import { nameKey, spelledOutKey } from './name-key.ts';
import { readTownFile, type TownEntry, townEntry, townText } from './town-file.ts';
import type { Town } from './town.ts';
import { readDataFile } from '../catalogue/data-folder.ts';
import { once } from '#shared/remember.ts';
import { groupByEach } from '#shared/groups.ts';

export type Towns = {
  /** Towns that bear a name, given as its key. */
  called: (key: string) => Town[];
  byId: (id: number) => Town | undefined;
  /** How many there are, and each of them. */
  count: number;
  at: (row: number) => Town;
  /** The towns so large that people abroad know them, under each of their keys. */
  large: readonly KeyedTown[];
};
type KeyedTown = readonly [key: string, town: Town];

/** What is kept of a town: where it begins in the file, its number and its point. */
const COLUMNS = 4;
const UNITS_PER_DEGREE = 100_000;
const LARGE = 100_000;
const BUCKETS = 1 << 16;
/** The event loop gets its turn after so many milliseconds of reading. */
const SLICE_MS = 5;
const TOWNS_BETWEEN_LOOKS = 64;

/** Rows by the hash of their names: those of bucket b stand in `rows` from `starts[b]` up to `starts[b + 1]`. */
type NameTable = { starts: Int32Array; rows: Int32Array };
type World = {
  file: Buffer;
  cells: Int32Array;
  large: readonly KeyedTown[];
  names: NameTable;
};

/**
 * Reads the towns of the world in slices, so that a server goes on answering meanwhile. What stays in memory is
 * the file, where each town begins in it and a table of hashed names; a town is read when it is asked for.
 */
export async function readTowns(): Promise<Towns> {
  const file = await readTownFile();
  const [cells, buckets, rows]: [number[], number[], number[]] = [[], [], []];
  const large: KeyedTown[] = [];
  let sliceBegan = performance.now();

  for (let offset = 0, lat = 0, lon = 0, row = 0; offset < file.length; row += 1) {
    const entry = townEntry(file, offset);

    lat += entry.latStep;
    lon += entry.lonStep;
    cells.push(offset, entry.id, lat, lon);
    const keys = keysOf(townText(file, entry.name), townText(file, entry.country));

    if (entry.population >= LARGE) {
      const town = toTown(file, entry, { lat, lon });

      large.push(...keys.map((key) => [key, town] as const));
    }
    for (const key of keys) {
      buckets.push(bucketOf(key));
      rows.push(row);
    }
    offset = entry.end;
    if (row % TOWNS_BETWEEN_LOOKS === 0 && performance.now() - sliceBegan > SLICE_MS) {
      await nextTurn();
      sliceBegan = performance.now();
    }
  }
  await nextTurn();
  const names = tableOf(buckets, rows);

  await nextTurn();
  return createTowns({ file, cells: Int32Array.from(cells), large, names });
}

function createTowns({ file, cells, large, names }: World): Towns {
  const townAt = (row: number): Town => {
    const [offset = 0, , lat = 0, lon = 0] = cells.subarray(row * COLUMNS, (row + 1) * COLUMNS);

    return toTown(file, townEntry(file, offset), { lat, lon });
  };

  const inFile = cells.length / COLUMNS;
  const more = byKey(moreTowns());

  return {
    called(key) {
      const bucket = bucketOf(key);
      const rows = [...names.rows.subarray(names.starts[bucket], names.starts[bucket + 1])];

      return [
        ...rows.map(townAt).filter(({ name, country }) => keysOf(name, country).includes(key)),
        ...(more.get(key) ?? []),
      ];
    },

    byId(id) {
      for (let row = 0; row * COLUMNS < cells.length; row += 1) {
        if (cells[row * COLUMNS + 1] === id) return townAt(row);
      }
      return moreTowns().find((town) => town.id === id);
    },

    large,
    count: inFile + moreTowns().length,
    at: (row) => (row < inFile ? townAt(row) : (moreTowns()[row - inFile] ?? townAt(0))),
  };
}

function byKey(towns: readonly Town[]): ReadonlyMap<string, Town[]> {
  return groupByEach(towns, ({ name, country }) => new Set(keysOf(name, country)));
}

function toTown(file: Buffer, entry: TownEntry, point: { lat: number; lon: number }): Town {
  return {
    id: entry.id,
    name: townText(file, entry.name),
    country: townText(file, entry.country),
    region: townText(file, entry.region),
    lat: point.lat / UNITS_PER_DEGREE,
    lon: point.lon / UNITS_PER_DEGREE,
    population: entry.population,
  };
}

/** Every key that a town is filed under. */
export function keysOf(name: string, country: string): string[] {
  const key = nameKey(name);
  const spelledOut = spelledOutKey(name, country);
  const others = otherKeysOf(key, country);

  return spelledOut === undefined || spelledOut === key
    ? [key, ...others]
    : [key, spelledOut, ...others];
}

function bucketOf(key: string): number {
  return fnv1a(key) % BUCKETS;
}

/** A counting sort of the rows by their buckets. */
function tableOf(buckets: readonly number[], rows: readonly number[]): NameTable {
  const starts = new Int32Array(BUCKETS + 1);
  const sorted = new Int32Array(rows.length);

  for (const bucket of buckets) starts[bucket + 1] = (starts[bucket + 1] ?? 0) + 1;
  for (let bucket = 0; bucket < BUCKETS; bucket += 1)
    starts[bucket + 1] = (starts[bucket + 1] ?? 0) + (starts[bucket] ?? 0);
  const next = starts.slice();

  buckets.forEach((bucket, index) => {
    const at = next[bucket] ?? 0;

    sorted[at] = rows[index] ?? 0;
    next[bucket] = at + 1;
  });
  return { starts, rows: sorted };
}

type Row = [
  id: number,
  name: string,
  country: string,
  region: string,
  lat: number,
  lon: number,
  population: number,
];

/** Towns that the package's list lacks: newer ones of 15,000 people, and villages that travellers know. */
const moreTowns = once(() =>
  readDataFile<Row[]>('more-towns.json').map(
    ([id, name, country, region, lat, lon, population]): Town => ({
      id,
      name,
      country,
      region,
      lat,
      lon,
      population,
    }),
  ),
);
